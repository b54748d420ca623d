export type SiteSettings = {
  agencyName: string;
  line: string;
  established: string;
  headOffice: string;
  phoneE164: string;
  email: string;
  website: string;
  socialUrl: string;
  videoUrl: string;
  /** A decimal number as text, because floats are not exact. */
  inrPerUsd: string;
  /** A decimal number as text, `5.00`. */
  gstPercent: string;
  /** 0 keeps enquiries for ever. */
  retentionMonths: number;
  responseTargetMinutes: number;
};
