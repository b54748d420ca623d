import { randomInt, randomUUID } from 'node:crypto';
import { dayInIndia, daysAfter, momentInIndia } from '#domain/shared/india-time.ts';
import type { PartKind } from '#domain/shared/trip-plan.ts';
import { hashOf, newToken } from '#platform/secrets/secrets.ts';

/** Runs SQL: a pool of a test, or the connection of a browser test. */
type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

/** What a customer never reads; each word is in one of the rows. */
export const staffWords = [
  ...[
    'remark-for-supplier',
    'note-of-booking',
    'note-of-supplier',
    'terms-of-supplier',
    'remark-of-traveller',
  ],
  ...['1988-03-09', 'contact-of-supplier', 'mail-of-supplier', '123454321'],
];

const suppliers = {
  hotel: ['Namgay Heritage Hotel', 'Thimphu', '+97517110001'],
  punakha: ['Zhingkham Resort', 'Punakha', '+97517110002'],
  paro: ['Tashi Namgay Resort', 'Paro', '+97517110003'],
  transporter: ['Yangphel Transport', 'Thimphu', '+97517110004'],
  guide: ['Karma Dorji', 'Paro', '+97517110005'],
  activity: ['Lotus River Adventures', 'Punakha', '+97517110006'],
} as const;

type Planned = {
  kind: PartKind;
  title: string;
  day: number;
  starts?: string;
  nights?: number;
  supplier?: keyof typeof suppliers;
  state?: 'to-ask' | 'held' | 'confirmed' | 'cancelled';
  confirmation?: string;
  details?: Record<string, string>;
};

const services: readonly Planned[] = [
  {
    ...{ kind: 'ticket', title: 'Flight Kolkata to Paro', day: 1, starts: '07:10', state: 'confirmed' },
    ...{ confirmation: 'KB7Q2X', details: { number: 'KB 241', from: 'Kolkata, T2', to: 'Paro' } },
  },
  {
    ...{ kind: 'permit', title: 'Entry permit', day: 1, state: 'held' },
    details: { region: 'bhutan', appliedOn: '2026-11-01' },
  },
  { kind: 'fee', title: 'Sustainable Development Fee, 5 nights', day: 1, state: 'confirmed' },
  {
    ...{ kind: 'transport', title: 'Paro airport to Thimphu', day: 1, starts: '10:40', state: 'confirmed' },
    ...{ supplier: 'transporter', confirmation: 'YT-2291', details: { vehicle: 'Hyundai Santa Fe' } },
  },
  {
    ...{ kind: 'hotel', title: 'Hotel in Thimphu', day: 1, nights: 2, state: 'confirmed', supplier: 'hotel' },
    ...{
      confirmation: 'NHH-88213',
      details: { rooms: '2 double rooms, one extra bed', board: 'Half board' },
    },
  },
  {
    ...{ kind: 'guide', title: 'Guide for six days', day: 1, state: 'confirmed', supplier: 'guide' },
    details: { languages: 'English, Hindi' },
  },
  { kind: 'fee', title: 'Monument fees', day: 2 },
  {
    ...{ kind: 'transport', title: 'Thimphu to Punakha', day: 3, starts: '08:30', state: 'confirmed' },
    supplier: 'transporter',
  },
  {
    ...{ kind: 'hotel', title: 'Hotel in Punakha', day: 3, nights: 1, state: 'held', supplier: 'punakha' },
    confirmation: 'not-yet-promised',
  },
  {
    ...{ kind: 'activity', title: 'Rafting on the Mo Chhu', day: 4, starts: '09:00', state: 'confirmed' },
    ...{ supplier: 'activity', details: { place: 'Lobesa bridge' } },
  },
  { kind: 'activity', title: 'Archery lesson', day: 4, starts: '16:00', state: 'cancelled' },
  { kind: 'transport', title: 'Punakha to Paro', day: 4, starts: '13:30', supplier: 'transporter' },
  {
    ...{ kind: 'hotel', title: 'Hotel in Paro', day: 4, nights: 2, state: 'confirmed', supplier: 'paro' },
    confirmation: 'TNR 5501',
  },
  {
    kind: 'activity',
    title: 'Hike to Taktsang',
    day: 5,
    starts: '07:30',
    state: 'confirmed',
    supplier: 'guide',
  },
  { kind: 'ticket', title: 'Flight Paro to Kolkata', day: 6, starts: '12:15', state: 'confirmed' },
];

const days: readonly [title: string, text: string, meals: string[]][] = [
  [
    'Kolkata to Paro, on to Thimphu',
    'The flight passes Everest on the left. The drive along the river takes an hour and a half.',
    ['dinner'],
  ],
  ['Thimphu', 'The dzong opens at five in the evening, after the offices close.', ['breakfast', 'dinner']],
  ['Over Dochula to Punakha', '', ['breakfast', 'lunch', 'dinner']],
  ['Rafting, then Paro', '', ['breakfast', 'dinner']],
  ['Hike to Taktsang', 'Four hours up and down, with tea half way.', ['breakfast', 'dinner']],
  ['Paro to Kolkata', '', ['breakfast']],
];

const totalPaise = 2_45_259_00;

const offer = {
  lines: [
    { text: 'Bhutan in six days from Kolkata: Adult', quantity: 2, unitPaise: 68_000_00 },
    { text: 'Bhutan in six days from Kolkata: Child, 6 to under 12', quantity: 1, unitPaise: 48_000_00 },
  ],
  ...{ discount: null, placeOfSupply: 'other-state', gstPercent: '5.00', tcsPercent: '2.00' },
  inclusions: 'Hotels with half board\nGuide and car in Bhutan\nSustainable Development Fee',
  ...{ exclusions: 'Lunches\nTravel insurance', itinerary: 'Day 1: as it was quoted', terms: '' },
  cancellation: {
    steps: [
      { daysBefore: 45, chargePercent: 10 },
      { daysBefore: 30, chargePercent: 25 },
      { daysBefore: 15, chargePercent: 50 },
      { daysBefore: 0, chargePercent: 100 },
    ],
    note: 'Air tickets follow the rules of the airline.',
  },
};

async function addSuppliers(query: Query): Promise<ReadonlyMap<string, string>> {
  const added: [string, string][] = [];
  for (const [key, [name, city, phone]] of Object.entries(suppliers)) {
    const kind = key === 'punakha' || key === 'paro' ? 'hotel' : key;
    const [known] = await query('select id::text from suppliers where name = $1', [name]);
    const [row] = known
      ? [known]
      : await query(
          `insert into suppliers (idempotency_key, kind, name, city, phone_e164, notes, pay_terms, contact_name, email)
           values ($1, $2, $3, $4, $5, 'note-of-supplier', 'terms-of-supplier', 'contact-of-supplier',
             'mail-of-supplier@example.org')
           returning id::text`,
          [randomUUID(), kind, name, city, phone],
        );
    added.push([key, String(row?.id)]);
  }
  return new Map(added);
}

/** A ride from the airport on the last day, with its driver. */
async function addRide(query: Query, bookingId: string, date: string): Promise<void> {
  const idOf = async (text: string, values: unknown[]) => String((await query(text, values))[0]?.id);
  const driver = await idOf(
    `insert into drivers (name, phone_e164, city) values ('Bikash Kalita', '+9197' || $1::text, 'guwahati') returning id`,
    [String(randomInt(10_000_000, 99_999_999))],
  );
  const car = await idOf(
    `insert into cars (plate, car_type, city, model) values ($1, 'sedan', 'guwahati', 'Dzire') returning id`,
    [`WB01${randomUUID().slice(0, 8).toUpperCase()}`],
  );
  const id = await idOf(
    `insert into booking_services (booking_id, kind, position, title, amount_paise)
     values ($1, 'cab', 90, 'Kolkata airport to Salt Lake', 0) returning id`,
    [bookingId],
  );
  const pickupAt = momentInIndia(date, '13:45');
  await query(
    `insert into duties (id, booking_id, status, trip_type, city, from_name, to_name, pickup_address, car_type, pickup_at,
       ends_at, fare_paise, end_code, car_id, driver_id)
     values ($1, $2, 'assigned', 'one-way', 'guwahati', 'Kolkata airport', 'Salt Lake', 'Arrivals, gate 3', 'sedan', $3,
       $3::timestamptz + interval '2 hours', 0, '4711', $4, $5)`,
    [id, bookingId, pickupAt, car, driver],
  );
}

type Options = {
  /** How many days from now it begins; negative when it has begun. */
  startsIn?: number;
  hasRide?: boolean;
};

/** Six days in Bhutan for four, partly confirmed, with the customer's link. */
export async function addTrip(query: Query, { startsIn = 40, hasRide = true }: Options = {}) {
  const idOf = async (text: string, values: unknown[]) => String((await query(text, values))[0]?.id);
  const firstDay = daysAfter(dayInIndia(new Date()), startsIn);
  const lastDay = daysAfter(firstDay, days.length - 1);
  const token = newToken();
  const customer = await idOf(
    `insert into customers (name, phone_e164) values ('Meera Nair', '+9198' || $1::text) returning id`,
    [String(randomInt(10_000_000, 99_999_999))],
  );
  const bookingId = await idOf(
    `insert into bookings (idempotency_key, customer_id, origin, kind, first_day, last_day, token_hash, token_encrypted,
       made_by, total_paise, received_paise, notes)
     values ($1, $2, 'hand', 'overseas-tour', $3, $4, $5, '', 'Test', $6, 7400000, 'note-of-booking') returning id::text`,
    [randomUUID(), customer, firstDay, lastDay, hashOf(token), totalPaise],
  );
  const packageId = await idOf(
    `insert into booking_services (booking_id, kind, position, title, amount_paise)
     values ($1, 'package', 1, 'Bhutan in six days from Kolkata', $2) returning id`,
    [bookingId, totalPaise],
  );
  await query(
    `insert into booking_packages (id, booking_id, offer, subtotal_paise, discount_paise, gst_paise, tcs_paise,
       rounding_paise, total_paise) values ($1, $2, $3, 22900000, 0, 1145000, 480900, 0, $4)`,
    [packageId, bookingId, JSON.stringify(offer), totalPaise],
  );
  for (const [position, kind, paise, due] of [
    [1, 'deposit', 73_577_70, daysAfter(firstDay, -60)],
    [2, 'balance', totalPaise - 73_577_70, daysAfter(firstDay, -20)],
  ] as const)
    await query(
      'insert into payment_plan (booking_id, position, kind, amount_paise, due_on) values ($1, $2, $3, $4, $5)',
      [bookingId, position, kind, paise, due],
    );
  for (const [index, [title, text, meals]] of days.entries())
    await query(
      'insert into booking_days (booking_id, number, title, text, meals) values ($1, $2, $3, $4, $5)',
      [...[bookingId, index + 1, title, text, meals]],
    );
  for (const [index, name] of ['Meera Nair', 'Arjun Nair', 'Tara Nair', ''].entries())
    await query(
      `insert into travellers (booking_id, position, name, birth_date, nationality, is_lead, remarks)
       values ($1, $2, $3, '1988-03-09', 'IN', $4, 'remark-of-traveller')`,
      [bookingId, index + 1, name, index === 0],
    );
  const supplierIds = await addSuppliers(query);
  for (const [index, service] of services.entries()) {
    const { kind, title, day, starts = '', nights = 0, supplier, state = 'to-ask', ...rest } = service;
    await query(
      `insert into booking_services (booking_id, part_of, kind, position, title, amount_paise, day, nights, on_day,
         starts, supplier_id, state, confirmation, remarks, details, cost_minor)
       values ($1, $2, $3, $4, $5, 0, $6, $7, $8, $9, $10, $11, $12, 'remark-for-supplier', $13, 123454321)`,
      [
        ...[bookingId, packageId, kind, index + 2, title, day, nights, daysAfter(firstDay, day - 1), starts],
        ...[supplier ? supplierIds.get(supplier) : null, state, rest.confirmation ?? ''],
        JSON.stringify(rest.details ?? {}),
      ],
    );
  }
  if (hasRide) await addRide(query, bookingId, lastDay);
  return { bookingId, token, firstDay, lastDay };
}
