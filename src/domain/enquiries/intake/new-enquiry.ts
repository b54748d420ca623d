import type { Source, Stage } from '#domain/enquiries/stages.ts';

/** Where somebody wrote from. */
export type Origin = {
  page: string;
  packageId: string;
  /** What led them there: an advertisement's own words, as far as they were in the address. */
  campaign: string;
};

/** What a form says besides the visitor's words, by which a machine gives itself away. */
type FormTraces = {
  /** A field that no person sees. */
  trap: string;
  /** Signed when the form woke up; empty without script. */
  token: string;
  /** Whether it came from a form of ours at all. */
  isFromForm: boolean;
  /** Whether the message is the one that our form began with: many send it as it stands. */
  isOurText: boolean;
};

export type NewEnquiry = {
  formDate: string;
  name: string;
  contactNo: string;
  email: string;
  message: string;
  origin?: Origin;
  traces?: FormTraces;
  /** Which wording of the privacy notice the visitor was shown. */
  consentVersion?: string;
};

/** One that staff typed in: somebody called, walked in, wrote by chat or mail. */
export type HandEnquiry = {
  name: string;
  contactNo: string;
  email: string;
  message: string;
  source: Exclude<Source, 'form'>;
  /** The form's own, where it has one. */
  key?: string;
  /** The short code in a chat's first message, where there is one. */
  code: string;
};

export type Enquiry = Pick<NewEnquiry, 'formDate' | 'name' | 'contactNo' | 'email' | 'message'> & {
  page: string;
  campaign: string;
  stage: Stage;
  id: string;
  receivedAt: Date;
  mailedAt: Date | null;
};

/** What a mail about many enquiries tells of each. */
export type BundledEnquiry = Pick<Enquiry, 'id' | 'name' | 'contactNo' | 'message' | 'receivedAt'>;
