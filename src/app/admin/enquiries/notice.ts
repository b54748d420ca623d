import { staffEnquiriesContent } from '#app/content/staff-enquiries.ts';
import { leadPath } from '#paths.ts';
import workerAddress from './notice-worker.ts?worker&url';

const content = staffEnquiriesContent.live;

export const canNotify = (): boolean => 'Notification' in window && 'serviceWorker' in navigator;

const awake = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const look = () => worker.state === 'activated' && resolve();
    worker.addEventListener('statechange', look);
    look();
  });

/** Who brings the notices; the browser knows it from before, or loads it now. */
async function bringer(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(workerAddress);
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (worker) await awake(worker);
  return registration;
}

/** Whoever looks at the desk needs no notice. It says no more of a person than the first name. */
export async function notifyOf(id: string, firstName: string): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted' || document.hasFocus()) return;
  try {
    const registration = await bringer();
    await registration.showNotification(content.notice, {
      // By its tag several tabs make one notice.
      tag: `enquiry-${id}`,
      body: firstName && content.noticeFrom(firstName),
      icon: '/icons/icon-192.png',
      data: new URL(leadPath(id), location.href).href,
    });
  } catch {
    // Refused, or gone with an older version of the site: the list is live all the same.
  }
}
