import { beforeAll, expect, it } from 'vitest';
import { toFiguresView } from '#app/staff/cabs/report/figures-view.ts';
import { readDashboard } from '#app/staff/dashboard/dashboard-data.ts';
import type { FigureView } from '#app/staff/kit/figure-cards.tsx';
import { toOverviewView } from '#app/staff/money/overview/overview-view.ts';
import { readDue } from '#domain/bookings/due/due-service.ts';
import { readBookingFigures } from '#domain/bookings/figures/figures-service.ts';
import { chosenPeriods, namedPeriods } from '#domain/bookings/figures/period.ts';
import { readMargins } from '#domain/bookings/margins/margins-service.ts';
import { readReceived } from '#domain/bookings/received/received-service.ts';
import { readTax } from '#domain/documents/returns/returns-service.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { readUnsettled } from '#domain/money/gateway/unsettled-service.ts';
import { cashByHolder } from '#domain/payments/settlements/cash-service.ts';
import { dayInIndia, momentInIndia } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
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
  // Around midnight in India on the first of April.
  const { bookingId } = await addTrip(test.pool);
  await ask(
    `insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, made_by, received_on, made_at)
     values ($1, gen_random_uuid(), 'payment', 333333, 'upi', 'gateway', 'Rupa Das', '2027-03-31', '2027-03-31T18:29:59Z'),
       ($1, gen_random_uuid(), 'payment', 777777, 'cash', 'office', 'Rupa Das', '2027-04-01', '2027-03-31T18:30:00Z')`,
    [bookingId],
  );
  await ask('update bookings set received_paise = 1111110 where id = $1', [bookingId]);
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

/** The amounts in full that the three screens show. */
async function shownAt(at: Date) {
  const today = dayInIndia(at);
  const month = namedPeriods('month', today);
  const [dashboard, received, due, figures, cabs] = await Promise.all([
    readDashboard(test.db, actor, 'https://purvai.example/adminDashboard', at),
    readReceived(test.db, actor, month),
    readDue(test.db, actor, at),
    readBookingFigures(test.db, actor, month, at),
    readCabNames(test.db),
  ]);
  const overview = toOverviewView(
    {
      ...{ received, due, deposits: { paise: 0, bookings: 0, ...month.now }, suppliers: [] },
      cash: await cashByHolder(test.db, actor),
      gateway: await readUnsettled(test.db, actor),
      tax: await readTax(test.db, actor, month.now),
      margins: await readMargins(test.db, actor, month.now),
    },
    month,
    { today, owner: '' },
  );
  const cardOf = (cards: readonly FigureView[] | undefined, key: string) =>
    cards?.find((card) => card.key === key)?.whole;
  return {
    dashboard: cardOf(dashboard.money, 'received'),
    money: cardOf(overview.cards, 'received'),
    cabs: cardOf(toFiguresView(figures, month, cabs, today).cards, 'received'),
    due: [cardOf(dashboard.money, 'due'), overview.dueTotal.amount],
    gateway: overview.holders.find(({ key }) => key === 'gateway')?.amount,
  };
}

const sumBetween = async (from: string, to: string) =>
  formatPaise(
    (
      await ask(
        `select sum(case kind when 'refund' then -amount_paise else amount_paise end)::float8 as paise from money_entries
         where received_on between $1 and $2`,
        [from, to],
      )
    )[0].paise,
  );

it('dashboard, Money and Cabs show the same amounts, and a new month begins at midnight in India', async () => {
  const march = await sumBetween('2027-03-01', '2027-03-31');
  const lastMinute = await shownAt(new Date('2027-03-31T18:29:59Z'));
  expect(lastMinute).toMatchObject({ dashboard: march, money: march, cabs: march });
  const [owed] = await ask(
    'select sum(total_paise - received_paise)::float8 as paise from bookings where total_paise > received_paise',
  );
  expect(lastMinute.due).toEqual([formatPaise(owed.paise), formatPaise(owed.paise)]);
  const april = await sumBetween('2027-04-01', '2027-04-01');
  const midnight = await shownAt(new Date('2027-03-31T18:30:00Z'));
  expect(midnight).toMatchObject({ dashboard: april, money: april, cabs: april });
  expect(april).not.toBe(march);
});

it('the gateway holds what it received, less what it refunded, moved to the bank and kept as fees', async () => {
  const [entry] = await ask(`select booking_id from money_entries where place = 'gateway'`);
  await ask(
    `insert into money_entries (booking_id, entry_key, kind, amount_paise, method, place, made_by, received_on)
     values ($1, gen_random_uuid(), 'refund', 33333, 'upi', 'gateway', 'Rupa Das', '2027-04-02')`,
    [entry.booking_id],
  );
  await ask(
    `insert into provider_payments (id, amount_paise, currency, state, fee_paise, settled_on, captured_at)
     values ('pay_1', 200000, 'INR', 'captured', 4720, '2027-04-02', now()), ('pay_2', 133333, 'INR', 'captured', 0, null, now())`,
  );
  await ask(
    `insert into money_moves (idempotency_key, from_place, to_place, amount_paise, moved_on, made_by)
     values ('setl_1', 'gateway', 'bank', 195280, '2027-04-02', 'gateway')`,
  );
  expect((await shownAt(now)).gateway).toBe('₹1,000');
});

it('nobody without the area money sees any of it', async () => {
  const clerk = { ...actor, areas: ['enquiries'] } as typeof actor;
  expect(
    (await readDashboard(test.db, clerk, 'https://purvai.example/adminDashboard')).money,
  ).toBeUndefined();
  expect((await readBookingFigures(test.db, clerk, periods, now)).received).toBeNull();
});

it('what is due is what bookings owe', async () => {
  const [sum] = await ask(
    'select sum(total_paise - received_paise)::float8 as paise from bookings where total_paise > received_paise',
  );
  expect(sum.paise).toBeGreaterThan(0);
  expect((await readDue(test.db, actor, now)).total).toBe(sum.paise);
});
