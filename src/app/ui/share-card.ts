import { paths } from '#paths.ts';

/** The share card of `/contactus` is `/share/contactus.jpg`; the build draws one per page. */
export function shareCard(path: string): string {
  return `/share/${path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
}
