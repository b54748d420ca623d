import type { MoneySubject } from '#domain/bookings/money/received-service.ts';
import type { PartStanding } from '#domain/bookings/plan/payment-plan.ts';
import type { PartNotes } from '#domain/bookings/plan/plan-text.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { PaymentRequest } from './request.ts';
import { requestsOf } from './request-service.ts';

type Reader = 'customer' | 'staff';

const dayText = (moment: Date): string => dateText(dayInIndia(moment));

/** What is checked of a request, in the customer's words; empty while nothing is. */
export function checkingText({
  state,
  amountPaise,
  mismatch,
  arrived,
}: Pick<PaymentRequest, 'state' | 'amountPaise' | 'mismatch' | 'arrived'>): string {
  const asked = formatPaise(amountPaise);
  if (state === 'claimed') return `You told us that you paid ${asked}; we are checking it`;
  if (state !== 'mismatch') return '';
  if (!arrived) return 'A payment came that we are checking';
  const came = formatPaise(arrived.amountPaise);
  return mismatch === 'amount'
    ? `${came} came in place of ${asked}; we are checking it`
    : `${came} came; we are checking it`;
}

function noteOf(request: PaymentRequest, reader: Reader): string {
  if (reader === 'customer') return checkingText(request);
  const { state, reference, claimedAt, madeAt, changedAt } = request;
  if (state === 'claimed')
    return `The customer said on ${dayText(claimedAt ?? changedAt)} that it is paid (${reference})`;
  if (state === 'mismatch') return `A payment does not fit (${reference})`;
  return `Asked on ${dayText(madeAt)} (${reference})`;
}

/** A typed amount belongs to what is paid next. */
const partOf = (
  { part }: PaymentRequest,
  parts: readonly PartStanding[],
): PartStanding['kind'] | undefined =>
  part === 'amount' ? parts.find(({ openPaise }) => openPaise > 0)?.kind : part;

export type PlanNotes = {
  /** What the open requests say about the parts. */
  notes: PartNotes;
  /** What is checked, in the customer's words. Until it is decided, nothing is asked for. */
  checking: string[];
};

/** What is asked and claimed for the parts of a plan. Nothing is said about a part that is paid. */
export async function readPlanNotes(
  db: Queryable,
  subject: MoneySubject,
  parts: readonly PartStanding[],
  reader: Reader,
): Promise<PlanNotes> {
  const requests = await requestsOf(db, subject);
  const open = requests.filter(({ state }) => ['asked', 'claimed', 'mismatch'].includes(state));
  const notes: PartNotes = {};
  for (const request of open) {
    const kind = partOf(request, parts);
    const isOpen = parts.some((part) => part.kind === kind && part.openPaise > 0);
    const note = noteOf(request, reader);
    if (kind && isOpen && note) notes[kind] = note;
  }
  return { notes, checking: open.map(checkingText).filter(Boolean) };
}
