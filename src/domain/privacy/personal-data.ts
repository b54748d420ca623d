/** Somebody as the search for a person lists them. */
export type FoundCustomer = {
  id: string;
  name: string;
  phoneE164: string;
  email: string;
  enquiries: number;
  erasedAt: Date | null;
};

type Row = Record<string, unknown>;

/** Everything that is kept about a person, as it stands in the tables, without what only the machine needs. */
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
  /** The beginning of what was written. */
  message: string;
  notes: number;
  events: number;
  quotes: number;
};

/** What is kept about a person, as their screen tells it. */
export type StoredCustomer = {
  id: string;
  names: string[];
  numbers: string[];
  emails: string[];
  isErased: boolean;
  enquiries: KeptEnquiry[];
};
