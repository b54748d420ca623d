import { cutTo, storable } from '#platform/text.ts';
import { type AnswerWay, answerWays, maxRideLengths, type RideInput } from './ride-fields-input.ts';

/** What a request of a cab says besides the trip, its people and the fare. Texts are empty where nothing was typed. */
export type RideDetails = {
  bags: number | null;
  /** Of the flight or the train that the ride meets. */
  flight: string;
  pickupAddress: string;
  dropAddress: string;
  answerBy: AnswerWay | '';
};

const maxBags = 60;

const lineOf = (text: string, maxLength: number) =>
  cutTo(storable(text).replaceAll(/\s+/g, ' ').trim(), maxLength);

/** What does not fit is left out: a request is never refused for what is optional. `undefined` when nothing was said. */
export function rideDetailsOf(typed: RideInput): RideDetails | undefined {
  const { bags = '', flight = '', pickupAddress = '', dropAddress = '', answerBy = '' } = typed;
  const details: RideDetails = {
    bags: /^\d{1,2}$/.test(bags) && Number(bags) <= maxBags ? Number(bags) : null,
    flight: lineOf(flight, maxRideLengths.flight),
    pickupAddress: lineOf(pickupAddress, maxRideLengths.pickupAddress),
    dropAddress: lineOf(dropAddress, maxRideLengths.dropAddress),
    answerBy: answerWays.find((way) => way === answerBy) ?? '',
  };
  return Object.values(details).some((value) => value !== null && value !== '') ? details : undefined;
}
