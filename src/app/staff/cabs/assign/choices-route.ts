import { pageContext } from '#app/page-context.ts';
import { replaceErrors, staleOnError } from '#app/staff/shell/offline.ts';
import { findStaff } from '#app/staff/shell/require-staff.ts';
import { listFleetChoices } from '#domain/bookings/board/choice-service.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import type { Route } from './+types/choices-route.ts';
import { toChoicesView } from './choice-view.ts';

/** Loaded beside a form, so it must not redirect to the login page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await findStaff({ request, context });
  if (!actor || actor.mustChangePassword) return null;
  const dutyId = new URL(request.url).searchParams.get('duty') ?? '';
  const { db } = context.get(pageContext);
  const found = await listFleetChoices(db, actor, dutyId);
  return found ? toChoicesView(found, await readCabNames(db)) : null;
}

/** Without an answer the form says so, and keeps what is chosen. */
const nullOnError: Route.ClientMiddlewareFunction = async (_args, next) =>
  replaceErrors(await next(), () => ({ result: null }));

export const clientMiddleware = [nullOnError, staleOnError];
