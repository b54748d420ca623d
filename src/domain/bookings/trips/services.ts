import type { PartKind, PlannedService } from '#domain/shared/trip-plan.ts';

/** Where a service stands with its supplier. */
export const serviceStates = ['to-ask', 'asked', 'held', 'confirmed', 'used', 'cancelled'] as const;
export type ServiceState = (typeof serviceStates)[number];

export const stateNames: Record<ServiceState, string> = {
  'to-ask': 'To ask',
  asked: 'Asked',
  held: 'Held',
  confirmed: 'Confirmed',
  used: 'Used',
  cancelled: 'Cancelled',
};

export const isServiceState = (text: string): text is ServiceState => Object.hasOwn(stateNames, text);

/** A supplier knows the day of such a service. */
export const isPromised = (state: ServiceState): boolean =>
  state === 'asked' || state === 'held' || state === 'confirmed';

/** The supplier has not promised it yet. */
export const openStates = ['to-ask', 'asked', 'held'] as const satisfies readonly ServiceState[];

export const currencies = ['INR', 'BTN', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** What the agency pays for a service; only staff with the area money see it. */
export type Cost = {
  /** In paise, chhertum or cents. */
  minor: number;
  currency: Currency;
  /** Rupees for one unit of the currency, a decimal number as text. */
  rate: string;
  paise: number;
};

/** What only services of a kind have, by the names of `serviceDetails`. */
export type ServiceDetails = Readonly<Record<string, string>>;

/** A service as the accepted quote had it. `day` is counted from 1. */
export type QuotedService = PlannedService & { day: number | null };

/** A part of a trip. A cab is a duty as well, whose status and times count. */
export type TripService = {
  id: string;
  bookingId: string;
  kind: PartKind;
  title: string;
  /** Counted from the first day; null for a service of the whole trip. */
  day: number | null;
  nights: number;
  /** The date of its day; null while the days of the trip are not agreed, and after a cancellation. */
  onDay: string | null;
  /** `10:40`; empty when it has no time. */
  starts: string;
  supplier: { id: string; name: string } | null;
  state: ServiceState;
  heldUntil: string | null;
  /** The supplier's number of the reservation, or that of a permit. */
  confirmation: string;
  /** The supplier reads them. */
  remarks: string;
  details: ServiceDetails;
  /** `null`: it was added after the quote. */
  quoted: QuotedService | null;
  /** Empty: it is for all travellers. */
  travellerIds: readonly string[];
  revision: number;
};

export type NewService = Pick<
  TripService,
  'kind' | 'title' | 'day' | 'nights' | 'starts' | 'details' | 'quoted'
> & {
  supplierId?: string | null;
};
