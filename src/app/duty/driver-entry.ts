import { pageContext } from '#app/page-context.ts';
import { type Recorded, recordEntry } from '#domain/bookings/slip/driver-service.ts';
import { driverEntryInput } from '#domain/bookings/slip/entry-input.ts';
import { failureText, staffMessages } from '#messages.ts';
import type { Db } from '#platform/database/db.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import { type Fields, readFields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';
import type { Route } from './+types/driver-entry.ts';
import type { EntryReply } from './send-entry.ts';

const messages = staffMessages.slip;
export const maxEntryKiB = 4;

type Taken = { reply: EntryReply; status: number };

const refused = (text: string, code: 'invalid' | 'not_found' = 'invalid'): Taken => ({
  reply: { kind: 'refused', text },
  status: failureStatus[code],
});

function takenOf(recorded: Recorded): Taken {
  if (recorded.kind === 'gone') return refused(messages.linkGone, 'not_found');
  if (recorded.kind === 'wrong-code') return refused(messages.codeWrong(recorded.triesLeft));
  return { reply: { kind: recorded.kind }, status: 200 };
}

/** Stores an entry, or says why not. Transient failures are thrown, so that the page sends it again. */
export async function takeEntry(db: Db, token: string, fields: Fields): Promise<Taken> {
  try {
    return takenOf(await recordEntry(db, token, parseInput(driverEntryInput, fields)));
  } catch (error) {
    const { code, userText } = failureOf(error);
    if (code !== 'invalid') throw error;
    return refused(userText ?? failureText.invalid);
  }
}

/** Receives an entry of the page's outbox; sending it again changes nothing. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const fields = await readFields(request, maxEntryKiB);
  const { reply, status } = await takeEntry(context.get(pageContext).db, params.token, fields);
  return Response.json(reply, { status });
}

/** There is nothing to read at this address. */
export const loader = () => new Response(failureText.not_allowed, { status: failureStatus.not_allowed });
