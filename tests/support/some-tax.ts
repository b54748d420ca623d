import type { Billed, BilledRide } from '#domain/bookings/billing/billing.ts';
import type { MoneyEntry } from '#domain/bookings/booking.ts';
import type { DocumentBuyer } from '#domain/documents/place.ts';
import type { DraftDocument, KnownDocument, PlanInput } from '#domain/documents/plan-documents.ts';
import { proposedRules } from '#domain/documents/rules/proposed-rules.ts';
import {
  type DatedRule,
  type Registration,
  type RuleSubject,
  ruleSubjects,
} from '#domain/documents/rules/rule.ts';

export const assam: Registration = {
  ...{
    id: '1',
    gstin: '18AABCU9603R1ZM',
    state: '18',
    legalName: 'Purvai Travels',
    address: 'GS Road, Guwahati',
  },
  ...{ seriesCode: 'PT', fromDay: '2026-04-01', untilDay: null, isSample: true },
};
export const delhi: Registration = {
  ...assam,
  id: '2',
  gstin: '07AABCU9603R1ZP',
  state: '07',
  seriesCode: 'PD',
};

/** The proposed rules, confirmed; `change` has other values by subject. */
export const confirmedRules = (change: Partial<Record<RuleSubject, object>> = {}): DatedRule[] =>
  ruleSubjects.map((subject, index) => ({
    ...{ id: String(index + 1), subject, fromDay: '2026-04-01', source: proposedRules[subject].source },
    value: { ...proposedRules[subject].value, ...change[subject] } as DatedRule['value'],
    ...{ madeBy: 'Rupa Das', madeAt: new Date('2026-04-01T06:00:00Z') },
    ...{ confirmedBy: 'S. Baruah, accountant', confirmedAt: new Date('2026-04-02T06:00:00Z') },
  }));

export const someBuyer = (change: Partial<DocumentBuyer> = {}): DocumentBuyer => ({
  ...{ name: 'Meera Nair', address: '', gstin: '', state: '19', livesIn: 'india' },
  ...{ isBodyCorporate: false, hasPan: null, billsMonthly: false },
  ...change,
});

/** Bhutan for two from Kolkata, 1,64,000 + IGST 8,200 + TCS 3,444 = 1,75,644. */
export const workedBilled = (change: Partial<Billed> = {}): Billed => ({
  ...{ bookingId: '41', quoteId: '18', kind: 'overseas-tour' },
  ...{ firstDay: '2027-04-17', lastDay: '2027-04-22', cancelledAt: null, buyerId: null, tcsReason: '' },
  customer: { id: '5', name: 'Meera Nair', livesIn: 'india', state: '19', gstin: '' },
  trip: {
    title: 'Bhutan in six days',
    offer: {
      lines: [
        { text: 'Bhutan in six days, two adults', quantity: 2, unitPaise: 84_000_00 },
        { text: 'Sustainable Development Fee', quantity: 10, unitPaise: 1_200_00, isFee: true },
      ],
      discount: { kind: 'amount', paise: 16_000_00, label: 'Diwali offer' },
      ...{ placeOfSupply: 'other-state', gstPercent: '5.00', tcsPercent: '2.00' },
      ...{ inclusions: '', exclusions: '', itinerary: '', terms: '' },
    },
    sums: {
      ...{ subtotalPaise: 1_80_000_00, discountPaise: 16_000_00, gstPaise: 8_200_00, tcsPaise: 3_444_00 },
      ...{ roundingPaise: 0, totalPaise: 1_75_644_00 },
    },
    amountPaise: 1_75_644_00,
  },
  rides: [],
  charges: [],
  money: [],
  serviceKinds: ['hotel', 'transport', 'guide'],
  ...change,
});

/** Money of a booking; `on` is the day and the moment at which it is entered. */
export const paid = (
  id: string,
  rupees: number,
  at: string,
  change: Partial<MoneyEntry> = {},
): MoneyEntry => ({
  ...{
    id,
    kind: 'advance',
    amountPaise: Math.round(rupees * 100),
    method: 'upi',
    place: 'bank',
    driverId: null,
  },
  ...{ dutyId: null, reference: '', reversesId: null, receivedOn: at.slice(0, 10), madeBy: 'Office' },
  madeAt: new Date(at),
  ...change,
});

export const someRide = (change: Partial<BilledRide> = {}): BilledRide => ({
  ...{ dutyId: '77', title: 'Guwahati to Shillong', city: 'guwahati', tripType: 'one-way', status: 'done' },
  pickupAt: new Date('2027-01-10T03:00:00Z'),
  ...{
    amountPaise: 2_100_00,
    farePaise: 2_100_00,
    fare: null,
    statement: null,
    closedAt: null,
    endedAt: null,
  },
  ...change,
});

export const planInput = (change: Partial<PlanInput> = {}): PlanInput => ({
  billed: workedBilled(),
  buyer: someBuyer(),
  choice: null,
  registrations: [assam],
  rules: confirmedRules(),
  documents: [],
  now: new Date('2027-04-30T06:00:00Z'),
  ...change,
});

/** As if the drafts had been issued. */
export const issued = (drafts: readonly DraftDocument[], from = 1): KnownDocument[] =>
  drafts.map((draft, index) => {
    const { kind, purpose, sourceKey, registration, entryId, content } = draft;
    const [tax] = content.taxes;
    return {
      ...{ kind, purpose, sourceKey, registration, entryId, refersTo: null },
      ...{ id: String(from + index), name: `PT/2627/${from + index}`, issuedOn: '2027-01-01' },
      ...{ placeOfSupply: content.placeOfSupply.code, isReverseCharge: content.isReverseCharge },
      ...{ sac: tax?.sac ?? '', gstPercent: tax?.gstPercent ?? '0.00' },
      ...{ heads: content.heads, totalPaise: content.totalPaise, parts: content.parts },
    };
  });
