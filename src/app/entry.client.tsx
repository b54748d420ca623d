/** The driver's page has a script of its own, which is kept on the phone. */
const isDriverPage = document.querySelector('[data-driver-page]') !== null;

/** Staff pages carry the router's state and are hydrated whole; on public pages only the islands are. */
if ('__reactRouterContext' in window) {
  import('#app/staff/hydrate.tsx');
} else if (isDriverPage) {
  import('#app/duty/driver-script.ts');
} else {
  import('./islands/loader.ts');
}
