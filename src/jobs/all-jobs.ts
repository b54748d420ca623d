import { enquiryBundleMail } from './enquiry-bundle-mail.ts';
import { enquiryMail } from './enquiry-mail.ts';
import { overdueDigestMail } from './overdue-digest-mail.ts';
import { passwordResetMail } from './password-reset-mail.ts';
import { quoteAcceptedMail } from './quote-accepted-mail.ts';

export const allJobs = [
  enquiryMail,
  enquiryBundleMail,
  overdueDigestMail,
  passwordResetMail,
  quoteAcceptedMail,
];

/**
 * Not run when a restored backup has them waiting: an old password link, and the digest of a past day. The other jobs
 * are still useful and check first whether their mail was sent.
 */
export const jobsDroppedByRestore = [overdueDigestMail, passwordResetMail];
