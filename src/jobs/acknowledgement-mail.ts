import { z } from 'zod';

/** Mails a customer that the enquiry has arrived. */
export const acknowledgementMail = {
  name: 'acknowledgement-mail',
  payload: z.object({ enquiryId: z.string() }),
};
