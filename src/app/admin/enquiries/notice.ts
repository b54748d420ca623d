import { staffEnquiriesContent } from '#app/content/staff-enquiries.ts';

const content = staffEnquiriesContent.live;

export const canNotify = (): boolean => 'Notification' in window;

/** Whoever looks at the desk needs no notice. It says no more of a person than the first name. */
export function notifyOf(id: string, firstName: string): void {
  if (!canNotify() || Notification.permission !== 'granted' || document.hasFocus()) return;
  try {
    // By its tag several tabs make one notice.
    new Notification(content.notice, {
      tag: `enquiry-${id}`,
      ...(firstName && { body: content.noticeFrom(firstName) }),
    });
  } catch {
    // Phones allow it to service workers only; the list is live all the same.
  }
}
