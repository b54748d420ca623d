/** Mobile browsers show notifications only from a service worker. This one handles no fetch events. */
type Click = Event & { notification: Notification; waitUntil(until: Promise<unknown>): void };
type Tab = { url: string; focus(): Promise<unknown> };

declare const clients: {
  matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<Tab[]>;
  openWindow(address: string): Promise<unknown>;
};
declare const skipWaiting: () => Promise<void>;

async function open(address: string): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const openTab = tabs.find(({ url }) => url === address);
  await (openTab ? openTab.focus() : clients.openWindow(address));
}

addEventListener('install', () => void skipWaiting());

addEventListener('notificationclick', (event) => {
  const { notification, waitUntil } = event as Click;
  notification.close();
  waitUntil.call(event, open(notification.data));
});
