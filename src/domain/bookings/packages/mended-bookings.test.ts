import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrateAll } from '../../../../scripts/database/migrate-all.ts';
import { createDatabase } from '../../../../tests/support/create-database.ts';
import { migrateUntil } from '../../../../tests/support/migrate-folder.ts';

let client: pg.Client;

const rows = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;
const idOf = async (text: string, values: unknown[] = []): Promise<string> =>
  String((await rows(`${text} returning id`, values))[0]?.id);

type Former = {
  serviceKind: string;
  status?: string;
  hasCrew?: boolean;
  packageId?: number;
  carType?: string;
  hasEntry?: boolean;
  isRecent?: boolean;
  amountPaise?: number;
  chosen?: number[];
  cancelled?: boolean;
};

/** As a version before this one made it: a cab with the price of the quote. */
async function formerBooking({
  serviceKind,
  status = 'confirmed',
  hasCrew = false,
  packageId,
  carType = '',
  hasEntry = false,
  isRecent = false,
  amountPaise = 1_75_644_00,
  chosen = [],
  cancelled = false,
}: Former): Promise<{ id: string; serviceId: string }> {
  const key = randomUUID();
  const customer = await idOf(`insert into people (name) values ('Meera Nair')`);
  const enquiry = await idOf(
    `insert into enquiries (idempotency_key, fingerprint, name, contact_no, person_id, package_id, trip_starts, trip_ends, car_type)
     values ($1, '', 'Meera Nair', '1', $2, $3, '2027-04-17', '2027-04-22', $4)`,
    [key, customer, packageId ?? null, carType],
  );
  const quote = await idOf(
    `insert into quotes (enquiry_id, version, lines, discount_paise, discount_label, service_kind, place_of_supply,
       gst_percent, tcs_percent, is_rounded, total_paise, deposit_percent, deposit_paise, deposit_due, balance_due,
       valid_until, terms, made_by, token_hash, accepted_at, accepted_paise, chosen_lines)
     values ($1, 1, $2, 1600000, 'Diwali offer', $3, 'other-state', 5, 2, true, 17564400, 30, 5269300, '2026-11-20',
       '2027-04-01', '2026-12-01', 'As quoted', 'Rupa', sha256($4::bytea), now(), $5, $6)`,
    [
      ...[enquiry, JSON.stringify(lines), serviceKind, key],
      ...[chosen.length > 0 ? 1_85_283_00 : 1_75_644_00, chosen],
    ],
  );
  const id = await idOf(
    `insert into bookings (idempotency_key, customer_id, origin, enquiry_id, quote_id, total_paise, token_hash,
       token_encrypted, made_by, cancelled_at)
     values ($1::text, $2, 'quote', $3, $4, $5, sha256($1::text::bytea), '', 'Rupa', case when $6 then now() end)`,
    [key, customer, enquiry, quote, amountPaise, cancelled],
  );
  const serviceId = await idOf(
    `insert into booking_services (booking_id, kind, position, title, amount_paise) values ($1, 'cab', 1, 'Bhutan', $2)`,
    [id, amountPaise],
  );
  const car = hasCrew
    ? await idOf(`insert into cars (plate, car_type, city) values ($1, 'sedan', 'guwahati')`, [
        `AS01M${id.padStart(4, '0')}`,
      ])
    : null;
  await client.query(
    `insert into duties (id, booking_id, status, trip_type, city, car_type, pickup_at, ends_at, fare_paise, end_code, car_id)
     values ($1, $2, $3, 'one-way', 'guwahati', 'sedan', '2027-04-17 06:00+05:30', '2027-04-17 10:00+05:30', 17564400,
       '1234', $4)`,
    [serviceId, id, status, car],
  );
  if (hasEntry)
    await client.query(
      `insert into duty_entries (duty_id, entry_key, kind, happened_at) values ($1, gen_random_uuid(), 'start', now())`,
      [serviceId],
    );
  if (isRecent) await client.query(`update bookings set request_fingerprint = 'typed' where id = $1`, [id]);
  await client.query(
    `insert into booking_events (booking_id, duty_id, kind, actor_name) values ($1, $2, 'made', 'Rupa')`,
    [id, serviceId],
  );
  return { id, serviceId };
}

const lines = [
  { text: 'Bhutan in six days', quantity: 2, unitPaise: 84_000_00 },
  { text: 'Sustainable Development Fee', quantity: 10, unitPaise: 1_200_00 },
  { text: 'A day of rafting', quantity: 1, unitPaise: 9_000_00, isOptional: true },
];

const former: Record<string, { id: string; serviceId: string }> = {};
const idNamed = (name: string) => former[name]?.id ?? '';

beforeAll(async () => {
  const name = `m_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(inject('postgres').adminUrl, name);
  await migrateUntil(url, '0064');
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into car_types (code, name, examples, seats, bags, picture) values ('sedan', 'Sedan', '', 4, 2, '')`,
  );
  former.untouched = await formerBooking({ serviceKind: 'overseas-package' });
  former.chosen = await formerBooking({
    serviceKind: 'overseas-package',
    chosen: [3],
    amountPaise: 1_85_283_00,
  });
  former.planned = await formerBooking({ serviceKind: 'tour-package', status: 'assigned', hasCrew: true });
  former.cancelled = await formerBooking({
    ...{ serviceKind: 'tour-package', status: 'cancelled', amountPaise: 0, cancelled: true },
  });
  former.aboutPackage = await formerBooking({ serviceKind: 'other', packageId: 7 });
  former.ofNoKind = await formerBooking({ serviceKind: 'other' });
  former.cancelledOfNoKind = await formerBooking({
    serviceKind: 'other',
    status: 'cancelled',
    amountPaise: 0,
  });
  former.drivenOfNoKind = await formerBooking({ serviceKind: 'other', status: 'done', hasCrew: true });
  former.enteredOfNoKind = await formerBooking({ serviceKind: 'other', hasEntry: true });
  former.askedForCar = await formerBooking({ serviceKind: 'other', carType: 'sedan' });
  former.cab = await formerBooking({ serviceKind: 'cab' });
  await migrateUntil(url, '0075');
  former.madeSince = await formerBooking({ serviceKind: 'other', isRecent: true });
  await migrateAll(url);
});
afterAll(() => client?.end());

const bookingOf = async (name: string) =>
  (
    await rows(
      `select kind, first_day::text as first, last_day::text as last, total_paise::int as total from bookings where id = $1`,
      [idNamed(name)],
    )
  )[0];
const servicesOf = (name: string) =>
  rows(
    `select s.kind, s.amount_paise::int as amount, d.status from booking_services s left join duties d on d.id = s.id
     where s.booking_id = $1 order by s.position`,
    [idNamed(name)],
  );

describe('a booking that was made from a quote for a package', () => {
  it('has one service with the sums of its quote, and no ride that nobody has planned', async () => {
    expect(await bookingOf('untouched')).toEqual({
      ...{ kind: 'overseas-tour', first: '2027-04-17', last: '2027-04-22', total: 1_75_644_00 },
    });
    expect(await servicesOf('untouched')).toEqual([{ kind: 'package', amount: 1_75_644_00, status: null }]);
    const [sold] = await rows('select * from booking_packages where booking_id = $1', [idNamed('untouched')]);
    expect(sold).toMatchObject({
      ...{ subtotal_paise: '18000000', discount_paise: '1600000', gst_paise: '820000', tcs_paise: '344400' },
      ...{ rounding_paise: '0', total_paise: '17564400' },
      offer: {
        lines: lines.slice(0, 2),
        discount: { kind: 'amount', paise: 16_000_00, label: 'Diwali offer' },
        ...{ placeOfSupply: 'other-state', gstPercent: '5.00', tcsPercent: '2.00', terms: 'As quoted' },
      },
    });
    expect(
      await rows('select kind, duty_id from booking_events where booking_id = $1', [idNamed('untouched')]),
    )
      // Nothing of its timeline is lost.
      .toEqual([{ kind: 'made', duty_id: null }]);
  });

  it('has the optional lines that were chosen, and what follows from them', async () => {
    const [sold] = await rows('select * from booking_packages where booking_id = $1', [idNamed('chosen')]);
    expect(sold).toMatchObject({ subtotal_paise: '18900000', total_paise: '18528300', rounding_paise: '0' });
    expect(sold?.offer.lines[2]).toEqual({ text: 'A day of rafting', quantity: 1, unitPaise: 9_000_00 });
  });

  it('keeps a ride that is planned, as a part that costs nothing beside it', async () => {
    expect(await bookingOf('planned')).toMatchObject({ kind: 'tour', total: 1_75_644_00 });
    expect(await servicesOf('planned')).toEqual([
      { kind: 'cab', amount: 0, status: 'assigned' },
      { kind: 'package', amount: 1_75_644_00, status: null },
    ]);
  });

  it('stays cancelled, with its charge', async () => {
    expect(await bookingOf('cancelled')).toMatchObject({ kind: 'tour', total: 0 });
    expect(await servicesOf('cancelled')).toEqual([{ kind: 'package', amount: 0, status: null }]);
  });

  it('is known by the package that the customer asked about where the quote has no kind', async () => {
    expect(await bookingOf('aboutPackage')).toMatchObject({ kind: 'other' });
    expect(await bookingOf('askedForCar')).toMatchObject({ kind: 'cab' });
  });

  it('is no cab either where the customer asked for neither package nor ride nor car', async () => {
    expect(await bookingOf('ofNoKind')).toEqual({
      ...{ kind: 'other', first: '2027-04-17', last: '2027-04-22', total: 1_75_644_00 },
    });
    // A cab may have been meant: the ride stays on the board.
    expect(await servicesOf('ofNoKind')).toEqual([
      { kind: 'cab', amount: 0, status: 'confirmed' },
      { kind: 'package', amount: 1_75_644_00, status: null },
    ]);
    const [sold] = await rows('select * from booking_packages where booking_id = $1', [idNamed('ofNoKind')]);
    const [alike] = await rows('select * from booking_packages where booking_id = $1', [
      idNamed('untouched'),
    ]);
    expect({ ...sold, id: '', booking_id: '' }).toEqual({ ...alike, id: '', booking_id: '' });
    const ride = former.ofNoKind?.serviceId;
    expect(
      await rows('select kind, duty_id from booking_events where booking_id = $1', [idNamed('ofNoKind')]),
    ).toEqual([{ kind: 'made', duty_id: ride }]);
  });

  it('has no ride any more where it was cancelled, but a note of it', async () => {
    const id = idNamed('cancelledOfNoKind');
    expect(await bookingOf('cancelledOfNoKind')).toMatchObject({ kind: 'other', total: 0 });
    expect(await servicesOf('cancelledOfNoKind')).toEqual([{ kind: 'package', amount: 0, status: null }]);
    const [{ notes } = {}] = await rows('select notes from bookings where id = $1', [id]);
    expect(notes).toBe('Was booked as a cab: 17 Apr 2027 06:00, sedan');
    expect(await rows('select kind, duty_id from booking_events where booking_id = $1', [id])).toEqual([
      { kind: 'made', duty_id: null },
    ]);
  });

  it.each(['drivenOfNoKind', 'enteredOfNoKind', 'madeSince'])('%s stays a cab', async (name) => {
    expect(await bookingOf(name)).toEqual({ kind: 'cab', first: null, last: null, total: 1_75_644_00 });
    expect(await servicesOf(name)).toMatchObject([{ kind: 'cab', amount: 1_75_644_00 }]);
  });

  it.each(['untouched', 'planned', 'cab', 'ofNoKind'])(
    '%s has the payment plan of its quote',
    async (name) => {
      const plan = await rows(
        `select kind, amount_paise::int as amount, due_on::text as due from payment_plan where booking_id = $1
       order by position`,
        [idNamed(name)],
      );
      expect(plan).toEqual([
        { kind: 'deposit', amount: 52_693_00, due: '2026-11-20' },
        { kind: 'balance', amount: 1_22_951_00, due: '2027-04-01' },
      ]);
    },
  );
});

it('leaves a booking of a quote for a cab as it was', async () => {
  expect(await bookingOf('cab')).toEqual({ kind: 'cab', first: null, last: null, total: 1_75_644_00 });
  expect(await servicesOf('cab')).toEqual([{ kind: 'cab', amount: 1_75_644_00, status: 'confirmed' }]);
});
