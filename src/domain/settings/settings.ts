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
  /** Empty while the agency has none, like the following. */
  photoUrl: string;
  postsUrl: string;
  /** When customer care answers, within a sentence: `day and night`. */
  careHours: string;
  /** The name in the register; empty while staff have not filled it in, like the following up to the terms of refunds. */
  legalName: string;
  /** What `registrationNo` is a number of, such as `Udyam`. */
  registrationKind: string;
  registrationNo: string;
  /** Several lines. */
  streetAddress: string;
  mapUrl: string;
  /** Lines such as `Mon-Sat 10:00-19:00`. */
  officeHours: string;
  contactName: string;
  /** What the named contact does. */
  contactRole: string;
  /** The address of an image of the library. */
  contactPhoto: string;
  /** Ways to pay, within a sentence: `UPI, bank transfer and cash`. */
  paymentMeans: string;
  /** From a cancellation until its refund is sent; null while staff have not filled it in. */
  refundDays: number | null;
  /** How payment works, in paragraphs. */
  paymentTerms: string;
  /** How refunds work, in paragraphs. */
  refundTerms: string;
  /** A decimal number as text, because floats are not exact. */
  inrPerUsd: string;
  /** For services that are no cab and no package. A decimal number as text, `5.00`, like the following rates. */
  gstPercent: string;
  cabGstPercent: string;
  tourGstPercent: string;
  overseasGstPercent: string;
  /** Tax collected at source, on overseas packages only; `0.00` for none. */
  overseasTcsPercent: string;
  /** Off the first booking of a Bhutan package. */
  firstBookingPercent: string;
  /** Bhutan's Sustainable Development Fee for a night, in whole rupees and dollars. */
  sdfIndianRupees: number;
  sdfIndianChildRupees: number;
  sdfOtherUsd: number;
  sdfOtherChildUsd: number;
  /** Younger children pay no fee. */
  sdfFreeUnderAge: number;
  /** From this birthday on a child pays the fee of an adult. */
  sdfAdultFromAge: number;
  bhutanVisaUsd: number;
  /** The day on which staff last confirmed Bhutan's fees, `2026-11-16`; null while they have not. */
  bhutanFeesCheckedOn: string | null;
  /** On quotes; empty when there is none, like the following. */
  gstin: string;
  bankAccountName: string;
  bankAccountNo: string;
  bankIfsc: string;
  bankName: string;
  upiId: string;
  /** New quotes begin with them. */
  quoteTerms: string;
  /** 0 keeps enquiries for ever. */
  retentionMonths: number;
  /** After the last ride; 0 keeps bookings for ever. */
  bookingRetentionMonths: number;
  /** Of files in customers' mails, after the enquiry was last changed; 0 keeps them as long as the enquiry. */
  attachmentRetentionMonths: number;
  responseTargetMinutes: number;
  /** Whether a customer gets a mail at once that the enquiry has arrived. */
  acknowledgesEnquiries: boolean;
  /** The same for the request of a cab with a fare and for a package with a price, with what was asked for. */
  acknowledgesRequests: boolean;
  /** Whether a customer gets a mail with the receipt of each payment, and with each tax document. */
  mailsReceipts: boolean;
};
