import type { ServiceState } from '#domain/bookings/trips/services.ts';
import type { PartKind } from '#domain/shared/trip-plan.ts';

/** A hold that ends sooner is lost unless the supplier is called now. */
export const holdDays = 3;
/** An office that asks for another paper answers after days, so three weeks leave time for a second try. */
export const permitDays = 21;
/** Good rooms and guides are taken a month ahead. */
export const supplierDays = 30;
/** The last days in which another supplier can still be found. */
export const confirmationDays = 14;

/** Lists of services that wait for staff. */
export const todoLists = ['holds', 'permits', 'without-supplier', 'unconfirmed'] as const;
export type TodoList = (typeof todoLists)[number];

/** Which trips are listed; the first three have every trip once. */
export const tripShows = ['upcoming', 'under-way', 'past', 'arrivals', 'departures'] as const;
export type TripShow = (typeof tripShows)[number];

export type TodoCounts = Record<TodoList | 'arrivals' | 'departures' | 'under-way', number>;

/** Staff without an owner are asked for by `none`. */
export const noOwner = 'none';

export type ListFilter = {
  kind?: PartKind | undefined;
  state?: ServiceState | undefined;
  /** The id of a user, or `none`. */
  owner?: string | undefined;
  /** A trip's number, a customer or a supplier. */
  search?: string | undefined;
  /** The cursor of the last row of the page before. */
  after?: string | undefined;
};

/** What is listed; both days belong to it. */
export type ServiceScope =
  | { list: 'days'; firstDay: string; lastDay: string }
  | { list: 'supplier'; supplierId: string }
  | { list: TodoList };

export type ServiceQuery = ListFilter & { scope: ServiceScope };

/** A service of a trip, or a ride, whose state follows from its duty. */
export type ListedService = {
  id: string;
  bookingId: string;
  kind: PartKind;
  title: string;
  onDay: string;
  /** Empty when it has no time. */
  starts: string;
  nights: number;
  state: ServiceState;
  heldUntil: string | null;
  confirmation: string;
  supplier: { id: string; name: string } | null;
  customer: string;
  phoneE164: string;
  tripTitle: string;
  ownerId: string | null;
  /** Of a ride. */
  plate: string;
  driver: string;
};

export type ServicePage = { services: ListedService[]; nextCursor: string };

/** A supplier with services that are not promised yet. */
export type SupplierGroup = {
  id: string;
  name: string;
  city: string;
  phoneE164: string;
  email: string;
  open: number;
  toAsk: number;
  nextDay: string;
};

export type SupplierPage = { suppliers: SupplierGroup[]; nextCursor: string };

export type TripQuery = Pick<ListFilter, 'owner' | 'search' | 'after'> & { show: TripShow };

export type ListedTrip = {
  id: string;
  title: string;
  customer: string;
  phoneE164: string;
  /** null while they are not agreed. */
  firstDay: string | null;
  lastDay: string | null;
  ownerId: string | null;
  isCancelled: boolean;
  confirmed: number;
  services: number;
};

export type TripPage = { trips: ListedTrip[]; nextCursor: string };

export const askChannels = ['mail', 'whatsapp'] as const;
export type AskChannel = (typeof askChannels)[number];
