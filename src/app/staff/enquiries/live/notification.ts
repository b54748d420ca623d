import { staffEnquiriesContent } from '#app/content/staff/enquiries.ts';
import { inboxAddress } from '#app/staff/enquiries/inbox/inbox-query.ts';
import { enquiryPath } from '#paths.ts';
import workerAddress from './notification-worker.ts?worker&url';

const content = staffEnquiriesContent.live;

export const canNotify = (): boolean => 'Notification' in window && 'serviceWorker' in navigator;

const activated = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const check = () => worker.state === 'activated' && resolve();
    worker.addEventListener('statechange', check);
    check();
  });

/** Who brings the notices; the browser knows it from before, or loads it now. */
async function notificationWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(workerAddress);
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (worker) await activated(worker);
  return registration;
}

/** By its tag several tabs make one notice, and a newer one takes its place. */
type Notice = { title: string; body?: string; tag: string; path: string };

/** Whoever looks at the page needs no notice. */
async function show({ title, body = '', tag, path }: Notice): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted' || document.hasFocus()) return;
  try {
    const registration = await notificationWorker();
    const data = new URL(path, location.href).href;
    await registration.showNotification(title, { tag, body, icon: '/icons/icon-192.png', data });
  } catch {
    // Refused, or gone with an older version of the site: the list is live all the same.
  }
}

/** It says no more of a customer than the first name. */
export const notifyOf = (id: string, firstName: string): Promise<void> =>
  show({
    title: content.notice,
    body: firstName && content.noticeFrom(firstName),
    tag: `enquiry-${id}`,
    path: enquiryPath(id),
  });

export const notifyOfMany = (count: number): Promise<void> =>
  show({ title: content.arrived(count), tag: 'enquiries', path: inboxAddress({ queue: 'new' }) });
