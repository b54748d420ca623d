/** Staff pages carry the router's state and are hydrated whole; on public pages only the islands are. */
if ('__reactRouterContext' in window) {
  import('#app/staff/hydrate.tsx');
} else {
  import('./islands/loader.ts');
}
