import { pageContext } from '#app/page-context.ts';
import { failureText } from '#messages.ts';
import { failureStatus } from '#platform/failure.ts';
import { readFields } from '#platform/http/body.ts';
import type { Route } from './+types/driver-entry.ts';
import { maxEntryKiB, takeEntry } from './take-entry.ts';

/** Receives an entry of the page's outbox; sending it again changes nothing. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = await readFields(request, maxEntryKiB);
  const { reply, status } = await takeEntry(context.get(pageContext).db, params.token, fields);
  return Response.json(reply, { status });
}

/** There is nothing to read at this address. */
export const loader = () => new Response(failureText.not_allowed, { status: failureStatus.not_allowed });
