import { pageContext } from '#app/page-context.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { findDraft } from '#domain/quotes/quote-draft-service.ts';
import { listQuotes } from '#domain/quotes/quote-staff-service.ts';
import { maxContentKiB, readLimited } from '#platform/http/body.ts';
import { parseJson } from '#platform/text.ts';
import type { Route } from './+types/quotes-resource.ts';
import { handleQuotes } from './quotes-action.ts';
import { toQuotesView } from './quotes-view.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff({ request, context });
  const { db } = context.get(pageContext);
  const enquiryId = new URL(request.url).searchParams.get('enquiryId') ?? '';
  const found = await listQuotes(db, actor, enquiryId);
  if (!found) return { found: undefined };
  return { found: toQuotesView(found, await findDraft(db, actor, enquiryId), new Date()) };
}

function parsedOrNothing(json: string): unknown {
  try {
    return parseJson(json);
  } catch {
    return undefined;
  }
}

export const action = (args: Route.ActionArgs) =>
  staffAction(args, async (actor) => {
    const { db, encryption, queue } = args.context.get(pageContext);
    const body = await readLimited(args.request, maxContentKiB * 1024);
    return handleQuotes({ db, encryption, queue }, actor, parsedOrNothing(body.toString('utf8')));
  });
