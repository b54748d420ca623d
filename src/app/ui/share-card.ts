import { paths } from '#paths.ts';

/** `/contactus` is shared as `/share/contactus.jpg`; the build draws one for each page. */
export function shareCard(path: string): string {
  return `/share/${path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
}
