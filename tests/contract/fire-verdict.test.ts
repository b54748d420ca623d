import { expect, it } from 'vitest';
import { addDriverDuty } from '../support/driver-duty.ts';
import { bookingsWithWrongSums } from '../support/fire/staff-verdict.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

it('the verdict on staff under fire names bookings whose received sum is not that of their entries', async () => {
  const { bookingId } = await addDriverDuty(query);
  const { bookingId: otherId } = await addDriverDuty(query);
  const receive = (paise: number) =>
    query('update bookings set received_paise = received_paise + $2 where id = $1', [bookingId, paise]);
  for (const [kind, paise] of [
    ['payment', 300],
    ['refund', 100],
  ])
    await query(
      `insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, made_by)
       values ($1, gen_random_uuid(), $2, $3, 'upi', 'bank', 'x')`,
      [bookingId, kind, paise],
    );
  await receive(100);
  expect(await bookingsWithWrongSums(test.pool)).toEqual([String(bookingId)]);
  await receive(100);
  expect(await bookingsWithWrongSums(test.pool)).toEqual([]);
  await query('update bookings set received_paise = 1 where id = $1', [otherId]);
  expect(await bookingsWithWrongSums(test.pool)).toEqual([String(otherId)]);
});
