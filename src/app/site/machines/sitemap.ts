import { sitePages } from '#app/content/site-pages.ts';
import { pageContext } from '#app/page-context.ts';
import { withPageText } from '#app/pages/page-texts.ts';
import { originalAt } from '#app/pages/read-content.ts';
import { pictureOf } from '#app/site/picture-of.ts';
import { listArticleSlugs } from '#domain/blogs/blog-service.ts';
import { listRoutePages } from '#domain/fares/routes/route-page-service.ts';
import { listPublishedPages } from '#domain/pages/page-service.ts';
import { listPlacePages } from '#domain/places/place-service.ts';
import { listPublicPackageAddresses } from '#domain/tour-packages/tour-package-service.ts';
import { articlePath, packagePath, placePath, taxiRoutePath } from '#paths.ts';
import type { Route } from './+types/sitemap.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const dateOf = (moment: Date) => `<lastmod>${moment.toISOString()}</lastmod>`;

const spaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, tags, baseUrl } = context.get(pageContext);
  tags.add('tour-packages').add('blogs').add('fares').add('places').add('pages');
  const [packages, articles, routes, places, published] = await Promise.all([
    listPublicPackageAddresses(db),
    listArticleSlugs(db),
    listRoutePages(db),
    listPlacePages(db),
    listPublishedPages(db),
  ]);
  const edited = new Map(published.map((page) => [page.path, page]));
  const pages = sitePages.map((page) => {
    const { path } = page;
    const { live, publishedAt } = edited.get(path) ?? {};
    const { poster } = live ? withPageText(originalAt(path), live) : page;
    return (
      `<url><loc>${baseUrl}${path}</loc>${publishedAt ? dateOf(publishedAt) : ''}` +
      `<image:image><image:loc>${baseUrl}${pictureOf(poster).src}</image:loc>` +
      `<image:caption>${escaped(poster.alt)}</image:caption></image:image></url>`
    );
  });
  const written = [
    ...packages.map(packagePath),
    ...articles.map(articlePath),
    ...routes.map(({ slug }) => taxiRoutePath(slug)),
  ].map((path) => `<url><loc>${escaped(baseUrl + path)}</loc></url>`);
  const dated = places.map(
    ({ slug, updatedAt }) => `<url><loc>${baseUrl}${placePath(slug)}</loc>${dateOf(updatedAt)}</url>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>${[...pages, ...written, ...dated].join('')}</urlset>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
}
