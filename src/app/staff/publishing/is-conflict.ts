import type { Answer } from '#app/staff/call.ts';

/** Refused because somebody else has saved since the form was opened. */
export const isConflict = ({ code }: Pick<Answer<unknown>, 'code'>): boolean => code === 'conflict';
