import { z } from 'zod';

/** Tells staff of many new enquiries in one mail. */
export const enquiryBundleMail = {
  name: 'enquiry-bundle-mail',
  payload: z.object({ bundleId: z.string() }),
};
