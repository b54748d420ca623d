import { tripContent } from '#app/content/site/links/trip.ts';
import type { PaperKind } from '#domain/bookings/papers/paper.ts';
import { paperNames } from '#domain/bookings/papers/paper-text.ts';
import type { SharedTraveller } from '#domain/bookings/share/shared-trip-service.ts';

const content = tripContent.travellers;

const nameOf = (kind: PaperKind): string => (kind === 'other' ? content.identity : paperNames[kind]);

/** A traveller with what is still to be sent: only the kinds of papers, never what is in one. */
export function toTravellerView({ id, name, age, missing, received }: SharedTraveller, number: number) {
  return {
    id,
    name: name || content.unnamed(number, age),
    missing: missing.map((kinds) => ({
      id: kinds.join('-'),
      name: content.oneOf(kinds.map(nameOf)),
      choices: kinds.map((kind) => ({ kind, name: nameOf(kind) })),
    })),
    received: received.map(nameOf).join(', '),
  };
}

export type TravellerView = ReturnType<typeof toTravellerView>;
