import type { CancellationTerms } from '#domain/cancellation/terms.ts';
import type { LeftOut } from '#domain/fares/inclusions.ts';
import { shownPercent } from '#domain/quotes/price/percent.ts';
import { formatPaise } from '#domain/shared/money.ts';
import type { Residence } from '#domain/shared/residence.ts';
import type { PlannedDay } from '#domain/shared/trip-plan.ts';

export type QuoteLine = {
  text: string;
  quantity: number;
  unitPaise: number;
  /** Not in the total unless the customer chooses it. */
  isOptional?: true;
  /**
   * A fee of a government or a permit, which no discount is taken off. False where the text names one and staff took the mark off;
   * absent on any other line, and on lines from before there were marks.
   */
  isFee?: boolean;
};

export const serviceKinds = ['cab', 'tour-package', 'overseas-package', 'other'] as const;
/** Decides the rates of GST and TCS that a quote begins with. */
export type ServiceKind = (typeof serviceKinds)[number];

export const placesOfSupply = ['same-state', 'other-state'] as const;
/** CGST and SGST within the agency's state, IGST beyond it; empty on quotes from before this was asked. */
export type PlaceOfSupply = (typeof placesOfSupply)[number] | '';

export const tcsReasons = ['abroad', 'not-a-package', 'accountant'] as const;
/** Why an overseas package has no TCS; empty on every other quote. */
export type TcsReason = (typeof tcsReasons)[number] | '';

/** Taken off the lines that are not fees, before GST. `percent` is a decimal number as text, `10.00`. */
export type Discount =
  | { kind: 'percent'; percent: string; label: string }
  | { kind: 'amount'; paise: number; label: string };

/** Paid first, as part of the total. Days are written as `2026-11-15`. */
export type Deposit = ({ kind: 'percent'; percent: string } | { kind: 'amount'; paise: number }) & {
  due: string | null;
};

/** The trip of a quote that is not for a cab. Quotes from before these were asked have none of them. */
export type QuotedTrip = {
  /** `2027-04-17`. */
  firstDay: string | null;
  lastDay: string | null;
  adults: number | null;
  childAges: readonly number[];
  /** The days of the copied package, as they were then; empty without one. */
  plan: readonly PlannedDay[];
  cancellation: CancellationTerms | null;
};

export const noTrip: QuotedTrip = {
  firstDay: null,
  lastDay: null,
  adults: null,
  childAges: [],
  plan: [],
  cancellation: null,
};

/** What is offered, at what price, until when. */
export type QuoteTerms = QuotedTrip & {
  lines: QuoteLine[];
  discount: Discount | null;
  serviceKind: ServiceKind;
  placeOfSupply: PlaceOfSupply;
  /** A decimal number as text, `5.00`. */
  gstPercent: string;
  /** Tax collected at source on overseas packages; `0.00` for none. */
  tcsPercent: string;
  /** Whether the total is rounded to the rupee. */
  isRounded: boolean;
  /** Only of a cab: what staff left out of what a fare includes. */
  leftOut: LeftOut | null;
  buyerLivesIn: Residence;
  /** The customer's state, or of a cab the one where the trip starts; two digits, or empty when it is not known. */
  supplyState: string;
  buyerGstin: string;
  /** Only of an overseas package without TCS. */
  tcsReason: TcsReason;
  deposit: Deposit | null;
  balanceDue: string | null;
  /** The last day on which it can be accepted, as `2026-11-15`. */
  validUntil: string;
  /** One per line. */
  inclusions: string;
  exclusions: string;
  /** One day per line. */
  itinerary: string;
  terms: string;
};

export type Quote = QuoteTerms & {
  id: string;
  enquiryId: string;
  version: number;
  totalPaise: number;
  madeBy: string;
  madeAt: Date;
  firstOpenedAt: Date | null;
  openedCount: number;
  acceptedAt: Date | null;
  acceptedBy: string;
  /** The optional lines that were accepted, counted from 1. */
  chosenLines: number[];
  /** The total with them; null on a quote that was not accepted, or before there were optional lines. */
  acceptedPaise: number | null;
  declinedAt: Date | null;
  declineReason: string;
  /** When the next version was made. */
  supersededAt: Date | null;
  /** The storage key of its PDF; empty while there is none. */
  pdfKey: string;
  /** Printing failed for good; only staff can start it again. */
  isPrintFailed: boolean;
};

/** The inclusions, exclusions or days, one per line. */
export const pointsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The discount row of a quote: `Diwali offer (10%)`, `−₹22,300`. */
export function shownDiscount(discount: Discount | null, paise: number, lines: readonly QuoteLine[]) {
  if (!discount) return null;
  const { kind, label } = discount;
  const without = lines.some(({ isFee }) => isFee) ? ', not on fees' : '';
  const name = kind === 'percent' ? `${label} (${shownPercent(discount.percent)}%${without})` : label;
  return { name, amount: `−${formatPaise(paise)}` };
}
