import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { someActor } from '../../../../tests/support/some-actor.ts';
import { addTrip } from '../../../../tests/support/some-trip.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { countReceived } from './received-service.ts';

const test = testDatabase();
const actor = someActor(test);

it('money that is noticed after its month was filed counts on the day on which it is noticed', async () => {
  const { bookingId } = await addTrip(test.pool);
  await test.pool.query(`insert into filed_periods (month, locked_by) values ('2026-09', 'Rupa Das')`);
  const money = { amountPaise: 500, method: 'upi', place: 'bank', reference: '', utr: null } as const;
  for (const receivedOn of ['2026-08-31', '2026-09-30'])
    await test.db.transaction((tx) =>
      countReceived(tx, actor, { bookingId }, { ...money, key: randomUUID(), receivedOn }),
    );
  const { rows } = await test.pool.query(
    'select received_on::text as day from money_entries where booking_id = $1 order by id',
    [bookingId],
  );
  expect(rows).toEqual([{ day: '2026-08-31' }, { day: dayInIndia(new Date()) }]);
});
