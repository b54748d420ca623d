import { expect, it } from 'vitest';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { addTrip } from '../../../../tests/support/some-trip.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { readMargins } from './margins-service.ts';

const test = testDatabase();
const actor = someActor(test);
const april = { firstDay: '2027-04-01', lastDay: '2027-04-30' };

async function sold(bookingId: string, costs: readonly (number | null)[]): Promise<void> {
  const { rows } = await test.pool.query(
    `insert into booking_services (booking_id, kind, position, title, amount_paise)
     values ($1, 'package', 1, 'Six days in Bhutan', 17564400) returning id`,
    [bookingId],
  );
  await test.pool.query(
    `insert into booking_packages (id, booking_id, offer, subtotal_paise, discount_paise, gst_paise, tcs_paise, rounding_paise,
       total_paise) values ($1, $2, '{}', 17000000, 600000, 820000, 344400, 0, 17564400)`,
    [rows[0].id, bookingId],
  );
  for (const [index, cost] of costs.entries())
    await test.pool.query(
      `insert into booking_services (booking_id, kind, position, title, amount_paise, part_of, cost_minor)
       values ($1, 'hotel', $2, 'Hotel', 0, $3, $4)`,
      [bookingId, index + 2, rows[0].id, cost],
    );
}

it('is what a trip was sold for before taxes less its costs, and not final while one is missing', async () => {
  const { bookingId } = await addTrip(test.pool);
  await sold(bookingId, [1_00_000_00, 8_000_00, null]);
  const cancelled = await addTrip(test.pool, { cancelledAt: new Date() });
  await sold(cancelled.bookingId, []);
  const later = await addTrip(test.pool, { firstDay: '2027-04-28', lastDay: '2027-05-02' });
  await sold(later.bookingId, []);
  const { trips, owners, total } = await readMargins(test.db, actor, april);
  const sums = { soldPaise: 1_64_000_00, costPaise: 1_08_000_00, missing: 1 };
  expect(trips).toMatchObject([{ bookingId, customer: 'Meera Nair', ...sums }]);
  expect(owners).toMatchObject([{ ownerId: null, trips: 1, ...sums }]);
  expect(total).toEqual({ ...sums, trips: 1 });
});

it('is for those with the area of money', async () => {
  const clerk = { ...actor, areas: ['enquiries'] } as typeof actor;
  await expect(readMargins(test.db, clerk, april)).rejects.toMatchObject({ code: 'forbidden' });
});
