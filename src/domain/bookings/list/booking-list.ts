import type { DutyStatus } from '#domain/bookings/duty-status.ts';
import type { CarType, City } from '#domain/fares/rates.ts';

/** What the list shows; the first is where dispatchers begin. */
export const bookingViews = [
  'upcoming',
  'today',
  'unassigned',
  'unassigned-soon',
  'to-close',
  'unpaid',
  'past',
  'all',
] as const;
export type BookingListView = (typeof bookingViews)[number];

/** The duties that a figure counts, by their pick-up. Both days belong to it. */
export type ListedPeriod = {
  firstDay: string;
  lastDay: string;
  carType?: CarType | undefined;
  carId?: string | undefined;
  isLate?: boolean | undefined;
};

export type BookingListQuery = {
  view: BookingListView;
  /** In place of the view. */
  period?: ListedPeriod | undefined;
  status?: DutyStatus | undefined;
  city?: City | undefined;
  search?: string | undefined;
  /** The cursor of the last row of the page before. */
  after?: string | undefined;
};

export type ListedRide = {
  status: DutyStatus;
  isClosed: boolean;
  fromName: string;
  toName: string;
  cityName: string;
  pickupAt: Date;
  plate: string;
  driver: string;
  /** Where the booking has several live rides: the car type of this one, or those of all where the row is the whole booking. */
  cars: string[];
};

/** A duty, or a trip at the price of its quote, with what the list shows of its booking. */
export type ListedBooking = {
  bookingId: string;
  serviceId: string;
  /** `null` of a trip. */
  ride: ListedRide | null;
  isCancelled: boolean;
  customerId: string;
  customer: string;
  phoneE164: string;
  title: string;
  /** Of a trip; null while they are not agreed. */
  firstDay: string | null;
  lastDay: string | null;
  totalPaise: number;
  receivedPaise: number;
};

export type BookingListPage = { bookings: ListedBooking[]; nextCursor: string };
