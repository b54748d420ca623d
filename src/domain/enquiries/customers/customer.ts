import type { Residence } from '#domain/shared/residence.ts';

/** A customer is known by phone number and mail address. */
export type Customer = {
  id: string;
  name: string;
  phoneE164: string;
  email: string;
  livesIn: Residence;
  /** The two digits of a state; empty when it is not known. */
  state: string;
  gstin: string;
  mergedInto: string | null;
  erasedAt: Date | null;
};

/** What staff can correct. */
export const customerFields = ['name', 'phoneE164', 'email', 'livesIn', 'state', 'gstin'] as const;
export type CustomerField = (typeof customerFields)[number];

/** What an enquiry has too, and gets corrected with the customer. */
export const contactFields = ['name', 'phoneE164', 'email'] as const satisfies readonly CustomerField[];
export type ContactField = (typeof contactFields)[number];

export const isContactField = (field: CustomerField): field is ContactField =>
  contactFields.some((one) => one === field);

/** The customer's name in the activity log, which is never erased and so holds no personal data. */
export const customerLabel = (id: string): string => `customer ${id}`;
