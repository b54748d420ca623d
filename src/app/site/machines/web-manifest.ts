import { pageContext } from '#app/page-context.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/web-manifest.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, tags } = context.get(pageContext);
  tags.add('settings');
  const { agencyName, line } = await readSettings(db);
  const manifest = {
    name: agencyName,
    short_name: agencyName.split(' ')[0],
    description: line,
    lang: 'en-GB',
    start_url: paths.home,
    display: 'browser',
    background_color: '#fbf6ec',
    theme_color: '#16243a',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}
