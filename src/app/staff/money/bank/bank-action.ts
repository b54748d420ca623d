import * as z from 'zod/mini';
import { done, refused } from '#app/staff/forms/action-result.ts';
import { intent, type StaffIntent, staffIntents } from '#app/staff/shell/intents.ts';
import { rowFields } from '#app/staff/shell/row-in-form.ts';
import { bookingIdOf, bookingNumber } from '#domain/bookings/booking.ts';
import { countLine, matchLine, setAside, undoLine } from '#domain/payments/bank/line-service.ts';
import { candidateKinds } from '#domain/payments/bank/match-lines.ts';
import { type Matching, matchOpenLines } from '#domain/payments/bank/matching-service.ts';
import { statementLabels } from '#domain/payments/bank/statement-columns.ts';
import { sendStatement } from '#domain/payments/bank/statement-service.ts';
import { sheetImportMessages } from '#domain/sheet-import/sheet-import-messages.ts';
import { maxImportKiB, maxShortFormKiB } from '#platform/http/body.ts';
import { withTexts } from '#platform/http/input.ts';
import { bankTexts as texts } from './texts.ts';

/** What is said about a file that was read. */
export type SentView = { faults: string[]; moreFaults: number };

const maxFaults = 20;

const textOf = ({ matched, waiting }: Matching) =>
  [matched > 0 && texts.upload.matched(matched), waiting > 0 && texts.upload.waiting(waiting)]
    .filter(Boolean)
    .join(' ');

const send: StaffIntent<SentView | undefined> = async ({ db, actor, readSheet, request }, form) => {
  const sent = form.file('file');
  if (!sent || sent.bytes.length === 0)
    return { ...refused('invalid', sheetImportMessages.missing), field: 'file' };
  const file = {
    name: sent.name,
    read: (limits: Parameters<typeof readSheet>[1]) => readSheet(sent.bytes, limits, request.signal),
  };
  const { lines, added, faults } = await sendStatement(db, actor, file, form.fields.account ?? '');
  const matching = await matchOpenLines(db, actor);
  const shown = faults
    .slice(0, maxFaults)
    .map(({ row, field, text }) => texts.upload.fault(row, field === '' ? '' : statementLabels[field], text));
  return done([texts.upload.added(lines, added), textOf(matching)].filter(Boolean).join(' '), {
    faults: faults.length > 0 ? [texts.upload.faults(faults.length), ...shown] : [],
    moreFaults: faults.length - shown.length,
  });
};

const match: StaffIntent<SentView | undefined> = async ({ db, actor }) =>
  done(textOf(await matchOpenLines(db, actor)) || texts.match.nothing);

/** Takes a file of 2 MB, and matches for up to 20 seconds. */
export const handleStatements = staffIntents<SentView | undefined>(maxImportKiB, { send, match });

const line = rowFields('id');
const isYes = (text: string) => text === 'yes';

/** What staff do with one line. */
export const handleLines = staffIntents(maxShortFormKiB, {
  choose: intent(
    z.intersection(withTexts(line, 'target', 'confirmed'), z.object({ kind: z.enum(candidateKinds) })),
    async ({ db, actor }, { id, revision, kind, target, confirmed }) => {
      await matchLine(db, actor, { id, revision }, { kind, id: target, isConfirmed: isYes(confirmed) });
      return done(texts.done.matched);
    },
  ),
  count: intent(
    withTexts(line, 'bookingNumber', 'confirmed'),
    async ({ db, actor }, { id, revision, bookingNumber: typed, confirmed }) => {
      await countLine(db, actor, { id, revision }, { bookingNumber: typed, isConfirmed: isYes(confirmed) });
      return done(texts.done.counted(bookingNumber(bookingIdOf(typed) ?? '')));
    },
  ),
  aside: intent(withTexts(line, 'reason'), async ({ db, actor }, { id, revision, reason }) => {
    await setAside(db, actor, { id, revision }, reason);
    return done(texts.done.aside);
  }),
  undo: intent(line, async ({ db, actor }, { id, revision }) => {
    await undoLine(db, actor, { id, revision });
    return done(texts.undo.done);
  }),
});
