import { createHash } from 'node:crypto';
import type { PayMethod } from '#domain/bookings/booking.ts';
import { confirmRequest, findMismatch } from '#domain/payments/requests/request-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { confirmLines, type LockedLine, lockBank, lockLine, selectToMatch } from './bank-store.ts';
import { candidatesFor } from './candidates.ts';
import { type Candidate, matchLines } from './match-lines.ts';

/** So many lines are matched with each other at once; two years of a busy account have fewer that are open. */
const maxLines = 20_000;
/** Whoever has sent a file does not wait longer; the others are matched when it is asked for again. */
const maxMatchingMs = 20_000;

/** As an UUID: counting the same line again, after a lost answer, counts nothing. An undone line gets another one. */
export const countingKey = ({ id, revision }: Pick<LockedLine, 'id' | 'revision'>): string =>
  createHash('sha256')
    .update(`bank line ${id} ${revision}`)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const methodOf = (narration: string): PayMethod => (/\bupi\b/i.test(narration) ? 'upi' : 'bank');

/** The money of a line, as it is counted. */
export const moneyOf = (line: LockedLine) => ({
  ...{ key: countingKey(line), amountPaise: line.amountPaise, place: 'bank' as const, receivedOn: line.day },
  ...{ method: methodOf(line.narration), utr: line.utr, reference: line.utr ?? line.narration.slice(0, 100) },
});

/** Counts a line for the request that it fits, unless staff have to decide. */
async function countForRequest(tx: Tx, actor: StaffActor, line: LockedLine, requestId: string) {
  if ((await findMismatch(tx, requestId, line.amountPaise)) !== undefined) return false;
  const entryId = await confirmRequest(tx, actor, requestId, moneyOf(line));
  if (entryId === undefined) return false;
  const match = { lineId: line.id, targetId: entryId };
  await confirmLines(tx, 'request', [match], { by: actor.name, hasCounted: true });
  return true;
}

type Found = [lineId: string, candidate: Candidate];

/** Lines that confirm what was entered before, in one step with looking for it. */
async function confirmEntered(db: Db, actor: StaffActor): Promise<{ confirmed: number; requests: Found[] }> {
  return db.transaction(async (tx) => {
    await lockBank(tx);
    const lines = await selectToMatch(tx, maxLines);
    const matches = [...matchLines(lines, await candidatesFor(tx, actor, lines))];
    const groups = Map.groupBy(matches, ([, { kind }]) => kind);
    const requests = groups.get('request') ?? [];
    groups.delete('request');
    for (const [kind, found] of groups) {
      const made = found.map(([lineId, { id }]) => ({ lineId, targetId: id }));
      await confirmLines(tx, kind, made, { by: actor.name });
    }
    return { confirmed: matches.length - requests.length, requests };
  });
}

export type Matching = {
  matched: number;
  /** Lines that fit a request, for which there was no time. */
  waiting: number;
};

/** Matches open lines with what they can only be. Whoever asks again gets the matches that are left. */
export async function matchOpenLines(db: Db, actor: StaffActor): Promise<Matching> {
  assertArea(actor, 'money');
  const until = performance.now() + maxMatchingMs;
  const { confirmed, requests } = await confirmEntered(db, actor);
  let matched = confirmed;
  for (const [index, [lineId, { id }]] of requests.entries()) {
    if (performance.now() > until) return { matched, waiting: requests.length - index };
    const isCounted = await db.transaction(async (tx) => {
      await lockBank(tx);
      const line = await lockLine(tx, lineId);
      return line?.state === 'open' && countForRequest(tx, actor, line, id);
    });
    if (isCounted) matched += 1;
  }
  return { matched, waiting: 0 };
}
