import type { Answer } from '#app/admin/call.ts';
import { staffMessages } from '#messages.ts';

/** Refused because somebody else has saved since the form was opened. */
export const isConflict = ({ ok, text }: Pick<Answer<unknown>, 'ok' | 'text'>): boolean =>
  !ok && text === staffMessages.publishing.changedMeanwhile;
