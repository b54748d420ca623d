import type { CarType, City } from '#domain/fares/rates.ts';
import { daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import {
  type BoardCar,
  type BoardDriver,
  type BoardDuty,
  selectBoardCars,
  selectBoardDrivers,
  selectBoardDuties,
} from './board-store.ts';

export type { BoardCar, BoardDriver, BoardDuty };

export type BoardQuery = {
  firstDay: string;
  days: number;
  city: City | undefined;
  carType: CarType | undefined;
};

export type Board = { duties: BoardDuty[]; cars: BoardCar[]; drivers: BoardDriver[] };

const idsOf = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id): id is string => id !== null)),
];

/** The duties of some days with all cars and drivers, in three queries. */
export async function viewCabBoard(
  db: Queryable,
  actor: StaffActor,
  { firstDay, days, city, carType }: BoardQuery,
): Promise<Board> {
  assertArea(actor, 'enquiries');
  const [from, to] = [startOfDayInIndia(firstDay), startOfDayInIndia(daysAfter(firstDay, days))];
  const duties = await selectBoardDuties(db, { from, to, city, carType });
  const lastDay = daysAfter(firstDay, days - 1);
  const [cars, drivers] = await Promise.all([
    selectBoardCars(db, { city, withDuties: idsOf(duties.map(({ carId }) => carId)) }),
    selectBoardDrivers(db, {
      city,
      withDuties: idsOf(duties.map(({ driverId }) => driverId)),
      firstDay,
      lastDay,
    }),
  ]);
  return { duties, cars, drivers };
}
