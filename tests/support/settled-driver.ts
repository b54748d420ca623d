import { randomUUID } from 'node:crypto';
import { fleetRows } from './some-duty.ts';

/** Runs SQL: a pool of a unit test, or the connection of a browser test. */
type Query = (text: string, values?: unknown[]) => Promise<{ id: string }[]>;

/** Rows of rides that were driven, with what their drivers collected and paid. */
export function rideRows(query: Query) {
  const rows = fleetRows(query);
  const collect = (ride: { bookingId: string; dutyId: string; driverId: string | null }, paise: number) =>
    query(
      `insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, driver_id, duty_id, received_on, made_by)
       select $1, $2, 'collected-by-driver', $3, 'cash', 'driver', $4::bigint, case when $4::bigint is null then null else $5::bigint end,
         (pickup_at at time zone 'Asia/Kolkata')::date, 'Bikash Kalita'
       from duties where id = $5::bigint`,
      [ride.bookingId, randomUUID(), paise, ride.driverId, ride.dutyId],
    );
  const spend = (dutyId: string, paise: number, { key = randomUUID(), expense = 'toll' } = {}) =>
    query(
      `insert into duty_entries (duty_id, entry_key, kind, happened_at, expense, amount_paise)
       values ($1, $2, 'expense', now(), $3, $4)`,
      [dutyId, key, expense, paise],
    );
  return {
    ...rows,
    collect,
    spend,
    remove: (dutyId: string, key: string) =>
      query(
        `insert into duty_entries (duty_id, entry_key, kind, happened_at, removes_key)
         values ($1, $2, 'removal', now(), $3)`,
        [dutyId, randomUUID(), key],
      ),
    /** A ride that was driven and, unless its status says otherwise, is done. */
    async addRide(
      driverId: string,
      ride: {
        day: string;
        collected?: number;
        expenses?: number;
        starts?: number;
        hours?: number;
        status?: string;
        carId?: string;
      },
    ) {
      const { day, collected = 0, expenses = 0, starts = 9, hours = 3, status = 'done', carId } = ride;
      const made = await rows.addDuty({ driverId, day, starts, hours, status, carId: carId ?? null });
      if (collected > 0) await collect({ ...made, driverId }, collected);
      if (expenses > 0) await spend(made.dutyId, expenses);
      return made;
    },
  };
}
