import { sql } from 'drizzle-orm';
import { cashLimitPaise } from '#domain/bookings/money/cash-limit.ts';

/**
 * What the driver collects in cash: the balance of the booking `b`. `null` where the office says it: cash of the limit and more is
 * forbidden, and with other services than cabs the balance is not for the ride.
 */
export const duePaise = sql.raw(`(case
  when b.total_paise - b.received_paise >= ${cashLimitPaise} then null
  when exists (select from booking_services s where s.booking_id = b.id and s.kind <> 'cab') then null
  else greatest(0, b.total_paise - b.received_paise)::float8 end)`);
