import { pageContext } from '#app/page-context.ts';
import { readInboxQuery } from '#app/staff/enquiries/inbox/inbox-query.ts';
import { findStaff } from '#app/staff/shell/require-staff.ts';
import { findNeighbours, type Neighbours } from '#domain/enquiries/inbox/neighbour-service.ts';
import type { Route } from './+types/neighbours-resource.ts';

/** Loaded beside the enquiry's page, so it must not redirect to the login page. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Neighbours | null> {
  const actor = await findStaff({ request, context });
  if (!actor || actor.mustChangePassword) return null;
  const query = new URL(request.url).searchParams;
  const { db } = context.get(pageContext);
  // A route without a component cannot answer `undefined`.
  return (await findNeighbours(db, actor, readInboxQuery(query), query.get('id') ?? '')) ?? null;
}

/** Without an answer the page has no steps. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader().catch(() => null);

/** A change may move the enquiry in the list; the steps stay as they were when it was opened. */
export const shouldRevalidate = () => false;
