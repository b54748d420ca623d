import type { MoneyKind, MoneyPlace, PayMethod } from '#domain/bookings/booking.ts';
import type { Period } from '#domain/bookings/figures/period.ts';

export type ReceivedPart = { place: MoneyPlace; method: PayMethod; paise: number; before: number };

/** What came in, less refunds, by the day on which it came. */
export type Received = {
  now: number;
  /** Of the period that it is compared with. */
  before: number;
  /** By place and method, the largest first. */
  parts: ReceivedPart[];
  /** The sum of each day on which anything came. */
  days: ReadonlyMap<string, number>;
};

export type ReceivedFilter = Period & {
  place?: MoneyPlace | undefined;
  method?: PayMethod | undefined;
  driverId?: string | undefined;
};

/** Less refunds, as on the Money screen. */
export type ReceivedSum = { entries: number; paise: number };

/** Where a page goes on. */
export type ReceivedCursor = { day: string; id: string };

export type ListedEntry = {
  id: string;
  day: string;
  kind: MoneyKind;
  /** With the sign by which it counts as received. */
  paise: number;
  method: PayMethod;
  place: MoneyPlace;
  driver: string;
  reference: string;
  isReversal: boolean;
  /** `null` while there is only the quote. */
  bookingId: string | null;
  enquiryId: string | null;
  quoteVersion: number | null;
  customer: string;
  madeBy: string;
};
