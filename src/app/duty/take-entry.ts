import { bookingMessages } from '#booking-messages.ts';
import { type Recorded, recordEntry } from '#domain/bookings/slip/driver-service.ts';
import { driverEntryInput } from '#domain/bookings/slip/entry-input.ts';
import { failureText } from '#messages.ts';
import type { Db } from '#platform/database/db.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import type { Fields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';
import type { EntryReply } from './send-entry.ts';

const messages = bookingMessages.slip;
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
