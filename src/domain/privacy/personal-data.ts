import type { StoredBooking } from '#domain/bookings/personal-data.ts';
import type { StoredEnquiry } from '#domain/enquiries/personal-data.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import type { Exported } from './contributors.ts';

export type { FoundCustomer } from '#domain/enquiries/personal-data.ts';

/** All stored data about a customer, without technical columns. */
export type PersonalData = Exported<'customer'>;

export type EnquiryRecord = StoredEnquiry & { reference: string };
export type BookingRecord = StoredBooking & { number: string };

/** What is stored about a customer, for the screen. */
export type StoredCustomer = {
  id: string;
  names: string[];
  numbers: string[];
  emails: string[];
  isErased: boolean;
  enquiries: EnquiryRecord[];
  bookings: BookingRecord[];
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
