/**
 * Phones show a notice only where a service worker brings it. This one does nothing else: it stands beside the pages, not
 * between them and the network.
 */
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
