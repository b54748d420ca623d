import { z } from 'zod';

/** Asks a supplier for services of trips. */
export const supplierRequestMail = {
  name: 'supplier-request-mail',
  payload: z.object({ requestId: z.string() }),
};
