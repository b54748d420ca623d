import './staff.css';
import { Outlet } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Route } from './+types/admin-layout.ts';
import { offlineReply, staleOnError } from './shell/offline.ts';

/** For every load and every action of the pages below. */
export const clientMiddleware = [staleOnError, offlineReply];

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

export default function AdminLayout() {
  return <Outlet />;
}
