import type { ChangePolicy } from '#domain/bookings/policy/policy-service.ts';
import type { Fare } from '#domain/fares/fare.ts';
import { type Arrival, includedDistance, waitingText } from '#domain/fares/fare-text.ts';
import { alwaysIncluded, extraText, notIncluded } from '#domain/fares/inclusion-text.ts';
import { type PermitState, permitTexts } from '#domain/fares/permits.ts';
import type { TripType } from '#domain/fares/trip.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { cancellingLines, movingLine, type PricedRide } from './cancelling-lines.ts';
import { rideTermsText as texts } from './ride-terms-text.ts';

/** What the terms of a requested cab depend on. Nothing of it was typed. */
export type RequestedRide = {
  trip: TripType;
  fare: Fare | null;
  isAbout: boolean;
  pickupAt: Date;
  permits: readonly PermitState[];
  nights: number;
  /** Whether a flight or a train was named. */
  hasNumber: boolean;
};

export type RideTermsFrame = {
  /** What the ride meets at its two ends. */
  arrivals: { from: Arrival | undefined; to: Arrival | undefined };
  policy: ChangePolicy;
  settings: Pick<SiteSettings, 'paymentTerms' | 'paymentMeans' | 'upiId' | 'bankAccountNo'>;
  /** Where the request stands: before it is confirmed, confirmed, or over. */
  state: 'open' | 'booked' | 'closed';
  now: Date;
};

export type TermsPart = { heading: string; lines: string[] };

export const pricedRideOf = ({ fare, isAbout, pickupAt }: RequestedRide): PricedRide => ({
  farePaise: fare?.totalPaise ?? 0,
  pickupAt,
  isAbout,
});

function fareParts({ fare, nights }: Pick<RequestedRide, 'fare' | 'nights'>): TermsPart[] {
  if (!fare) return [];
  // Waiting has a part of its own.
  const more = fare.extras.filter(({ kind }) => kind !== 'waiting').map((extra) => extraText(extra));
  return [
    {
      heading: texts.included,
      lines: [
        includedDistance(fare.included),
        alwaysIncluded,
        ...(nights > 0 ? [texts.nights.driver(nights)] : []),
      ],
    },
    {
      heading: texts.notIncluded,
      lines: [...(nights > 0 ? [texts.nights.rooms(nights)] : []), notIncluded, ...more],
    },
  ];
}

function waitingLines({ fare, hasNumber }: RequestedRide, arrival: Arrival | undefined): string[] {
  const text = fare ? waitingText(fare, arrival) : '';
  if (text === '') return [];
  return arrival && !hasNumber ? [text, texts.waiting.withNumber[arrival]] : [text];
}

const isAirportRide = ({ trip }: RequestedRide, { from, to }: RideTermsFrame['arrivals']): boolean =>
  (trip === 'airport' || trip === 'one-way') && (from === 'flight' || to === 'flight');

function payingLines(ride: RequestedRide, { arrivals, settings, state }: RideTermsFrame): string[] {
  const { paying } = texts;
  const isPrepaid = isAirportRide(ride, arrivals);
  const known = [...(settings.upiId ? ['UPI'] : []), ...(settings.bankAccountNo ? ['bank transfer'] : [])];
  const ways = settings.paymentMeans || known.join(' or ');
  const terms = settings.paymentTerms.split(/\n\s*\n/).filter(Boolean);
  return [
    ...(state === 'open' ? [paying.now] : []),
    ...(isPrepaid ? [paying.airport] : []),
    ...terms,
    ...(ways ? [paying.ways(ways)] : []),
    ...(state === 'open' && terms.length === 0 && !isPrepaid ? [paying.told] : []),
  ];
}

function cancellingPart(ride: RequestedRide, { policy, state, now }: RideTermsFrame): string[] {
  const priced = pricedRideOf(ride);
  return [
    ...cancellingLines(policy, priced, { isConfirmed: state === 'booked', now }),
    movingLine(policy, priced, now),
  ];
}

/**
 * What the fare includes, which papers the trip needs, and what cancelling, waiting and paying mean for it. A page and the mail
 * about it show the same parts in the same order; of a trip that is over only what its fare was for.
 */
export function rideTerms(ride: RequestedRide, frame: RideTermsFrame): TermsPart[] {
  const isOver = frame.state === 'closed';
  const parts: TermsPart[] = [
    ...fareParts(ride),
    { heading: texts.papers, lines: permitTexts(ride.permits) },
    { heading: texts.cancelling.heading, lines: isOver ? [] : cancellingPart(ride, frame) },
    { heading: texts.waiting.heading, lines: waitingLines(ride, frame.arrivals.from) },
    { heading: texts.paying.heading, lines: isOver ? [] : payingLines(ride, frame) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}
