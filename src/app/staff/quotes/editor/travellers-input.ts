// zod/mini, because these checks also run in the browser.
import * as z from 'zod/mini';
import { type QuoteFault, typedText } from '#domain/quotes/input/typed-field.ts';
import { type Party, passports } from '#domain/tour-packages/price/package-price.ts';
import { agesIn, maxAdults, maxChildren, numberIn } from '#domain/tour-packages/price/party-input.ts';
import { staffMessages } from '#messages.ts';

const { quotes: words } = staffMessages;

export const typedTravellers = z.object({
  adults: typedText,
  children: typedText,
  ages: typedText,
  passport: z.enum(passports),
  month: typedText,
  singleRooms: typedText,
});

/** Who travels, as staff type it before a package is copied. */
export type TravellersInput = z.infer<typeof typedTravellers>;

const refused = (text: string, field: keyof TravellersInput): { fault: QuoteFault } => ({
  fault: { text, field: `travellers.${field}` },
});

/** The party of a package's price. Nothing is guessed: a child without an age is asked for. */
export function readTravellers(typed: TravellersInput): { party: Party } | { fault: QuoteFault } {
  const adults = numberIn(typed.adults, 1, maxAdults);
  if (adults === undefined) return refused(words.adultsWrong, 'adults');
  const children = numberIn(typed.children || '0', 0, maxChildren);
  if (children === undefined) return refused(words.childrenWrong, 'children');
  const { childAges, unreadAges } = agesIn(children === 0 ? '' : typed.ages);
  if (unreadAges !== undefined) return refused(words.agesWrong, 'ages');
  if (childAges.length !== children) return refused(words.agesMissing(children), 'ages');
  const singleRooms = numberIn(typed.singleRooms || '0', 0, adults);
  if (singleRooms === undefined) return refused(words.singleRoomsWrong, 'singleRooms');
  const month = numberIn(typed.month, 1, 12) ?? 1;
  const { passport } = typed;
  return { party: { adults, childAges, passport, month, singleRooms, isFirstBooking: false } };
}
