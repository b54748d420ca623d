import { sitePages } from '#app/content/site-pages.ts';
import { pageContext } from '#app/page-context.ts';
import { posterFile } from '#app/ui/poster.tsx';
import type { Route } from './+types/sitemap.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl } = context.get(pageContext);
  const urls = sitePages.map(
    ({ path, poster }) =>
      `<url><loc>${baseUrl}${path}</loc><image:image><image:loc>${baseUrl}${posterFile(poster)}</image:loc>` +
      `<image:caption>${escaped(poster.alt)}</image:caption></image:image></url>`,
  );
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>${urls.join('')}</urlset>\n`,
    {
      headers: { 'content-type': 'application/xml; charset=utf-8' },
    },
  );
}
