import { pageContext } from '#app/page-context.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/robots.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { baseUrl } = context.get(pageContext);
  const lines = [
    'User-agent: *',
    `Disallow: ${paths.api}/`,
    'Disallow: /admin',
    '',
    `Sitemap: ${baseUrl}${paths.sitemap}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
