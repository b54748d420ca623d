import type { Stage } from '#domain/enquiries/stages.ts';

/** Why an enquiry waits for staff from now on, and its stage. */
export type Waiting = { purpose: string; stage: Stage };

/**
 * After a customer's mail. A lost or cancelled enquiry is open again. A completed trip stays completed, because the reports
 * count it, and spam stays spam.
 */
export const replied = (stage: Stage): Waiting => ({
  purpose: 'Answer mail',
  stage: stage === 'lost' || stage === 'cancelled' ? 'contacted' : stage,
});

/** After a mail to the customer came back. */
export const returned = (stage: Stage): Waiting => ({ purpose: 'Mail returned', stage });
