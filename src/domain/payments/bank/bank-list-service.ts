import { listOwing, type NamedBooking, nameBookings } from '#domain/bookings/money/bank-money-service.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { BankFile, BankListPage, BankListQuery, LikelyMatch, ListedLine } from './bank-list.ts';
import { countOpen, type LinePlace, type SelectedLine, selectFiles, selectLines } from './bank-list-store.ts';
import { candidatesFor } from './candidates.ts';
import { Candidates, isGatewayLine, numbersIn, referencesIn, type SignedCandidate } from './match-lines.ts';

const pageSize = 25;
const maxLikely = 5;
const maxFiles = 10;

const cursorOf = (line: SelectedLine | undefined) => (line ? `${line.day}|${line.id}` : '');

/** A cursor comes from an address, which anyone can change. */
function placeOf(cursor: string | undefined): LinePlace | undefined {
  const [, day = '', id] = /^(\d{4}-\d\d-\d\d)\|([1-9]\d{0,17})$/.exec(cursor ?? '') ?? [];
  return dayOf(day) && id ? { day, id } : undefined;
}

const idIn = (subject: string, letter: 'B' | 'Q') => (subject.startsWith(letter) ? subject.slice(1) : null);

function likelyOf(
  { candidate, sign }: SignedCandidate,
  bookings: ReadonlyMap<string, NamedBooking>,
): LikelyMatch {
  const { kind, id, subject, reference, amountPaise, days } = candidate;
  const bookingId = kind === 'supplier-payment' ? null : idIn(subject, 'B');
  return {
    ...{ kind, id, bookingId, sign, reference, amountPaise },
    quoteId: idIn(subject, 'Q'),
    supplierId: kind === 'supplier-payment' ? subject : null,
    customer: bookings.get(bookingId ?? '')?.customer ?? '',
    day: days[0] ?? null,
  };
}

const ofBooking = ({ id, customer, balancePaise }: NamedBooking, sign: LikelyMatch['sign']): LikelyMatch => ({
  ...{ kind: 'booking', id, bookingId: id, customer, sign, amountPaise: balancePaise, reference: '' },
  ...{ quoteId: null, supplierId: null, day: null },
});

/** Booking numbers that the texts of a line name. */
const bookingIdsIn = ({ narration }: SelectedLine) =>
  [
    ...numbersIn(narration),
    ...referencesIn(narration).map((reference) => reference.split('-')[0] ?? ''),
  ].flatMap((number) => idIn(number, 'B') ?? []);

/** What each open line may be, the clearest sign first. */
async function likelyMatches(db: Queryable, actor: StaffActor, lines: readonly SelectedLine[]) {
  const index = new Candidates(await candidatesFor(db, actor, lines));
  const signed = new Map(lines.map((line) => [line.id, index.likely(line)]));
  const credits = lines.filter((line) => line.amountPaise > 0 && !isGatewayLine(line));
  const owing = await listOwing(db, actor, [...new Set(credits.map(({ amountPaise }) => amountPaise))]);
  const ids = [
    ...[...signed.values()].flat().flatMap(({ candidate }) => idIn(candidate.subject, 'B') ?? []),
    ...credits.flatMap(bookingIdsIn),
  ];
  const bookings = new Map((await nameBookings(db, actor, [...new Set(ids)])).map((one) => [one.id, one]));
  return (line: SelectedLine): LikelyMatch[] => {
    const likely = (signed.get(line.id) ?? []).map((one) => likelyOf(one, bookings));
    if (!credits.includes(line)) return likely.slice(0, maxLikely);
    const named = bookingIdsIn(line).flatMap((id) => bookings.get(id) ?? []);
    const more = [
      ...named.map((one) => ofBooking(one, 'number')),
      ...owing
        .filter(({ balancePaise }) => balancePaise === line.amountPaise)
        .map((one) => ofBooking(one, 'amount')),
    ];
    for (const one of more)
      if (!likely.some(({ bookingId }) => bookingId === one.bookingId)) likely.push(one);
    return likely.slice(0, maxLikely);
  };
}

/** A page of lines in one state, the newest first; open ones with what they may be. */
export async function listBankLines(
  db: Queryable,
  actor: StaffActor,
  { state, file, ...query }: BankListQuery,
): Promise<BankListPage> {
  assertArea(actor, 'money');
  const after = placeOf(query.after);
  const before = after ? undefined : placeOf(query.before);
  // One row more than shown tells whether there is another page in this direction.
  const slice = { state, after, before, file: file && rowId.test(file) ? file : undefined };
  const rows = await selectLines(db, { ...slice, limit: pageSize + 1 });
  const hasMore = rows.length > pageSize;
  const shown = before ? rows.slice(-pageSize) : rows.slice(0, pageSize);
  const likely = state === 'open' ? await likelyMatches(db, actor, shown) : () => [];
  return {
    lines: shown.map(
      (line): ListedLine => ({ ...line, isGateway: isGatewayLine(line), likely: likely(line) }),
    ),
    hasNext: before ? true : hasMore,
    hasPrevious: before ? hasMore : after !== undefined,
    firstCursor: cursorOf(shown[0]),
    lastCursor: cursorOf(shown.at(-1)),
  };
}

/** The newest files with what became of their lines, and how many lines of all files are open. */
export async function readBankFiles(
  db: Queryable,
  actor: StaffActor,
): Promise<{ files: BankFile[]; open: number }> {
  assertArea(actor, 'money');
  return { files: await selectFiles(db, maxFiles), open: await countOpen(db) };
}
