import type { Billed } from '#domain/bookings/billing/billing.ts';
import type { MoneyEntry } from '#domain/bookings/booking.ts';
import type { DocumentKind, DocumentPurpose } from '#domain/documents/document.ts';
import type { Heads } from '#domain/documents/heads.ts';
import { planDocuments } from '#domain/documents/plan-documents.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import { findPlanInput } from './issue-service.ts';
import type { MissingDocument } from './missing.ts';

/** What would happen to a trip. */
export type PlannedCancellation = {
  /** Takes the place of the price. */
  chargePaise: number;
  /** TCS that stays with the tax office and is charged by itself. */
  tcsPaise: number;
  refundPaise: number;
};

export type PlannedDocument = {
  kind: DocumentKind;
  purpose: DocumentPurpose;
  heads: Heads;
  totalPaise: number;
};

const kept = (tcsPaise: number): Billed['charges'] =>
  tcsPaise === 0
    ? []
    : [
        {
          ...{ id: 'planned', dutyId: null, kind: 'tcs', amountPaise: tcsPaise },
          ...{ gstPercent: '0.00', gstPaise: 0, reason: '' },
        },
      ];

const refunded = (refundPaise: number, now: Date): MoneyEntry[] =>
  refundPaise === 0
    ? []
    : [
        {
          ...{ id: 'planned', kind: 'refund', amountPaise: refundPaise, method: 'bank', place: 'bank' },
          ...{ driverId: null, dutyId: null, reference: '', reversesId: null, receivedOn: dayInIndia(now) },
          ...{ madeBy: '', madeAt: now },
        },
      ];

const cancelled = (billed: Billed, planned: PlannedCancellation, now: Date): Billed => ({
  ...billed,
  cancelledAt: billed.cancelledAt ?? now,
  trip: billed.trip && { ...billed.trip, amountPaise: planned.chargePaise },
  charges: [...billed.charges, ...kept(planned.tcsPaise)],
  money: [...billed.money, ...refunded(planned.refundPaise, now)],
});

/** Which documents of a trip are still to be issued, or would be after cancelling it; shown before it happens. */
export async function plannedDocuments(
  db: Queryable,
  actor: StaffActor,
  bookingId: string,
  cancellation: PlannedCancellation | null = null,
  now = new Date(),
): Promise<{ documents: PlannedDocument[]; missing: MissingDocument[] }> {
  assertArea(actor, 'enquiries');
  const input = rowId.test(bookingId) ? await findPlanInput(db, { bookingId }, now) : undefined;
  if (!input) return { documents: [], missing: [] };
  const billed = cancellation ? cancelled(input.billed, cancellation, now) : input.billed;
  const { drafts, missing } = planDocuments({ ...input, billed });
  const documents = drafts.map(({ kind, purpose, content: { heads, totalPaise } }) => ({
    ...{ kind, purpose, heads, totalPaise },
  }));
  return { documents, missing };
}
