import { randomUUID } from 'node:crypto';
import type pg from 'pg';

type Trip = {
  bookingId: string;
  customerId: string;
  /** In their order. */
  travellerIds: string[];
};

type Options = {
  firstDay?: string | null;
  lastDay?: string | null;
  cancelledAt?: Date;
  madeAt?: Date;
  travellers?: number;
};

/** A paid trip of a customer with travellers, without services. */
export async function addTrip(pool: pg.Pool, options: Options = {}): Promise<Trip> {
  const { firstDay = '2027-04-17', lastDay = '2027-04-22', cancelledAt, madeAt, travellers = 2 } = options;
  const key = randomUUID();
  const customer = await pool.query(
    `insert into customers (name, phone_e164) values ('Meera Nair', '+9198' || lpad((random() * 99999999)::int::text, 8, '0'))
     returning id::text`,
  );
  const customerId = customer.rows[0].id as string;
  const booking = await pool.query(
    `insert into bookings (idempotency_key, customer_id, origin, kind, first_day, last_day, token_hash, token_encrypted, made_by,
       cancelled_at, made_at)
     values ($1, $2, 'hand', 'overseas-tour', $3, $4, sha256($1::text::bytea), '', 'Office', $5, coalesce($6, now()))
     returning id::text`,
    [key, customerId, firstDay, lastDay, cancelledAt ?? null, madeAt ?? null],
  );
  const bookingId = booking.rows[0].id as string;
  const { rows } = await pool.query(
    `insert into travellers (booking_id, position, name, nationality)
     select $1, n, 'Traveller ' || n, 'IN' from generate_series(1, $2) n order by n returning id::text`,
    [bookingId, travellers],
  );
  return { bookingId, customerId, travellerIds: rows.map(({ id }) => id as string) };
}
