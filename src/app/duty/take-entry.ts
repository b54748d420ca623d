import type { DriverTexts } from '#app/content/duty/driver.ts';
import { driverTexts, filledText, languageOf } from '#app/content/duty/languages.ts';
import { cashLimitPaise } from '#domain/bookings/money/cash-limit.ts';
import { type Recorded, recordEntry } from '#domain/bookings/slip/driver-service.ts';
import { driverEntryInput } from '#domain/bookings/slip/entry-input.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { failureText } from '#messages.ts';
import type { Db } from '#platform/database/db.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';
import type { Fields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';
import type { EntryReply } from './send-entry.ts';

export const maxEntryKiB = 4;

type Taken = { reply: EntryReply; status: number };

const refused = (text: string, code: 'invalid' | 'not_found' = 'invalid'): Taken => ({
  reply: { kind: 'refused', text },
  status: failureStatus[code],
});

/** In the language of the page. */
function takenOf(recorded: Recorded, texts: DriverTexts): Taken {
  switch (recorded.kind) {
    case 'stored':
    case 'without-code':
      return { reply: { kind: recorded.kind }, status: 200 };
    case 'gone':
      return refused(texts.linkGone, 'not_found');
    case 'wrong-code':
      return refused(filledText(texts.codeWrong, { tries: recorded.triesLeft }));
    case 'too-much':
      return refused(filledText(texts.tooMuch, { amount: formatPaise(recorded.maxPaise) }));
    case 'closed':
      return refused(texts.closed);
    case 'cancelled':
      return refused(texts.cancelledEnd);
    case 'ended-before':
      return refused(texts.endedBefore);
    case 'sent-before':
      return refused(texts.sentBefore);
    case 'cash-limit':
      return refused(filledText(texts.cashLimit, { amount: formatPaise(cashLimitPaise) }));
    case 'too-many-entries':
      return refused(texts.tooManyEntries);
  }
}

/** Stores an entry, or says why not. Transient failures are thrown, so that the page sends it again. */
export async function takeEntry(db: Db, token: string, fields: Fields): Promise<Taken> {
  try {
    const recorded = await recordEntry(db, token, parseInput(driverEntryInput, fields));
    return takenOf(recorded, driverTexts[languageOf(fields.language)]);
  } catch (error) {
    const { code, userText } = failureOf(error);
    if (code !== 'invalid') throw error;
    return refused(userText ?? failureText.invalid);
  }
}
