import { randomUUID } from 'node:crypto';
import { momentInIndia } from '#domain/shared/india-time.ts';

/** Runs SQL: a pool of a unit test, or the connection of a browser test. */
type Query = (text: string, values?: unknown[]) => Promise<{ id: string }[]>;

type SomeDuty = {
  customer?: string;
  day?: string;
  from?: string;
  /** Hours of the clock, as numbers: 6.5 is 06:30. */
  starts?: number;
  hours?: number;
  status?: string;
  city?: string;
  carType?: string;
  fromSlug?: string;
  toSlug?: string;
  carId?: string | null;
  driverId?: string | null;
};

const clockOf = (hours: number) =>
  `${String(Math.floor(hours)).padStart(2, '0')}:${String(Math.round((hours % 1) * 60)).padStart(2, '0')}`;

/** Rows of a fleet and its duties, for tests of what comes after the booking. */
export function fleetRows(query: Query) {
  const idOf = async (text: string, values: unknown[]) => (await query(text, values))[0]?.id ?? '';
  return {
    addCar: ({ plate = randomPlate(), carType = 'sedan', city = 'guwahati' } = {}) =>
      idOf('insert into cars (plate, car_type, city) values ($1, $2, $3) returning id::text as id', [
        plate,
        carType,
        city,
      ]),
    addDriver: ({ name = 'Bikash Kalita', city = 'guwahati' } = {}) =>
      idOf('insert into drivers (name, city) values ($1, $2) returning id::text as id', [name, city]),
    async addDuty(duty: SomeDuty = {}): Promise<{ dutyId: string; bookingId: string }> {
      const { customer = 'Sneha Iyer', day = '2026-12-01', starts = 9, hours = 3 } = duty;
      const pickupAt = momentInIndia(day, clockOf(starts));
      const person = await idOf('insert into customers (name) values ($1) returning id::text as id', [
        customer,
      ]);
      const bookingId = await idOf(
        `insert into bookings (idempotency_key, customer_id, origin, token_hash, token_encrypted, made_by)
         values ($1, $2, 'hand', decode(md5($1), 'hex'), '', 'Test') returning id::text as id`,
        [randomUUID(), person],
      );
      const dutyId = await idOf(
        `insert into booking_services (booking_id, kind, position, title, amount_paise)
         values ($1, 'cab', 1, 'Cab', 199500) returning id::text as id`,
        [bookingId],
      );
      await query(
        `insert into duties (id, booking_id, status, trip_type, city, from_slug, to_slug, from_name, to_name, car_type,
           pickup_at, ends_at, fare_paise, end_code, car_id, driver_id)
         values ($1, $2, $3, 'one-way', $4, $5, $6, 'Guwahati Airport', 'Shillong', $7, $8, $9, 199500, '1234', $10, $11)`,
        [
          ...[dutyId, bookingId, duty.status ?? 'confirmed', duty.city ?? 'guwahati'],
          ...[duty.fromSlug ?? '', duty.toSlug ?? '', duty.carType ?? 'sedan', pickupAt],
          ...[new Date(pickupAt.getTime() + hours * 3600_000), duty.carId ?? null, duty.driverId ?? null],
        ],
      );
      return { dutyId, bookingId };
    },
  };
}

const randomPlate = () => `AS01${randomUUID().replaceAll('-', '').slice(0, 8).toUpperCase()}`;
