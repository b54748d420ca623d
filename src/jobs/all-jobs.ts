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
