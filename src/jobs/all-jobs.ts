import { enquiryMail } from './enquiry-mail.ts';
import { passwordResetMail } from './password-reset-mail.ts';

export const allJobs = [enquiryMail, passwordResetMail];
