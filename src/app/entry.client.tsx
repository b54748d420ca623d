/**
 * One entry, two ways: a staff page carries the router's state and is hydrated whole; a public page is a finished
 * document, of which only its islands wake up.
 */
if ('__reactRouterContext' in window) {
  import('#app/staff/hydrate.tsx');
} else {
  import('./islands/loader.ts');
}
