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
 * Not done when a restored backup has them waiting: a link for a password that was asked for days ago, and the digest of
 * a day that is over. The others say what is still to be said, and ask first whether it has been.
 */
export const jobsDroppedByRestore = [overdueDigestMail, passwordResetMail];
