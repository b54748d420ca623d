import { acceptanceMail } from './acceptance-mail.ts';
import { acknowledgementMail } from './acknowledgement-mail.ts';
import { bookingMail } from './booking-mail.ts';
import { customerMail } from './customer-mail.ts';
import { documentMail } from './document-mail.ts';
import { dutyDigestMail } from './duty-digest-mail.ts';
import { dutyReminderMail } from './duty-reminder-mail.ts';
import { enquiryBundleMail } from './enquiry-bundle-mail.ts';
import { enquiryMail } from './enquiry-mail.ts';
import { overdueDigestMail } from './overdue-digest-mail.ts';
import { passwordResetMail } from './password-reset-mail.ts';
import { paymentRequestMail } from './payment-request-mail.ts';
import { quoteAcceptedMail } from './quote-accepted-mail.ts';
import { quoteMail } from './quote-mail.ts';
import { refundMail } from './refund-mail.ts';
import { supplierRequestMail } from './supplier-request-mail.ts';
import { voucherMail } from './voucher-mail.ts';

export const allJobs = [
  enquiryMail,
  enquiryBundleMail,
  overdueDigestMail,
  dutyDigestMail,
  dutyReminderMail,
  passwordResetMail,
  quoteAcceptedMail,
  acceptanceMail,
  quoteMail,
  bookingMail,
  voucherMail,
  documentMail,
  paymentRequestMail,
  refundMail,
  customerMail,
  acknowledgementMail,
  supplierRequestMail,
];

/**
 * Not run when a restored backup has them waiting: an old password link, the digest of a past day, a reminder of a duty
 * that may have a driver by now, a quote, a booking, a voucher, a payment, a refund or a request that its reader may have by now,
 * and a promise to call by a past time. The other jobs are still useful and check first whether their mail was sent.
 */
export const jobsDroppedByRestore = [
  overdueDigestMail,
  dutyDigestMail,
  dutyReminderMail,
  passwordResetMail,
  acceptanceMail,
  quoteMail,
  bookingMail,
  voucherMail,
  documentMail,
  paymentRequestMail,
  refundMail,
  acknowledgementMail,
  supplierRequestMail,
];
