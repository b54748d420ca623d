import type { DutyStatus } from '#domain/bookings/duty-status.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';

/** A customer in the search results. */
export type FoundCustomer = {
  id: string;
  name: string;
  phoneE164: string;
  email: string;
  enquiries: number;
  bookings: number;
  erasedAt: Date | null;
};

type Row = Record<string, unknown>;

/** What the bookings of a customer hold about them. */
export type BookingData = {
  bookings: Row[];
  duties: Row[];
  /** What was sold as a whole, and in which parts it is paid. */
  packages: Row[];
  paymentPlan: Row[];
  dutyEntries: Row[];
  charges: Row[];
  money: Row[];
  bookingEvents: Row[];
  reviews: Row[];
  /** Photos of what the driver paid. */
  photos: Row[];
};

/** All stored data about a customer, without technical columns. */
export type PersonalData = BookingData & {
  customers: Row[];
  customerNotes: Row[];
  enquiries: Row[];
  events: Row[];
  quotes: Row[];
  quoteDrafts: Row[];
  clicks: Row[];
  /** Files of the customer's mails. */
  attachments: Row[];
};

export type StoredEnquiry = {
  id: string;
  reference: string;
  receivedAt: Date;
  stage: string;
  service: string;
  source: string;
  /** The start of the message. */
  message: string;
  notes: number;
  events: number;
  quotes: number;
};

export type StoredBooking = {
  id: string;
  number: string;
  madeAt: Date;
  /** The pick-up of its first ride; `null` of a trip that is not a cab. */
  pickupAt: Date | null;
  /** Of such a trip, `2027-04-17`; `null` while it is not agreed. */
  firstDay: string | null;
  title: string;
  status: DutyStatus;
  totalPaise: number;
  receivedPaise: number;
  /** Not over yet, so that the customer cannot be erased. */
  isOpen: boolean;
  events: number;
};

/** What is stored about a customer, for the screen. */
export type StoredCustomer = {
  id: string;
  names: string[];
  numbers: string[];
  emails: string[];
  isErased: boolean;
  enquiries: StoredEnquiry[];
  bookings: StoredBooking[];
};

/** All that a print of a customer's data needs. */
export type PersonalDataPrint = {
  data: PersonalData;
  /** The references of the enquiries, by id. */
  references: Readonly<Record<string, string>>;
  settings: SiteSettings;
  madeAt: Date;
};

/** Makes the PDF in a process of its own, which is ended with the request. */
export type PrintPersonalData = (print: PersonalDataPrint, stop: AbortSignal) => Promise<Uint8Array>;
