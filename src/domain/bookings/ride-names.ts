import type { Duty } from './booking.ts';

type Named = Pick<Duty, 'id' | 'carTypeName'>;

/** `Ride 1 of 2, Sedan`, by duty in the order of their pick-up; the only ride of a booking needs no name. */
export const rideNames = (duties: readonly Named[]): ReadonlyMap<string, string> =>
  new Map(
    duties.length < 2
      ? []
      : duties.map(({ id, carTypeName }, index) => [
          id,
          `Ride ${index + 1} of ${duties.length}, ${carTypeName}`,
        ]),
  );
