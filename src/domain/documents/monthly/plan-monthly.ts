import type { BilledRide } from '#domain/bookings/billing/billing.ts';
import type { DocumentLine } from '#domain/documents/document.ts';
import { sumOfHeads, totalOf } from '#domain/documents/heads.ts';
import type { MissingReason } from '#domain/documents/issue/missing.ts';
import type { DraftDocument, KnownDocument, PlanInput } from '#domain/documents/plan-documents.ts';
import { rulesOn } from '#domain/documents/rules/rule.ts';
import { setOff } from '#domain/documents/set-off.ts';
import {
  agentPaiseOf,
  differenceOf,
  grouped,
  isMissing,
  type Supply,
  supplyOfRide,
} from '#domain/documents/supplies.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { monthNames } from '#domain/shared/month-names.ts';

export type MonthlyBill = {
  buyerId: string;
  /** `2026-11`. */
  month: string;
  days: { from: string; until: string };
  /** How many bills the buyer has for the month already. */
  billCount: number;
  /** By duty: the plate and type of the car. */
  cars: ReadonlyMap<string, string>;
  /** What the documents of each of the buyer's bookings follow from. */
  bookings: readonly PlanInput[];
};

type BilledDuty = { booking: PlanInput; ride: BilledRide; supply: Supply };

const keyOf = ({ dutyId }: Pick<BilledRide, 'dutyId'>): string => `duty:${dutyId}`;

/** What invoices less credit notes have of a ride. */
const invoicedPaise = (documents: readonly KnownDocument[], key: string): number =>
  documents.reduce((paise, { kind, parts }) => {
    const own = parts.filter((part) => part.key === key).reduce((sum, { soldPaise }) => sum + soldPaise, 0);
    return paise + (kind === 'credit-note' ? -own : own);
  }, 0);

const invoicedKeys = ({ documents, billed }: PlanInput): string[] =>
  billed.rides.map(keyOf).filter((key) => invoicedPaise(documents, key) > 0);

/** Rides that were closed in the month, and that no invoice has. */
function isToBill({ documents, registrations }: PlanInput, ride: BilledRide, { days }: MonthlyBill): boolean {
  if (!ride.closedAt) return false;
  const day = dayInIndia(ride.closedAt);
  if (day < days.from || day > days.until) return false;
  if (registrations.every(({ fromDay }) => day < fromDay) && registrations.length > 0) return false;
  return invoicedPaise(documents, keyOf(ride)) <= 0;
}

const linesOf = ({ booking, ride, supply }: BilledDuty, { cars }: MonthlyBill): DocumentLine[] => {
  const [main, ...others] = supply.lines;
  const text = [dateText(dayInIndia(ride.pickupAt)), main?.text, cars.get(ride.dutyId)]
    .filter(Boolean)
    .join(', ');
  const number = booking.billed.bookingId === null ? '' : ` (B${booking.billed.bookingId})`;
  return main ? [{ ...main, text: `${text}${number}` }, ...others] : others;
};

const isFirst = <T>(one: T, index: number, all: readonly T[]): boolean =>
  all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === index;

function draftOf(bill: MonthlyBill, duties: readonly BilledDuty[], number: number): DraftDocument[] {
  const [first] = duties;
  if (!first) return [];
  const { buyer } = first.booking;
  const { registration, place, isReverseCharge } = first.supply;
  const { gstin, state, legalName, address, isSample } = registration;
  const supplies = duties.map(({ supply }) => supply);
  const heads = sumOfHeads(supplies.map((supply) => supply.heads));
  const bookings = Map.groupBy(duties, ({ booking }) => booking);
  const days = duties.map(({ ride }) => dayInIndia(ride.pickupAt)).toSorted();
  const sourceKey = `monthly:${bill.buyerId}:${bill.month}`;
  const planned = { kind: 'invoice', purpose: 'monthly' } as const;
  const month = `${monthNames[Number(bill.month.slice(5)) - 1]} ${bill.month.slice(0, 4)}`;
  return [
    {
      ...planned,
      ...{ registration, entryId: null, refersTo: null, receivedOn: null },
      sourceKey: number === 1 ? sourceKey : `${sourceKey}:${number}`,
      dutyIds: duties.map(({ ride }) => ride.dutyId),
      content: {
        ...planned,
        ...{ isReverseCharge, heads, totalPaise: totalOf(heads), totalInWords: '', received: null },
        supplier: { legalName, address, gstin, state, isSample },
        buyer: {
          ...{ name: buyer.name, address: buyer.address, gstin: buyer.gstin },
          ...{ state: buyer.state, livesIn: buyer.livesIn },
        },
        placeOfSupply: { code: place.code, name: '' },
        lines: duties.flatMap((duty) => linesOf(duty, bill)),
        taxes: grouped(supplies.flatMap(({ taxes }) => taxes)),
        tcs: first.supply.tcs,
        agentExpenses: supplies.flatMap(({ agentExpenses }) => agentExpenses),
        notes: supplies.flatMap(({ notes }) => notes).filter(isFirst),
        rules: supplies.flatMap(({ rules }) => rules).filter(isFirst),
        differencePaise: supplies.reduce((sum, supply) => sum + differenceOf(supply), 0),
        parts: duties.map(({ ride, supply }) => ({
          ...{ key: keyOf(ride), soldPaise: supply.soldPaise, heads: supply.heads },
        })),
        refersTo: [...bookings].flatMap(([booking, own]) =>
          setOff(
            booking.documents,
            invoicedKeys(booking),
            own.reduce((sum, { supply }) => sum + totalOf(supply.heads) + agentPaiseOf(supply), 0),
          ),
        ),
        subject: {
          ...{ bookingId: null, quoteId: null, title: `Rides of ${month}` },
          ...{ firstDay: days[0] ?? null, lastDay: days.at(-1) ?? null },
        },
      },
    },
  ];
}

/**
 * One invoice for the closed rides of all bookings of a buyer; one for each registration and place of supply where they differ.
 * Nothing is billed while a rule of one of its rides is missing, because the others would be a second bill.
 */
export function planMonthlyBills(bill: MonthlyBill): { drafts: DraftDocument[]; missing: MissingReason[] } {
  const missing: MissingReason[] = [];
  const duties: BilledDuty[] = [];
  for (const booking of bill.bookings) {
    const { billed, buyer, now, registrations, rules } = booking;
    const day = dayInIndia(now);
    for (const ride of billed.rides.filter((one) => isToBill(booking, one, bill))) {
      const supply = supplyOfRide(billed, ride, buyer, 'invoice', {
        ...{ day, registrations, rules: rulesOn(rules, day) },
      });
      if (isMissing(supply)) missing.push(...supply.missing);
      else if (totalOf(supply.heads) + agentPaiseOf(supply) > 0) duties.push({ booking, ride, supply });
    }
  }
  if (missing.length > 0) return { drafts: [], missing: missing.filter(isFirst) };
  const inOrder = duties.toSorted(
    (one, other) => one.ride.pickupAt.getTime() - other.ride.pickupAt.getTime(),
  );
  const groups = Map.groupBy(
    inOrder,
    ({ supply: { registration, place, isReverseCharge } }) =>
      `${registration.id} ${place.code} ${isReverseCharge}`,
  );
  const drafts = [...groups.values()].flatMap((group, index) =>
    draftOf(bill, group, bill.billCount + index + 1),
  );
  return { drafts, missing };
}
