import { z } from 'zod';

/** Mails many new enquiries to the agency in one mail. */
export const enquiryBundleMail = {
  name: 'enquiry-bundle-mail',
  payload: z.object({ bundleId: z.string() }),
};
