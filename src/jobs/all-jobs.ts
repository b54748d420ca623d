import { enquiryMail } from './enquiry-mail.ts';

export const allJobs = [enquiryMail];
