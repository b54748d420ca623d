/** A customer in the search results. */
export type FoundCustomer = {
  id: string;
  name: string;
  phoneE164: string;
  email: string;
  enquiries: number;
  erasedAt: Date | null;
};

type Row = Record<string, unknown>;

/** All stored data about a customer, without technical columns. */
export type PersonalData = {
  customers: Row[];
  enquiries: Row[];
  events: Row[];
  quotes: Row[];
  clicks: Row[];
};

export type KeptEnquiry = {
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

/** What is stored about a customer, for the screen. */
export type StoredCustomer = {
  id: string;
  names: string[];
  numbers: string[];
  emails: string[];
  isErased: boolean;
  enquiries: KeptEnquiry[];
};
