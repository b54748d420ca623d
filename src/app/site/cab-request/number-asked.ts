import type { Arrival } from '#domain/fares/fare-text.ts';

/** Which number a ride with these ends has. */
export type NumberAsked = 'flight' | 'train' | 'both';

/** `undefined` where the ride meets neither flight nor train. */
export function numberAsked({
  from,
  to,
}: {
  from: Arrival | undefined;
  to: Arrival | undefined;
}): NumberAsked | undefined {
  const [one, other] = new Set([from, to].filter((end) => end !== undefined));
  return other ? 'both' : one;
}
