import type pg from 'pg';

const batchSize = 25_000;
const carCount = 200;
const driverCount = 300;
const customerCount = 50_000;
/** 120 duties a day. A car has its next duty after 40 hours and a driver after 60, so none overlap. */
const minutesBetween = 12;
const daysAhead = 7;
/** Only the newest duties have entries, because those of older ones are never read. */
const withEntries = 20_000;

const names = `(array['Anil','Ritu','Kabita','Rahul','Sunita','Farhan','Tenzin','Meera'])[1 + n % 8] || ' '
  || (array['Das','Bora','Kalita','Saikia','Ahmed','Dorji','Sharma'])[1 + n % 7]`;
const carType = (n: string) => `(array['compact','sedan','suv','luxury'])[1 + ${n} % 4]`;
const city = (n: string) => `(array['guwahati','guwahati','delhi'])[1 + ${n} % 3]`;

async function addFleet(client: pg.ClientBase): Promise<{ cars: string[]; drivers: string[] }> {
  const cars = await client.query(
    `with partner as (
       insert into suppliers (idempotency_key, kind, name) values ('scale', 'transporter', 'Brahma Cabs') returning id
     )
     insert into cars (plate, car_type, model, city, supplier_id, added_at)
     select 'AS01S' || lpad(n::text, 5, '0'), ${carType('n')}, 'Scale', ${city('n')},
       case when n % 10 = 0 then partner.id end, now() - interval '30 years'
     from generate_series(1, ${carCount}) n, partner returning id::text`,
  );
  await client.query(
    `insert into car_papers (car_id, kind, expires_on)
     select id, kind, current_date + (id % 400)::int from cars, unnest(array['insurance', 'permit']) kind`,
  );
  const drivers = await client.query(
    `insert into drivers (name, phone_e164, city, licence_expires_on)
     select ${names} || ' ' || n, '+9196' || lpad(n::text, 8, '0'), ${city('n')}, current_date + 100
     from generate_series(1, ${driverCount}) n returning id::text`,
  );
  return { cars: cars.rows.map(({ id }) => id), drivers: drivers.rows.map(({ id }) => id) };
}

async function addCustomers(client: pg.ClientBase, count: number): Promise<string[]> {
  const { rows } = await client.query(
    `insert into customers (name, phone_e164)
     select ${names} || ' ' || n, '+9195' || lpad(n::text, 8, '0') from generate_series(1, $1::bigint) n
     returning id::text`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** The last ones are ahead of now; `$3` is how many there are. */
const pickupAt = `date_trunc('hour', now()) + interval '${daysAhead} days' - ($3 - n) * interval '${minutesBetween} minutes'`;

/** What is ahead is planned, one in twenty without car and driver; what is over was driven, cancelled or a no-show. */
const status = `case
  when starts > now() and n % 20 = 0 then (array['requested', 'confirmed'])[1 + n / 20 % 2]
  when starts > now() then 'assigned'
  when n % 14 = 0 then 'cancelled' when n % 33 = 0 then 'no-show' else 'done' end`;

/** The last day is not closed yet. */
const isClosed = `status = 'done' and starts < now() - interval '1 day'`;

const addBatch = (client: pg.ClientBase, values: unknown[]) =>
  client.query(
    `with plan as (
       select n, starts, starts + (2 + n % 7) * interval '1 hour' as ends, ${status} as status,
         ($4::bigint[])[1 + n % cardinality($4::bigint[])] as customer, n % 20 <> 0 or starts <= now() as has_crew
       from (select n, ${pickupAt} as starts from generate_series($1::bigint, $2::bigint) n) timed
     ),
     made as (
       insert into bookings (idempotency_key, customer_id, origin, total_paise, received_paise, token_hash,
         token_encrypted, made_by, made_at)
       select 'scale-' || n, customer, 'hand', 199500, case when n % 50 = 0 or starts > now() then 0 else 199500 end,
         decode(md5('scale' || n), 'hex'), '', 'Scale', starts - interval '10 days'
       from plan returning id, idempotency_key
     ),
     services as (
       insert into booking_services (booking_id, kind, position, title, amount_paise)
       select id, 'cab', 1, 'One way, Guwahati to Shillong', 199500 from made returning id, booking_id
     )
     insert into duties (id, booking_id, status, trip_type, city, from_name, to_name, car_type, pickup_at, ends_at, km,
       fare_paise, end_code, car_id, driver_id, started_at, ended_at, reached_at, statement, statement_paise, closed_by,
       closed_at)
     select services.id, services.booking_id, status, 'one-way', ${city('n')}, 'Guwahati Airport', 'Shillong',
       ${carType('n')}, starts, ends, 100, 199500, '1234',
       case when has_crew then ($5::bigint[])[1 + n % ${carCount}] end,
       case when has_crew then ($6::bigint[])[1 + n % ${driverCount}] end,
       case when status = 'done' then starts end, case when status = 'done' then ends end,
       case when status = 'done' then starts + (n % 30 - 18) * interval '1 minute' end,
       case when ${isClosed} then jsonb_build_object('used', jsonb_build_object('km', 100 + n % 40)) end,
       case when ${isClosed} then 199500 + n % 40 * 1600 end, case when ${isClosed} then 'Scale' else '' end,
       case when ${isClosed} then ends + interval '1 hour' end
     from plan join made on made.idempotency_key = 'scale-' || n join services on services.booking_id = made.id`,
    values,
  );

/** What drivers entered; the times of reaching are in the duties already. */
const addEntries = (client: pg.ClientBase) =>
  client.query(
    `insert into duty_entries (duty_id, entry_key, kind, happened_at, odometer_km)
     select id, gen_random_uuid(), kind, case kind when 'end' then ended_at else started_at end, 50000
     from (select * from duties where status = 'done' order by id desc limit ${withEntries}) newest,
       unnest(array['start', 'on-board', 'end']) kind`,
  );

/** Adds 200 cars, 300 drivers and this many bookings, of which the newest are ahead, to measure board and lists at scale. */
export async function seedBookings(client: pg.ClientBase, count: number): Promise<void> {
  await client.query('set statement_timeout = 0');
  const { cars, drivers } = await addFleet(client);
  const customers = await addCustomers(client, Math.min(count, customerCount));
  for (let from = 1; from <= count; from += batchSize)
    await addBatch(client, [from, Math.min(from + batchSize - 1, count), count, customers, cars, drivers]);
  await addEntries(client);
  await client.query(
    'vacuum analyze bookings, booking_services, duties, duty_entries, customers, cars, drivers',
  );
}
