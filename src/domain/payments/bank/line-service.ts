import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { bookingIdOf } from '#domain/bookings/booking.ts';
import { countReceived, reverseReceived } from '#domain/bookings/money/received-service.ts';
import { lockStanding } from '#domain/bookings/plan/standing-service.ts';
import { confirmRequest, findMismatch, reopenRequest } from '#domain/payments/requests/request-service.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import { violatedConstraint } from '#platform/database/constraint.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { bankMessages as messages } from './bank-messages.ts';
import {
  confirmLines,
  type LockedLine,
  lockBank,
  lockLine,
  reopenLine,
  selectLine,
  setLineAside,
} from './bank-store.ts';
import { candidatesFor } from './candidates.ts';
import type { CandidateKind } from './match-lines.ts';
import { countingKey, moneyOf } from './matching-service.ts';

/** A line as the staff member saw it. */
export type SeenLine = { id: string; revision: number };

function assertUnchanged(line: LockedLine | undefined, { revision }: SeenLine): LockedLine {
  if (!line) throw new Failure('not_found', messages.gone);
  if (line.revision !== revision) throw new Failure('conflict', messages.changed);
  return line;
}

async function lockOpen(tx: Tx, seen: SeenLine): Promise<LockedLine> {
  await lockBank(tx);
  const line = assertUnchanged(rowId.test(seen.id) ? await lockLine(tx, seen.id) : undefined, seen);
  if (line.state !== 'open') throw new Failure('conflict', messages.notOpen);
  return line;
}

const noteLine = (tx: Tx, actor: StaffActor, { id }: SeenLine, detail: Record<string, string>) =>
  noteActivity(tx, lineBy(actor, 'bank-line-changed', { kind: 'bank-line', id, name: `line ${id}` }, detail));

/** Runs it once it is known that nobody has matched what the line is matched with. */
async function once<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (violatedConstraint(error) === undefined) throw error;
    throw new Failure('conflict', messages.candidateGone, { cause: error });
  }
}

function assertCredit({ amountPaise }: LockedLine): void {
  if (amountPaise < 0) throw new Failure('invalid', messages.isDebit);
}

const ask = (text: string) => new Failure('conflict', text, { field: 'confirmed' });

async function countForRequest(
  tx: Tx,
  actor: StaffActor,
  line: LockedLine,
  { id, isConfirmed }: { id: string; isConfirmed: boolean },
): Promise<string | undefined> {
  assertCredit(line);
  const mismatch = await findMismatch(tx, id, line.amountPaise);
  if (mismatch === 'amount') throw new Failure('conflict', messages.otherAmount);
  const isAsked = mismatch === 'paid-before' || mismatch === 'cancelled';
  if (mismatch && !isAsked) throw new Failure('conflict', messages.candidateGone);
  if (isAsked && !isConfirmed) throw ask(messages.mismatches[mismatch]);
  return confirmRequest(tx, actor, id, moneyOf(line));
}

export type Choice = { kind: CandidateKind; id: string; isConfirmed: boolean };

/** Matches an open line with one of those that it may be. */
export async function matchLine(db: Db, actor: StaffActor, seen: SeenLine, choice: Choice): Promise<void> {
  assertArea(actor, 'money');
  const { kind, id } = choice;
  if (!rowId.test(id)) throw new Failure('invalid');
  await once(() =>
    db.transaction(async (tx) => {
      const line = await lockOpen(tx, seen);
      const by = { by: actor.name, hasCounted: kind === 'request' };
      if (kind === 'request') {
        const entryId = await countForRequest(tx, actor, line, choice);
        if (entryId === undefined) throw new Failure('conflict', messages.counted);
        await confirmLines(tx, kind, [{ lineId: line.id, targetId: entryId }], by);
      } else {
        const possible = await candidatesFor(tx, actor, [line]);
        const found = possible.find((one) => one.kind === kind && one.id === id);
        if (!found || found.amountPaise !== line.amountPaise)
          throw new Failure('conflict', messages.candidateGone);
        await confirmLines(tx, kind, [{ lineId: line.id, targetId: id }], by);
      }
      await noteLine(tx, actor, seen, { change: 'matched' });
    }),
  );
}

/** Counts an open line for the booking whose number the staff member has typed or chosen. */
export async function countLine(
  db: Db,
  actor: StaffActor,
  seen: SeenLine,
  { bookingNumber, isConfirmed }: { bookingNumber: string; isConfirmed: boolean },
): Promise<void> {
  assertArea(actor, 'money');
  const bookingId = bookingIdOf(bookingNumber);
  const unknown = new Failure('not_found', messages.bookingUnknown, { field: 'bookingNumber' });
  if (bookingId === undefined) throw unknown;
  await db.transaction(async (tx) => {
    const line = await lockOpen(tx, seen);
    assertCredit(line);
    const standing = await lockStanding(tx, { bookingId });
    if (!standing) throw unknown;
    const balancePaise = Math.max(0, standing.totalPaise - standing.receivedPaise);
    if (line.amountPaise > balancePaise && !isConfirmed)
      throw ask(messages.aboveBalance(formatPaise(line.amountPaise), formatPaise(balancePaise)));
    const entryId = await countReceived(tx, actor, { bookingId }, moneyOf(line));
    if (entryId === undefined) throw new Failure('conflict', messages.counted);
    const match = { lineId: line.id, targetId: entryId };
    await confirmLines(tx, 'entry', [match], { by: actor.name, hasCounted: true });
    await noteLine(tx, actor, seen, { change: 'counted' });
  });
}

const maxReasonLength = 200;

/** Sets aside what is no money of a booking or a supplier: interest, rent, own transfer. */
export async function setAside(db: Db, actor: StaffActor, seen: SeenLine, typed: string): Promise<void> {
  assertArea(actor, 'money');
  const reason = typed.trim();
  if (reason === '') throw new Failure('invalid', messages.reasonMissing, { field: 'reason' });
  if (reason.length > maxReasonLength)
    throw new Failure('invalid', messages.reasonTooLong, { field: 'reason' });
  await db.transaction(async (tx) => {
    await lockOpen(tx, seen);
    await setLineAside(tx, seen.id, { reason, by: actor.name });
    await noteLine(tx, actor, seen, { change: 'set aside' });
  });
}

/**
 * Opens a line again. Money that its match has counted is reversed, and its request waits for money again; what the match has only
 * confirmed stays entered.
 */
export async function undoLine(db: Db, actor: StaffActor, seen: SeenLine): Promise<void> {
  assertArea(actor, 'money');
  await db.transaction(async (tx) => {
    await lockBank(tx);
    const line = assertUnchanged(rowId.test(seen.id) ? await selectLine(tx, seen.id) : undefined, seen);
    if (line.state === 'open') throw new Failure('conflict', messages.isOpen);
    // Locked by the reversal, after its booking as everywhere; a trigger opens it.
    if (line.hasCounted && line.entryId !== null) {
      const { requestId } = await reverseReceived(tx, actor, line.entryId, countingKey(line));
      if (requestId !== null) await reopenRequest(tx, requestId);
    } else await reopenLine(tx, seen.id);
    await noteLine(tx, actor, seen, { change: 'opened again' });
  });
}
