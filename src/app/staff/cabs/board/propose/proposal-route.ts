import { pageContext } from '#app/page-context.ts';
import { readBoardQuery } from '#app/staff/cabs/board/board-query.ts';
import { replaceErrors, staleOnError } from '#app/staff/shell/offline.ts';
import { findStaff } from '#app/staff/shell/require-staff.ts';
import { viewProposal } from '#domain/bookings/board/propose/propose-service.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import type { Route } from './+types/proposal-route.ts';
import { toProposalView } from './proposal-view.ts';

/** Loaded into the panel, so it must not redirect to the login page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await findStaff({ request, context });
  if (!actor || actor.mustChangePassword) return null;
  const now = new Date();
  const query = readBoardQuery(new URL(request.url).searchParams, dayInIndia(now));
  const { db } = context.get(pageContext);
  const [proposal, cabs] = await Promise.all([viewProposal(db, actor, query, now), readCabNames(db)]);
  return toProposalView(proposal, cabs);
}

/** Without an answer the panel says so. */
const nullOnError: Route.ClientMiddlewareFunction = async (_args, next) =>
  replaceErrors(await next(), () => ({ result: null }));

export const clientMiddleware = [nullOnError, staleOnError];
