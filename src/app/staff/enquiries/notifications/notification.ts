import { inboxAddress } from '#app/staff/enquiries/inbox/inbox-query.ts';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { enquiryPath } from '#staff-paths.ts';
import workerAddress from './notification-worker.ts?worker&url';

const content = staffEnquiriesContent.live;

export const canNotify = (): boolean => 'Notification' in window && 'serviceWorker' in navigator;

const activated = (worker: ServiceWorker) =>
  new Promise<void>((resolve) => {
    const check = () => worker.state === 'activated' && resolve();
    worker.addEventListener('statechange', check);
    check();
  });

/** Registers the service worker, or returns the existing registration. */
async function notificationWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(workerAddress);
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (worker) await activated(worker);
  return registration;
}

/** Notifications with the same tag replace each other, also across tabs. */
type Notice = { title: string; body?: string; tag: string; path: string };

/** No notification while the page has the focus. */
async function showNow({ title, body = '', tag, path }: Notice): Promise<void> {
  if (!canNotify() || Notification.permission !== 'granted' || document.hasFocus()) return;
  try {
    const registration = await notificationWorker();
    const data = new URL(path, location.href).href;
    await registration.showNotification(title, { tag, body, icon: '/icons/icon-192.png', data });
  } catch {
    // The browser refused, or the worker's file belongs to an older build. The list is live without notifications.
  }
}

let lastShown = Promise.resolve();

/** One after the other, because a later one replaces an earlier one with the same tag. */
function show(notice: Notice): Promise<void> {
  lastShown = lastShown.then(() => showNow(notice));
  return lastShown;
}

/** The notification names the customer by first name only, because it can appear on a locked screen. */
export const notifyOf = (id: string, firstName: string): Promise<void> =>
  show({
    title: content.notice,
    body: firstName && content.noticeFrom(firstName),
    tag: `enquiry-${id}`,
    path: enquiryPath(id),
  });

/** Names no customer, because the list of an open page may not have the enquiry. */
export const notifyOfMail = (id: string): Promise<void> =>
  show({ title: content.mailNotice, tag: `mail-${id}`, path: enquiryPath(id) });

export const notifyOfMany = (count: number): Promise<void> =>
  show({ title: content.arrived(count), tag: 'enquiries', path: inboxAddress({ queue: 'new' }) });
