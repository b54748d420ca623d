import { data } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { findStaff, requireStaff } from '#app/staff/require-staff.ts';
import { offlineReply, staleOnError, unreachable } from '#app/staff/shell/offline.ts';
import { refusalOf } from '#app/staff/shell/refusal.ts';
import { listQuotes } from '#domain/quotes/quote-staff-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { failureStatus } from '#platform/failure.ts';
import { parseJson } from '#platform/text.ts';
import type { Route } from './+types/quotes-resource.ts';
import type { QuoteAnswer } from './quote-answer.ts';
import { handleQuotes } from './quotes-action.ts';
import { presentQuotes } from './shown-quotes.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const enquiryId = new URL(request.url).searchParams.get('enquiryId') ?? '';
  const found = await listQuotes(db, actor, enquiryId);
  if (!found) return { found: undefined };
  const { gstPercent } = await readSettings(db);
  return { found: presentQuotes(found, gstPercent, new Date()) };
}

export const clientLoader = staleOnError<Route.ClientLoaderArgs>('staff/quotes/quotes-resource');

function parsedOrNothing(json: string): unknown {
  try {
    return parseJson(json);
  } catch {
    return undefined;
  }
}

/** An ended session is reported instead of redirecting to the login page, which would lose typed text. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await findStaff({ request, context });
  if (!actor || actor.mustChangePassword) {
    const over: QuoteAnswer = { done: false, text: '', sessionOver: true };
    return data(over, { status: failureStatus.unauthenticated });
  }
  try {
    const answer = await handleQuotes(context.get(pageContext), actor, parsedOrNothing(await request.text()));
    return data(answer, { status: answer.done ? 200 : failureStatus.invalid });
  } catch (error) {
    return refusalOf(error);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<QuoteAnswer> =>
  offlineReply(serverAction, unreachable);
