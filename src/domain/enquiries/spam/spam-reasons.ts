/** Why an enquiry waits in the Spam queue. In a file of its own, since browsers list them. */
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
