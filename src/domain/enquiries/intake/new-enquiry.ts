import type { CallChoice, CallTrip } from '#domain/enquiries/call/call-trip.ts';
import type { FieldColumns } from '#domain/enquiries/fields/fields.ts';
import type { Source, Stage } from '#domain/enquiries/stages.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import type { PriceRequest } from '#domain/tour-packages/price/asked-price.ts';
import type { RideDetails } from './ride-details.ts';
import type { AnswerWay, RideInput } from './ride-fields-input.ts';
import type { TripInput } from './trip-fields-input.ts';

/** Where an enquiry came from. */
export type Origin = {
  page: string;
  packageId: string;
  /** The campaign parameters of the address (`utm_…`). */
  campaign: string;
};

/** Hidden form values that help to recognise bots. */
type FormTraces = {
  /** The honeypot field. */
  trap: string;
  /** Signed when the form's script started; empty without script. */
  token: string;
  /** Whether it came from one of our forms. */
  isFromForm: boolean;
  /** Whether the message is the form's own prefilled text, which many customers send unchanged. */
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
  /** The version of the privacy notice that was shown. */
  consentVersion?: string;
  /** The fields of a cab trip as a query string; empty for enquiries about something else. */
  trip?: string;
  /** Who travels, for an enquiry about a package: the fields of its price as a query string. */
  party?: string;
  /** What was typed about the trip; a ride or party of a calculator counts more. */
  typedTrip?: TripInput;
  /** What was typed about a requested cab besides the trip. */
  ride?: RideInput;
};

/** A stored enquiry, with the settings that its reply needs. */
export type Received = {
  id: string;
  reference: string;
  receivedAt: Date;
  settings: SiteSettings;
  answerBy: AnswerWay;
};

/** An enquiry that staff typed in after a call, visit, chat or mail. */
export type HandEnquiry = {
  name: string;
  contactNo: string;
  email: string;
  message: string;
  source: Exclude<Source, 'form' | 'import'>;
  /** What is known about the trip. */
  trip?: Partial<FieldColumns>;
  /** What the price was shown of, and which price was chosen. */
  call?: CallTrip;
  choice?: CallChoice;
  /** The form's idempotency key. */
  key?: string;
  /** The short code in a chat's first message; empty without one. */
  code: string;
};

/** What an enquiry says about the trip, in mails to the agency. */
export type MailedTrip = { trip: RequestedTrip | null; rideDetails: RideDetails | null } & Pick<
  FieldColumns,
  'tripFrom' | 'tripTo' | 'tripStarts' | 'tripTime' | 'tripEnds' | 'adults' | 'children' | 'carType'
>;

export type Enquiry = Pick<NewEnquiry, 'formDate' | 'name' | 'contactNo' | 'email' | 'message'> & {
  page: string;
  campaign: string;
  stage: Stage;
  id: string;
  receivedAt: Date;
  mailedAt: Date | null;
  packageId: string | null;
  packagePrice: PriceRequest | null;
} & MailedTrip;

/** An enquiry in a mail about many. */
export type BundledEnquiry = Pick<Enquiry, 'id' | 'name' | 'contactNo' | 'message' | 'receivedAt'> &
  MailedTrip;
