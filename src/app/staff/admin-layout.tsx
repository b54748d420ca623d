import './staff.css';
import { Outlet } from 'react-router';
import { mainFonts } from '#app/fonts/brand-fonts.ts';
import { pageContext } from '#app/page-context.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Route } from './+types/admin-layout.ts';
import './react-dom.client.ts';

/** The pages below are one client-side application: the router hydrates them, and no cache stores them. */
export const handle = { application: true };

export const meta = () => [{ name: 'robots', content: 'noindex, nofollow' }];

export async function loader({ context }: Route.LoaderArgs) {
  const { agencyName } = await readSettings(context.get(pageContext).db);
  return { agencyName };
}

/**
 * The data is only for the head of the first page. A failed revalidation would replace the whole page by the error
 * page.
 */
export const shouldRevalidate = () => false;

/**
 * With `font-display: optional`, a preloaded font is used at the first paint or not at all, so the text does not shift.
 */
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
