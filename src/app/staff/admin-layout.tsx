import './staff.css';
import { Outlet } from 'react-router';
import { mainFonts } from '#app/fonts/brand-fonts.ts';
import { pageContext } from '#app/page-context.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Route } from './+types/admin-layout.ts';

/** Everything below is one application: the router hydrates it, and no cache ever holds it. */
export const handle = { application: true };

export const meta = () => [{ name: 'robots', content: 'noindex, nofollow' }];

export async function loader({ context }: Route.LoaderArgs) {
  const { agencyName } = await readSettings(context.get(pageContext).db);
  return { agencyName };
}

/** It is only for the head of the first page. Asked again in vain, it would put the error page in the place of all. */
export const shouldRevalidate = () => false;

/** With `font-display: optional`, a preloaded font is there at the first paint or not used at all: no line moves. */
export const links: Route.LinksFunction = () =>
  mainFonts.map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }));

export default function AdminLayout() {
  return <Outlet />;
}
