import type { Fare } from './fare.ts';
import type { CarType } from './rates.ts';
import type { ResolvedTrip } from './resolved-trip.ts';

/** Why a trip cannot be driven as it was asked for. It has no fare. */
export type TripProblem =
  | { code: 'past' }
  | { code: 'return-before-start' }
  | { code: 'same-stop' }
  | {
      code: 'too-long-for-days';
      drivingMinutes: number;
      days: number;
      neededDays: number;
      /** Those of them on the way back. */
      backDays: number;
    }
  | { code: 'back-after-midnight'; clock: string }
  | { code: 'no-hire-by-hour'; stop: string }
  | { code: 'road-closed'; from: string; to: string };

/** What a traveller should know of a trip that can be driven. */
export type TripCaution =
  | { code: 'dark-on-hills'; arrival: string; sunset: string }
  | { code: 'dark-before-sunrise'; sunrise: string }
  | { code: 'dark-on-hills-in-days'; days: number }
  | { code: 'turn-back-by'; stop: string; clock: string }
  | {
      code: 'night-on-the-way';
      /** What is driven so long: the ride, each way of a round trip, or one part of it between two stops. */
      part: 'whole' | 'each-way' | 'part';
      drivingMinutes: number;
      days: number;
      /** Of the whole trip. */
      nights: number;
    };

export type OfferCode =
  | 'another-day'
  | 'next-day'
  | 'same-day'
  | 'more-days'
  | 'turned-dates'
  | 'hire'
  | 'round-trip';

/** Another trip that can be driven, with the lowest of its fares. */
export type PricedOffer = {
  code: OfferCode;
  day: string;
  time: string;
  returnDay: string | null;
  hours: number | null;
  /** The names of its ends and of the city whose rates it has. */
  from: string;
  to: string;
  city: string;
  /** The trip's fields as a query string. */
  query: string;
  fromPaise: number | null;
};

/** A round trip beside two single rides over the same road, in the car type that is cheapest for it. */
export type Comparison = {
  carType: CarType;
  loopKm: number;
  singlesPaise: number;
  roundTripPaise: number;
};

/** A trip with the fares of every car type, and what stands in its way. */
export type Estimate = ResolvedTrip & {
  problem: TripProblem | null;
  cautions: readonly TripCaution[];
  offers: readonly PricedOffer[];
  /** What the traveller should know of the roads. */
  notes: readonly string[];
  hasRates: boolean;
  /** One for each car type; empty when the distance is unknown, no rates are confirmed or it cannot be driven. */
  fares: readonly Fare[];
  comparison: Comparison | null;
};
