import { randomInt } from 'node:crypto';
import type pg from 'pg';
import type { DutyStatus } from '#domain/bookings/duty-status.ts';
import { paperKinds } from '#domain/bookings/fleet.ts';
import { newBookingLink } from '#domain/bookings/making/booking-link.ts';
import { offeredFare } from '#domain/fares/fare.ts';
import { nothingLeftOut } from '#domain/fares/inclusions.ts';
import type { CarType, City, RateVersion } from '#domain/fares/rates.ts';
import type { Trip } from '#domain/fares/trip.ts';
import { dayInIndia, daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import {
  type SampleRide,
  sampleCars,
  sampleDrivers,
  sampleGuests,
  samplePaperDays,
  sampleRides,
} from './sample-fleet.ts';

const hourMs = 3600_000;

type Fleet = { id: string; city: City; carType: CarType };

async function addCars(client: pg.ClientBase, today: string): Promise<Fleet[]> {
  const added: Fleet[] = [];
  for (const [index, { plate, carType, model, city, partner = '' }] of sampleCars.entries()) {
    const { rows } = await client.query(
      `insert into cars (plate, car_type, model, city, supplier_id, is_sample)
       values ($1, $2, $3, $4, (select id from suppliers where name = $5 and is_sample), true)
       on conflict (plate) where ended_at is null do update set model = excluded.model returning id::text as id`,
      [plate, carType, model, city, partner],
    );
    const { id } = rows[0];
    for (const kind of paperKinds)
      await client.query(
        `insert into car_papers (car_id, kind, number, expires_on) values ($1, $2, $3, $4) on conflict do nothing`,
        [id, kind, `S-${index + 1}`, daysAfter(today, samplePaperDays[index]?.[kind] ?? 730)],
      );
    added.push({ id, city, carType });
  }
  return added;
}

/** An unassigned local number: no real one begins with zeros. */
const sampleNumber = (index: number) => `+91361000${String(2000 + index)}`;

async function addDrivers(client: pg.ClientBase, today: string): Promise<SampleDriver[]> {
  const added: SampleDriver[] = [];
  for (const [index, { name, city, languages, licenceDays = 0 }] of sampleDrivers.entries()) {
    const { rows } = await client.query(
      `insert into drivers (name, phone_e164, city, licence_number, licence_expires_on, languages, is_sample)
       values ($1, $2, $3, $4, $5, $6, true)
       on conflict (phone_e164) where ended_at is null and phone_e164 <> '' do update set name = excluded.name
       returning id::text as id`,
      [name, sampleNumber(index), city, `DL-S${index + 1}`, daysAfter(today, licenceDays), languages],
    );
    added.push({ id: rows[0].id, city });
  }
  const off = added.find((_driver, index) => sampleDrivers[index]?.name === 'Mukut Boro');
  if (off)
    await client.query(
      `insert into driver_days_off (driver_id, first_day, last_day, reason, made_by) values ($1, $2, $3, 'Wedding', 'Sample')`,
      [off.id, today, daysAfter(today, 2)],
    );
  return added;
}

type SampleDuty = {
  guest: string;
  ride: SampleRide;
  city: City;
  carType: CarType;
  startsAt: Date;
  carId: string | null;
  driverId: string | null;
  status: DutyStatus;
};

function statusOf(startsAt: Date, hours: number, now: number): DutyStatus {
  const start = startsAt.getTime();
  if (start + hours * hourMs < now) return 'done';
  if (start < now) return 'on-duty';
  return start - now < hourMs ? 'on-the-way' : 'assigned';
}

type SampleDriver = { id: string; city: City };
type Slot = { ride: SampleRide; startsAt: Date };

/** Each car drives once from yesterday to tomorrow, every third one twice today. */
function slotsOf(city: City, index: number, today: string): Slot[] {
  const rides = sampleRides[city] ?? [];
  return [-1, 0, 1].flatMap((day) => {
    const runs = index % 3 === 0 && day === 0 ? 2 : 1;
    let starts = 5 + (index % 5) * 0.75;
    return Array.from({ length: runs }, (_, run) => {
      const ride = rides[(index + day + run + rides.length) % rides.length] as SampleRide;
      const startsAt = momentOn(today, day, starts);
      starts += ride.hours + 2.5;
      return { ride, startsAt };
    });
  });
}

const momentOn = (today: string, day: number, hours: number) =>
  new Date(startOfDayInIndia(daysAfter(today, day)).getTime() + hours * hourMs);

/** A driver for each car of the city; the last two cars have nothing to do. */
function assignedDuties(cars: Fleet[], drivers: SampleDriver[], today: string): Omit<SampleDuty, 'guest'>[] {
  const now = Date.now();
  return cars.slice(0, -2).flatMap(({ id, city, carType }, index) => {
    const before = cars.slice(0, index).filter((other) => other.city === city).length;
    const driver = drivers.filter((other) => other.city === city)[before];
    return slotsOf(city, index, today).map(({ ride, startsAt }, slot) => {
      // Some of tomorrow's duties have a car and no driver yet.
      const driverId = index % 4 === 1 && slot === 2 ? null : (driver?.id ?? null);
      const status = driverId === null ? 'confirmed' : statusOf(startsAt, ride.hours, now);
      return { ride, city, carType, startsAt, carId: id, driverId, status };
    });
  });
}

const waiting: readonly [day: number, hours: number, City, CarType, DutyStatus][] = [
  [0, 19, 'guwahati', 'sedan', 'confirmed'],
  [0, 21.5, 'guwahati', 'suv', 'requested'],
  [1, 6, 'guwahati', 'sedan', 'confirmed'],
  [1, 9.5, 'guwahati', 'suv', 'requested'],
  [1, 14, 'delhi', 'sedan', 'confirmed'],
  [2, 7, 'delhi', 'luxury', 'requested'],
];

function ridesFrom(city: City, index: number): SampleRide {
  const rides = sampleRides[city] ?? [];
  return rides[index % rides.length] as SampleRide;
}

function plannedDuties(cars: Fleet[], drivers: SampleDriver[], today: string): SampleDuty[] {
  const unassigned = waiting.map(([day, hours, city, carType, status], index) => ({
    ride: ridesFrom(city, index),
    startsAt: momentOn(today, day, hours),
    ...{ city, carType, status, carId: null, driverId: null },
  }));
  return [...assignedDuties(cars, drivers, today), ...unassigned].map((duty, index) => ({
    ...duty,
    guest: sampleGuests[index % sampleGuests.length] ?? '',
  }));
}

type Parts = { client: pg.ClientBase; encryption: Encryption; rates: RateVersion | undefined };

function tripOf({ tripType, km, hours }: SampleRide, city: City): Trip {
  if (tripType === 'local' || tripType === 'sightseeing') return { city, type: tripType, hours, km };
  return tripType === 'round-trip' ? { city, type: tripType, km, days: 1 } : { city, type: tripType, km };
}

/** By the sample rates, so that samples say the same as an estimate; without rates an agreed price. */
function fareOfDuty({ ride, city, carType, startsAt }: SampleDuty, rates: RateVersion | undefined) {
  const day = dayInIndia(startsAt);
  const fare = rates && offeredFare({ trip: tripOf(ride, city), carType, rates, today: day, travelDay: day });
  return { fare, farePaise: fare?.totalPaise ?? ride.rupees * 100 };
}

async function addDuty({ client, encryption, rates }: Parts, duty: SampleDuty, index: number): Promise<void> {
  const { ride, guest, city, carType, startsAt } = duty;
  const { fare, farePaise } = fareOfDuty(duty, rates);
  const one = async (text: string, values: unknown[]): Promise<string> =>
    (await client.query(text, values)).rows[0].id;
  const customer = await one(
    'insert into customers (name, phone_e164) values ($1, $2) returning id::text as id',
    [guest, sampleNumber(100 + index)],
  );
  const key = `sample-${index}`;
  const { tokenHash, tokenEncrypted } = newBookingLink(encryption, key);
  const bookingId = await one(
    `insert into bookings (idempotency_key, customer_id, origin, total_paise, token_hash, token_encrypted, is_sample, made_by)
     values ($1, $2, 'hand', $3, $4, $5, true, 'Sample') returning id::text as id`,
    [key, customer, farePaise, tokenHash, tokenEncrypted],
  );
  const title = [ride.from[1], ride.to[1]].filter(Boolean).join(' to ');
  const id = await one(
    `insert into booking_services (booking_id, kind, position, title, amount_paise)
     values ($1, 'cab', 1, $2, $3) returning id::text as id`,
    [bookingId, title, farePaise],
  );
  const endsAt = new Date(startsAt.getTime() + ride.hours * hourMs);
  const hasBegun = duty.status === 'done' || duty.status === 'on-duty' || duty.status === 'on-the-way';
  await client.query(
    `insert into duties (id, booking_id, status, trip_type, city, from_slug, from_name, to_slug, to_name, car_type,
       pickup_at, ends_at, hours, km, fare_paise, end_code, car_id, driver_id, started_at, ended_at,
       fare, rate_version, left_out)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
       $21, $22, $23)`,
    [
      ...[id, bookingId, duty.status, ride.tripType, city, ...ride.from, ...ride.to, carType],
      ...[startsAt, endsAt, ride.tripType === 'local' ? ride.hours : null, ride.km, farePaise],
      ...[String(randomInt(1000, 10_000)), duty.carId, duty.driverId],
      ...[hasBegun ? startsAt : null, duty.status === 'done' ? endsAt : null],
      ...[fare ? JSON.stringify(fare) : null, fare?.rateVersion ?? null, JSON.stringify(nothingLeftOut)],
    ],
  );
  await client.query(
    `insert into booking_events (booking_id, duty_id, actor_name, kind, detail) values ($1, $2, 'Sample', 'made', $3)`,
    [bookingId, id, { totalPaise: String(farePaise) }],
  );
}

/** Adds cars, drivers and about forty bookings around today, so that the board of a development machine is alive. */
export async function seedFleet({ client, encryption, rates }: Parts): Promise<void> {
  const today = dayInIndia(new Date());
  const cars = await addCars(client, today);
  const drivers = await addDrivers(client, today);
  for (const [index, duty] of plannedDuties(cars, drivers, today).entries())
    await addDuty({ client, encryption, rates }, duty, index);
}
