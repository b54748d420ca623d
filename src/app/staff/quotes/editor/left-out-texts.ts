import type { LeftOutInput } from '#app/staff/cabs/inclusion-fields.tsx';
import type { Fare } from '#domain/fares/fare.ts';
import { extraText, includedText, pointsIncluded, pointsLeftOut } from '#domain/fares/inclusion-text.ts';
import { type LeftOut, leftOutOf } from '#domain/fares/inclusions.ts';
import type { QuoteInput } from '#domain/quotes/input/quote-input.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';

/** What the fare of the enquiry promised; `null` where the customer saw none. */
export type PromisedFare = Pick<Fare, 'included' | 'extras'> | null;

const leftOutIn = ({ parts, nightPrice }: LeftOutInput): LeftOut =>
  leftOutOf(parts, paiseFromTyped(nightPrice) ?? 0);

const includedPoints = (fare: PromisedFare, leftOut: LeftOut): string[] =>
  fare ? pointsIncluded(fare, leftOut) : [includedText(leftOut)];

const excludedPoints = (fare: PromisedFare, leftOut: LeftOut): string[] => [
  ...pointsLeftOut(leftOut),
  ...(leftOut.parts.includes('waiting')
    ? (fare?.extras ?? []).filter(({ kind }) => kind === 'waiting').map((extra) => extraText(extra, leftOut))
    : []),
];

/** Puts the new points in the place of the old ones. What staff wrote themselves stays. */
function withPoints(text: string, before: readonly string[], after: readonly string[]): string {
  const lines = text.split('\n').map((line) => line.trim());
  const at = lines.findIndex((line) => before.includes(line));
  const others = (part: readonly string[]) =>
    part.filter((line) => line !== '' && !before.includes(line) && !after.includes(line));
  return at < 0
    ? [...others(lines), ...after].join('\n')
    : [...others(lines.slice(0, at)), ...after, ...others(lines.slice(at))].join('\n');
}

/** Another choice of what is left out, with the lists that the customer reads. */
export function changedLeftOut(
  quote: Pick<QuoteInput, 'inclusions' | 'exclusions' | 'leftOut'>,
  changed: LeftOutInput,
  fare: PromisedFare,
): Pick<QuoteInput, 'inclusions' | 'exclusions' | 'leftOut'> {
  const [before, after] = [leftOutIn(quote.leftOut), leftOutIn(changed)];
  return {
    leftOut: { parts: [...changed.parts], nightPrice: changed.nightPrice },
    inclusions: withPoints(quote.inclusions, includedPoints(fare, before), includedPoints(fare, after)),
    exclusions: withPoints(quote.exclusions, excludedPoints(fare, before), excludedPoints(fare, after)),
  };
}
