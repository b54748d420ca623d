import { beforeAll, expect, it } from 'vitest';
import { readDue } from '#domain/bookings/due/due-service.ts';
import { readBookingFigures } from '#domain/bookings/figures/figures-service.ts';
import { chosenPeriods } from '#domain/bookings/figures/period.ts';
import { readReceived } from '#domain/bookings/received/received-service.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { someActor } from '../support/some-actor.ts';
import { addTrip } from '../support/some-trip.ts';
import { testDatabase } from '../support/test-database.ts';

const test = testDatabase();
const actor = someActor(test);
const now = momentInIndia('2027-03-31', '23:59');
const periods = chosenPeriods('2027-03-01', '2027-03-31');
const ask = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

beforeAll(async () => {
  for (let trip = 0; trip < 12; trip++) {
    const { bookingId } = await addTrip(test.pool, trip % 4 === 0 ? { cancelledAt: now } : {});
    await ask(
      `insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, made_by, received_on)
       select $1, gen_random_uuid(), case when n % 5 = 0 then 'refund' else 'payment' end, 1000 + n * 37, 'upi', 'bank', 'Rupa Das',
         '2027-02-25'::date + n from generate_series(1, 40) n`,
      [bookingId],
    );
    await ask(
      `insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, made_by, received_on, reverses_id)
       select booking_id, gen_random_uuid(), kind, -amount_paise, method, place, 'Rupa Das', received_on, id
       from money_entries where booking_id = $1 and id % 3 = 0 and reverses_id is null`,
      [bookingId],
    );
    await ask(
      `update bookings set total_paise = $2, received_paise = (select sum(case kind when 'refund' then -amount_paise else amount_paise end)
         from money_entries where booking_id = $1) where id = $1`,
      [bookingId, trip * 10_000],
    );
  }
  // The deposit of a quote whose booking nobody has made yet.
  await ask(
    `with enquiry as (insert into enquiries (idempotency_key, fingerprint, name, contact_no) values ('agrees', '', 'Asha', '1')
       returning id),
     quote as (insert into quotes (enquiry_id, version, token_hash, lines, gst_percent, total_paise, valid_until, made_by)
       select id, 1, sha256('agrees'), '[{"text": "Sedan", "quantity": 1, "unitPaise": 200000}]', 5, 210000, '2027-04-30', 'Rupa Das' from enquiry returning id)
     insert into money_entries (quote_id, entry_key, kind, amount_paise, method, place, made_by, received_on)
     select id, gen_random_uuid(), 'advance', 5269300, 'upi', 'bank', 'Rupa Das', '2027-03-31' from quote`,
  );
});

it("Money and the cabs' figures have the same sum of what came in, with reversals, refunds and deposits of quotes", async () => {
  const received = await readReceived(test.db, actor, periods);
  const figures = await readBookingFigures(test.db, actor, periods, now);
  expect(figures.received).toEqual({ now: received.now, before: received.before });
  const [sum] = await ask(
    `select sum(case kind when 'refund' then -amount_paise else amount_paise end)::float8 as paise from money_entries
     where received_on between '2027-03-01' and '2027-03-31'`,
  );
  expect(received.now).toBe(sum.paise);
});

it('what is due is what bookings owe', async () => {
  const [sum] = await ask(
    'select sum(total_paise - received_paise)::float8 as paise from bookings where total_paise > received_paise',
  );
  expect(sum.paise).toBeGreaterThan(0);
  expect((await readDue(test.db, actor, now)).total).toBe(sum.paise);
});
