import type { Answer } from '#app/staff/call.ts';

/** True when another user has saved since the form was opened. */
export const isConflict = ({ code }: Pick<Answer<unknown>, 'code'>): boolean => code === 'conflict';
