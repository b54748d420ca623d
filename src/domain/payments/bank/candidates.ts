import { type BankMoney, listBankMoney } from '#domain/bookings/money/bank-money-service.ts';
import { utrOf } from '#domain/bookings/money/utr.ts';
import { daysAfter } from '#domain/shared/india-time.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import { selectTaken } from './bank-store.ts';
import {
  type BankMove,
  type OpenRequest,
  type PaidSupplier,
  selectMoves,
  selectOpenRequests,
  selectReferences,
  selectSupplierPayments,
} from './candidates-store.ts';
import { utrOfLine } from './line-utr.ts';
import type { Candidate, CandidateKind, MatchedLine } from './match-lines.ts';

/** Payments to suppliers and moves are found by their number for so many days; money of bookings at any time. */
const maxDaysAround = 60;

const numbersOf = (reference: string): string[] => {
  const utr = utrOf({ method: 'bank', reference });
  return utr === null ? [] : [utr];
};

type OfSubject = { bookingId: string | null; quoteId: string | null };
const subjectOf = ({ bookingId, quoteId }: OfSubject) =>
  bookingId === null ? `Q${quoteId ?? ''}` : `B${bookingId}`;

const ofEntry = (entry: BankMoney, references: ReadonlyMap<string, string>): Candidate => ({
  ...{ kind: 'entry', id: entry.id, subject: subjectOf(entry), isGateway: false },
  amountPaise: entry.kind === 'refund' ? -entry.amountPaise : entry.amountPaise,
  days: [entry.receivedOn],
  utrs: entry.utr === null ? [] : [entry.utr],
  reference: references.get(entry.requestId ?? '') ?? '',
});

const ofRequest = (request: OpenRequest): Candidate => ({
  ...{ kind: 'request', id: request.id, subject: subjectOf(request), isGateway: false },
  ...{ amountPaise: request.amountPaise, days: request.days, reference: request.reference },
  utrs: numbersOf(request.claimedReference),
});

const ofMove = ({ id, amountPaise, day, note, isGateway }: BankMove): Candidate => {
  const utr = utrOfLine(note, '');
  return {
    ...{ kind: 'move', id, subject: '', amountPaise, days: [day], reference: '', isGateway },
    utrs: utr === null ? [] : [utr],
  };
};

const ofSupplierPayment = ({ id, supplierId, amountPaise, day, reference }: PaidSupplier): Candidate => ({
  ...{ kind: 'supplier-payment', id, subject: supplierId, amountPaise: -amountPaise, days: [day] },
  ...{ utrs: numbersOf(reference), reference: '', isGateway: false },
});

/** All that the lines can be, without what other lines are matched with. */
export async function candidatesFor(
  db: Queryable,
  actor: StaffActor,
  lines: readonly MatchedLine[],
): Promise<Candidate[]> {
  const days = lines.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const span = {
    amounts: [...new Set(lines.map(({ amountPaise }) => Math.abs(amountPaise)))],
    firstDay: daysAfter(first, -maxDaysAround),
    lastDay: daysAfter(last, maxDaysAround),
  };
  const utrs = lines.flatMap(({ utr }) => utr ?? []);
  const entries = await listBankMoney(db, actor, { ...span, utrs });
  const references = await selectReferences(
    db,
    entries.flatMap(({ requestId }) => requestId ?? []),
  );
  const found: Record<CandidateKind, Candidate[]> = {
    entry: entries.map((entry) => ofEntry(entry, references)),
    request: (await selectOpenRequests(db, span.amounts)).map(ofRequest),
    move: (await selectMoves(db, span)).map(ofMove),
    'supplier-payment': (await selectSupplierPayments(db, span)).map(ofSupplierPayment),
  };
  for (const kind of ['entry', 'move', 'supplier-payment'] as const) {
    const taken = await selectTaken(
      db,
      kind,
      found[kind].map(({ id }) => id),
    );
    found[kind] = found[kind].filter(({ id }) => !taken.has(id));
  }
  return Object.values(found).flat();
}
