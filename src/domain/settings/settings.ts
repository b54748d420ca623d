export type SiteSettings = {
  agencyName: string;
  line: string;
  established: string;
  headOffice: string;
  phoneE164: string;
  email: string;
  website: string;
  /** A decimal number as text: money is never held in a float. */
  inrPerUsd: string;
};
