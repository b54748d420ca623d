import * as z from 'zod/mini';
import { fareMessages } from '#domain/fares/fare-messages.ts';
import { minutesOf } from '#domain/fares/routes/typed-duration.ts';
import { oneLine, readBy, wholeNumberOf, within } from '#domain/fares/routes/typed-fields.ts';
import { monthsOf } from './typed-months.ts';

const messages = fareMessages.legs;
const maxLegKm = 1000;
const maxLegMinutes = 3000;

const yesOrNo = new Map([
  ...['yes', 'y', 'true', '1'].map((word) => [word, true] as const),
  ...['', 'no', 'n', 'false', '0'].map((word) => [word, false] as const),
]);

/** What a leg has besides its two stops. Without a source it is to be confirmed. */
export const legFactsInput = z.object({
  km: readBy((text) => within(wholeNumberOf(text), 1, maxLegKm), messages.kmWrong),
  minutes: readBy((text) => within(minutesOf(text), 1, maxLegMinutes), messages.minutesWrong),
  isHill: readBy((text) => yesOrNo.get(text.toLowerCase()), messages.hillWrong),
  closedMonths: readBy(monthsOf, messages.monthsWrong),
  note: oneLine(300, messages.noteTooLong),
  source: oneLine(300, messages.sourceTooLong),
});

export type LegFacts = z.infer<typeof legFactsInput>;
