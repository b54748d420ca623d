import type { MoneySubject } from '#domain/bookings/money/received-service.ts';
import type { PartStanding } from '#domain/bookings/plan/payment-plan.ts';
import type { PartNotes } from '#domain/bookings/plan/plan-text.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { PaymentRequest } from './request.ts';
import { requestsOf } from './request-service.ts';

type Reader = 'customer' | 'staff';

const dayText = (moment: Date): string => dateText(dayInIndia(moment));

function noteOf(request: PaymentRequest, reader: Reader): string {
  const { state, reference, claimedAt, madeAt, changedAt } = request;
  const isStaff = reader === 'staff';
  if (state === 'claimed') {
    const day = dayText(claimedAt ?? changedAt);
    return isStaff
      ? `The customer said on ${day} that it is paid (${reference})`
      : `You told us on ${day} that you paid; we are checking it`;
  }
  if (state === 'mismatch')
    return isStaff ? `A payment does not fit (${reference})` : 'We are checking a payment that came';
  return isStaff ? `Asked on ${dayText(madeAt)} (${reference})` : '';
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
  /** The customer says that something is paid, so nothing is asked for until it is checked. */
  isChecking: boolean;
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
  return { notes, isChecking: open.some(({ state }) => state === 'claimed') };
}
