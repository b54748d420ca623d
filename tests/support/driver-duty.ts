import { randomUUID } from 'node:crypto';
import { fareOf } from '#domain/fares/fare.ts';
import { sampleRates } from '#domain/fares/sample-rates.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { hashOf, newToken } from '#platform/secrets/secrets.ts';

/** Runs SQL: a pool of a test, or the connection of a browser test. */
type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

export const endCode = '4711';
/** As a word of its own: a random plate or token may contain the same digits. */
export const endCodeAlone = new RegExp(`\\b${endCode}\\b`);

/** A sedan from Guwahati to Shillong that picks up now, with its driver and, unless staff make it, the driver's link. */
export async function addDriverDuty(query: Query, { customer = 'Asha Sharma', hasLink = true } = {}) {
  const pickupAt = new Date();
  const rates = { version: 1, validFrom: '2026-01-01', rates: sampleRates };
  const fare = fareOf({
    trip: { city: 'guwahati', type: 'one-way', km: 100 },
    carType: 'sedan',
    rates,
    today: dayInIndia(pickupAt),
  });
  const idOf = async (text: string, values: unknown[]) => String((await query(text, values))[0]?.id);
  const person = await idOf(
    `insert into customers (name, phone_e164) values ($1, '+9198' || lpad((random() * 99999999)::int::text, 8, '0'))
     returning id`,
    [customer],
  );
  const driver = await idOf(
    `insert into drivers (name, phone_e164, city)
     values ('Bikash Kalita', '+9197' || lpad((random() * 99999999)::int::text, 8, '0'), 'guwahati') returning id`,
    [],
  );
  const car = await idOf(
    `insert into cars (plate, car_type, city, model) values ($1, 'sedan', 'guwahati', 'Dzire') returning id`,
    [`AS01${randomUUID().slice(0, 8).toUpperCase()}`],
  );
  const bookingId = await idOf(
    `insert into bookings (idempotency_key, customer_id, origin, token_hash, token_encrypted, made_by, total_paise)
     values ($1, $2, 'hand', decode(md5($1), 'hex'), '', 'Test', $3) returning id`,
    [randomUUID(), person, fare.totalPaise],
  );
  const dutyId = await idOf(
    `insert into booking_services (booking_id, kind, position, title, amount_paise)
     values ($1, 'cab', 1, 'Guwahati to Shillong', $2) returning id`,
    [bookingId, fare.totalPaise],
  );
  const token = newToken();
  await query(
    `insert into duties (id, booking_id, status, trip_type, city, from_name, to_name, pickup_address, flight,
       instructions, passengers, bags, car_type, pickup_at, ends_at, km, fare, fare_paise, end_code, car_id, driver_id,
       driver_token_hash)
     values ($1, $2, 'assigned', 'one-way', 'guwahati', 'Guwahati', 'Shillong', 'Hotel Brahmaputra, MG Road', '6E 481',
       'Two suitcases on the roof.', 3, 2, 'sedan', $3, $3::timestamptz + interval '4 hours', 100, $4, $5, $6, $7, $8, $9)`,
    [
      ...[dutyId, bookingId, pickupAt, JSON.stringify(fare), fare.totalPaise, endCode, car, driver],
      hasLink ? hashOf(token) : null,
    ],
  );
  return { dutyId, bookingId, token };
}
