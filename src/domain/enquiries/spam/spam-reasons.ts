/** Why an enquiry is in the spam queue. A file of its own, because the browser needs only this list. */
export const spamReasons = [
  'trap-filled',
  'too-quick',
  'many-from-one-address',
  'markup',
  'links',
  'sold-words',
  'sent-to-many',
  'odd-name',
  'not-from-a-form',
  'impossible-number',
] as const;

export type SpamReason = (typeof spamReasons)[number];
