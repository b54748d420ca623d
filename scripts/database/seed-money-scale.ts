import type pg from 'pg';

/** What is of today is as much whatever there was before: so many bookings of the last 60 days, of which the newest are still to be paid. */
const nearBookings = 375;
const openBookings = 150;
const overpaid = 10;
const waitingRequests = 60;
const openLines = 40;
const waitingDocuments = 60;
const openRefunds = 5;
/** So many lines are in one file of the bank. */
const linesOfFile = 25;
const suppliers = 2_000;
const drivers = 300;
const historyDays = 1_030;

type Counts = {
  payments: number;
  bookings: number;
  requests: number;
  lines: number;
  documents: number;
  refunds: number;
};

/** Each booking has two payments, except those that are still to be paid, which have one. */
const countsOf = (payments: number): Counts => ({
  payments,
  bookings: (payments + openBookings) / 2,
  requests: payments / 5,
  lines: (payments * 3) / 10,
  documents: (payments * 3) / 10,
  refunds: payments / 100,
});

/** In the order of their days: before the last 62 days spread over three years, then those near today. */
const plan = ({ bookings }: Counts, today: string) => {
  const old = bookings - nearBookings;
  return `create temp table scale_plan as select n, n > ${bookings - openBookings} as is_open, n > ${old} as is_near,
    n % 5 = 0 as has_ride, 20000000 + n % 1000 * 100 as total, (n - 1) / 10 % ${suppliers} + 1 as supplier,
    '${today}'::date - case when n <= ${old} then 63 + (${old} - n) * ${historyDays} / ${old} else (${bookings} - n) * 60 / ${nearBookings} end as day
    from generate_series(1, ${bookings}) n`;
};

const financialYear = (day: string) =>
  `to_char(${day} - interval '3 months', 'YY') || to_char(${day} + interval '9 months', 'YY')`;

/** Ids are given, so that what belongs together is known: bookings and packages 1 to n, hotels n + 1 to 2n, rides from 2n + 1 on. */
const statements = (counts: Counts): string[] => {
  const { bookings: b, requests, lines, documents, refunds } = counts;
  const given = 'overriding system value';
  return [
    `insert into suppliers (id, idempotency_key, kind, name, city) ${given}
     select n, 'scale-' || n, 'hotel', 'Hotel ' || n, 'Thimphu' from generate_series(1, ${suppliers}) n`,
    `insert into drivers (id, name, phone_e164, city) ${given}
     select n, 'Driver ' || n, '+9196' || lpad(n::text, 8, '0'), 'guwahati' from generate_series(1, ${drivers}) n`,
    `insert into customers (id, name, phone_e164) ${given}
     select n, 'Traveller' || n || ' Das', '+9198' || lpad(n::text, 8, '0') from scale_plan`,
    `insert into bookings (id, idempotency_key, customer_id, origin, kind, first_day, last_day, total_paise, received_paise,
       token_hash, token_encrypted, made_by, made_at) ${given}
     select n, 'scale-' || n, n, 'hand', 'tour', day, day + 5, total,
       case when is_open then 6000000 when n > ${b - openBookings - overpaid} then total + 10000 else total end,
       sha256(('scale' || n)::bytea), '', 'Scale', day - 30 from scale_plan`,
    `insert into payment_plan (booking_id, position, kind, amount_paise, due_on)
     select n, k, (array['deposit', 'balance'])[k], case k when 1 then 7000000 else total - 7000000 end, day + k * 3 - 10
     from scale_plan, generate_series(1, 2) k`,
    `insert into booking_services (id, booking_id, kind, position, title, amount_paise) ${given}
     select n, n, 'package', 1, 'Six days in Bhutan', total from scale_plan`,
    `insert into booking_packages (id, booking_id, offer, subtotal_paise, discount_paise, gst_paise, tcs_paise, rounding_paise, total_paise)
     select n, n, '{}', total, 0, 0, 0, 0, total from scale_plan`,
    `insert into booking_services (id, booking_id, kind, position, title, amount_paise, part_of, day, on_day, state, supplier_id, cost_minor)
     ${given} select ${b} + n, n, 'hotel', 2, 'Hotel for five nights', 0, n, 1, day, 'used', supplier, 9000000 from scale_plan`,
    `insert into booking_services (id, booking_id, kind, position, title, amount_paise) ${given}
     select ${2 * b} + n, n, 'cab', 3, 'Guwahati to Samdrup Jongkhar', 0 from scale_plan where has_ride`,
    `insert into duties (id, booking_id, status, trip_type, city, car_type, pickup_at, ends_at, fare_paise, end_code, driver_id)
     select ${2 * b} + n, n, 'done', 'one-way', 'guwahati', 'sedan', timezone('Asia/Kolkata', day + time '09:00'),
       timezone('Asia/Kolkata', day + time '13:00'), 0, '1234', n / 5 % ${drivers} + 1 from scale_plan where has_ride`,
    `insert into money_entries (id, booking_id, entry_key, kind, amount_paise, method, place, received_on, made_by, made_at) ${given}
     select n, n, gen_random_uuid(), 'advance', 6000000, (array['upi', 'cash', 'card'])[way], (array['bank', 'office', 'gateway'])[way],
       day, 'Scale', day from (select *, case when n % 10 < 6 then 1 when n % 10 = 6 then 2 else 3 end as way from scale_plan) p`,
    `insert into money_entries (id, booking_id, entry_key, kind, amount_paise, method, place, driver_id, duty_id, received_on, made_by, made_at)
     ${given} select ${b} + n, n, gen_random_uuid(), case when has_ride then 'collected-by-driver' else 'payment' end, total - 6000000,
       case when has_ride or n % 10 = 1 then 'cash' else 'bank' end,
       case when has_ride then 'driver' when n % 10 = 1 then 'office' else 'bank' end,
       case when has_ride then n / 5 % ${drivers} + 1 end, case when has_ride then ${2 * b} + n end, day, 'Scale', day
     from scale_plan where not is_open`,
    // Every ride that is not near was settled, by driver and month, and its cash handed over.
    `create temp table scale_settlements as
     select row_number() over (order by month, driver) as id, * from (
       select n / 5 % ${drivers} + 1 as driver, date_trunc('month', day)::date as month, sum(total - 6000000)::bigint as paise,
         min(day) as first_day, max(day) as last_day
       from scale_plan where has_ride and not is_near group by 1, 2
     ) grouped`,
    `insert into driver_settlements (id, idempotency_key, driver_id, first_day, last_day, collected_paise, expenses_paise,
       allowance_paise, due_paise, made_by, made_at, confirmed_by, confirmed_at) ${given}
     select id, 'scale-' || id, driver, first_day, last_day, paise, 0, 0, paise, 'Scale', last_day, 'Scale', last_day
     from scale_settlements`,
    `insert into driver_settlement_duties (duty_id, settlement_id, collected_paise, expenses_paise, allowance_paise)
     select ${2 * b} + n, s.id, total - 6000000, 0, 0 from scale_plan p
     join scale_settlements s on s.driver = n / 5 % ${drivers} + 1 and s.month = date_trunc('month', p.day)
     where has_ride and not is_near`,
    `insert into money_moves (idempotency_key, from_place, to_place, driver_id, settlement_id, amount_paise, moved_on, made_by)
     select 'scale-' || id, 'driver', 'office', driver, id, paise, last_day, 'Scale' from scale_settlements
     union all select 'bank-' || n, 'office', 'bank', null, null, 100000, current_date - n, 'Scale' from generate_series(1, 60) n`,
    `insert into payment_requests (id, booking_id, reference, part, amount_paise, due_on, state, token_hash, expires_at, idempotency_key,
       claimed_at, made_by, made_at, changed_at) ${given}
     select i, n, 'B' || n || '-1', 'deposit', 7000000, day,
       case when i > ${requests - waitingRequests / 2} then 'claimed' when i > ${requests - waitingRequests} then 'asked' else 'confirmed' end,
       sha256(('r' || n)::bytea), now() + interval '7 days', 'scale-' || n, day, 'Scale', day, day
     from (select *, n - ${b - requests} as i from scale_plan where n > ${b - requests}) p`,
    `insert into provider_payments (id, amount_paise, currency, state, method, captured_at, settled_on, mismatch)
     select 'pay_' || n, 6000000, 'INR', 'captured', 'card', day, case when not is_open then day + 2 end,
       case when n > ${b - nearBookings} and not is_open and n % 20 = 7 then 'amount' else '' end from scale_plan where n % 10 > 6`,
    `insert into bank_files (id, name, account, lines, added, made_by) ${given}
     select n, 'statement.csv', '001', ${linesOfFile}, ${linesOfFile}, 'Scale' from generate_series(1, ${lines / linesOfFile}) n`,
    `insert into bank_lines (id, file_id, line_hash, day, amount_paise, narration, state, entry_id, reason) ${given}
     select i, (i - 1) / ${linesOfFile} + 1, sha256(i::text::bytea), day, 6000000, 'UPI/CR/MEERA NAIR', state,
       case state when 'matched' then n end, case state when 'set-aside' then 'Interest' else '' end
     from (select *, case when i > ${lines - openLines} then 'open' when i % 5 = 0 then 'set-aside' else 'matched' end as state
       from (select *, n - ${b - lines} as i from scale_plan where n > ${b - lines}) p) p`,
    `insert into registrations (id, gstin, state, legal_name, address, series_code, from_day, made_by) ${given}
     values (1, '18AAAAA0000A1Z5', '18', 'Scale Travels', 'Guwahati', 'PT', '2015-04-01', 'Scale')`,
    `insert into document_series (registration_id, financial_year, kind)
     select 1, year, kind from (select distinct ${financialYear('day')} as year from scale_plan) y, unnest(array['receipt-voucher', 'invoice']) kind`,
    `insert into documents (id, registration_id, series_id, number, name, kind, issued_on, issued_at, booking_id, entry_id, purpose,
       source_key, buyer_name, place_of_supply, sac, gst_percent, value_paise, igst_paise, total_paise, content, content_hash, made_by) ${given}
     select i, 1, s.id, number, 'PT/' || year || '/' || case p.kind when 'invoice' then 'I' else 'V' end || lpad(number::text, 6, '0'),
       p.kind, day, day, n, case p.kind when 'invoice' then null else n end, case p.kind when 'invoice' then 'trip' else 'advance' end,
       'scale:' || i, 'Traveller' || n || ' Das', '19', '998555', 5, 5714286, 285714, 6000000,
       jsonb_build_object('taxes', '[]'::jsonb, 'refersTo', '[]'::jsonb, 'lines', repeat(md5(i::text), 20)), sha256(i::text::bytea), 'Scale'
     from (select *, row_number() over (partition by year, kind order by i) as number from (
       select *, n - ${b - documents} as i, ${financialYear('day')} as year,
         case when n % 3 = 0 then 'invoice' else 'receipt-voucher' end as kind
       from scale_plan where n > ${b - documents}) p) p
     join document_series s on s.financial_year = year and s.kind = p.kind`,
    `insert into document_duties (document_id, duty_id)
     select d.id, ${2 * b} + p.n from documents d join scale_plan p on p.n = d.booking_id where p.has_ride and d.kind = 'invoice'`,
    `insert into document_prints (document_id, pdf_key) select id, 'scale/' || id from documents`,
    `insert into document_work (booking_id, due_at, waits)
     select n, null, '[{"purpose": "trip", "reasons": []}]' from scale_plan where n > ${b - waitingDocuments}`,
    `insert into refunds (id, idempotency_key, booking_id, source_entry_id, amount_paise, reason, state, needs_approval, asked_by,
       asked_by_id, asked_at) ${given}
     select i, 'scale-' || i, n, n, 100000, 'Part of the trip', case when i > ${refunds - openRefunds} then 'asked' else 'done' end,
       false, 'Scale', 1, day from (select *, n - ${b - refunds} as i from scale_plan where n > ${b - refunds}) p`,
    `insert into supplier_payments (id, idempotency_key, supplier_id, amount_paise, paid_on, method, place, made_by) ${given}
     select (n - 1) / 10 + 1, 'scale-' || (n - 1) / 10, min(supplier), count(*) * 9000000, max(day), 'bank', 'bank', 'Scale'
     from scale_plan where not is_near group by (n - 1) / 10`,
    `insert into supplier_payment_services (payment_id, service_id, amount_paise)
     select (n - 1) / 10 + 1, ${b} + n, 9000000 from scale_plan where not is_near`,
  ];
};

/**
 * Adds this many payments with their bookings, documents, requests, lines of the bank and payments to suppliers, to measure the lists and
 * sums of Money. Without triggers and foreign keys, which would take hours; for a database of a test alone.
 */
export async function seedMoney(client: pg.ClientBase, payments: number, today: string): Promise<void> {
  await client.query(
    `set statement_timeout = 0; set session_replication_role = replica; set work_mem = '256MB'`,
  );
  const counts = countsOf(payments);
  await client.query(plan(counts, today));
  for (const statement of statements(counts)) await client.query(statement);
  await client.query('vacuum analyze');
}
