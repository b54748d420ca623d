import { z } from 'zod';

/** Mails a customer the link of a payment request. */
export const paymentRequestMail = {
  name: 'payment-request-mail',
  payload: z.object({ mailId: z.string() }),
};
