import type pg from 'pg';

const batchSize = 50_000;

/** A number below the limit that depends on the row, and on nothing else about it. */
const below = (limit: number, salt: number) => `abs(hashint8(n * 31 + ${salt}) % ${limit})`;

const names = `(array['Anil','Ritu','Kabita','Rahul','Sunita','Farhan','Tenzin','Meera'])[1 + n % 8] || ' '
  || (array['Das','Bora','Kalita','Saikia','Ahmed','Dorji','Sharma'])[1 + n % 7]`;
const towns = `(array['Shillong','Sohra','Kaziranga','Agra','Jaipur','Paro'])[1 + n % 6]`;

/** The newest enquiries are new or open; nearly all others are closed, as after years of use. */
const stage = `case when $3 - n < 200 then 'new' when n % 20 = 0 then 'spam'
  when $3 - n < 3000 and n % 3 = 0
    then (array['contacted','quoted','on-hold','confirmed','on-trip'])[1 + n / 3 % 5]
  when n % 3 = 1 then 'completed' when n % 3 = 2 then 'lost' else 'cancelled' end`;

/** Some cities and services are frequent and some rare, because the planner reads them in different ways. */
const city = `case when n % 50000 = 1 then 'Tawang' when ${below(10, 1)} < 4 then 'Delhi'
  when ${below(10, 1)} < 7 then 'Guwahati' when ${below(10, 1)} < 8 then ${towns} else '' end`;
const service = `case when ${below(100, 2)} < 60 then 'Cabs' when ${below(100, 2)} < 85 then 'Tour packages'
  when ${below(100, 2)} < 95 then 'Special tours' when ${below(100, 2)} < 99 then 'Scuba diving' else 'Cruises' end`;

const source = `case when ${below(100, 9)} < 70 then 'form' when ${below(100, 9)} < 85 then 'whatsapp'
  when ${below(100, 9)} < 98 then 'call' else 'walk-in' end`;

const receivedAt = `now() - ($3 - n) * interval '5 minutes'`;
/** Nearly all are changed last within ten days of their arrival. */
const changedAt = `least(now(), ${receivedAt} + ${below(10, 10)} * interval '1 day')`;
const tripStarts = `case when ${below(10, 3)} < 6 then (${receivedAt})::date + 10 + ${below(90, 4)} end`;
/** From a thousand rupees to eight lakh, most of them small. */
const budget = `case when ${below(10, 5)} < 5 then 100000 + (${below(800_000, 6)})::bigint * ${below(100, 7)} end`;

const owners = ['Anjali', 'Bikash', 'Chitra', 'Dipak'];

/** Adds staff members who own enquiries and cannot log in. */
async function addOwners(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query(
    `insert into staff_users (name, username, password_hash, admin_status)
     select name, 'scale-' || lower(name) || '@purvai.example', 'none', 'Admin' from unnest($1::text[]) name
     returning id::text`,
    [owners],
  );
  return rows.map(({ id }) => id);
}

/** A note on every tenth enquiry. */
const addNotes = (client: pg.ClientBase) =>
  client.query(
    `insert into enquiry_events (enquiry_id, kind, detail)
     select id, 'note', jsonb_build_object('text', 'Called, wants a ' ||
       (array['bigger car','window seat','child seat','jain lunch','late checkout'])[1 + id % 5] || ', ask again ' || id)
     from enquiries where id % 10 = 0`,
  );

/** Adds the given number of invented enquiries, spread over years, to measure the inbox at scale. */
export async function seedEnquiries(client: pg.ClientBase, count: number): Promise<void> {
  await client.query('set statement_timeout = 0');
  const ownerIds = await addOwners(client);
  for (let from = 1; from <= count; from += batchSize) {
    await client.query(
      `insert into enquiries (idempotency_key, fingerprint, name, contact_no, email, message, received_at, stage,
         follow_up_at, phone_e164, page, service, city, source, owner_id, trip_starts, budget_paise, updated_at)
       select 'scale-' || n, '', ${names} || ' ' || n, '98' || lpad(((n * 7919) % 100000000)::text, 8, '0'),
         'u' || n || '@mail' || n % 50 || '.example', 'A cab to ' || ${towns} || ' for ' || n % 9 || ' people',
         ${receivedAt}, ${stage},
         case when (${stage}) not in ('spam', 'completed', 'lost', 'cancelled')
           then date_trunc('second', now()) + (n % 5000 - 2500) * interval '1 minute' end,
         '+9198' || lpad(((n * 7919) % 100000000)::text, 8, '0'), '/delhi-taxi', ${service}, ${city}, ${source},
         ($4::bigint[])[1 + ${below(5, 8)}], ${tripStarts}, ${budget}, ${changedAt}
       from generate_series($1::bigint, $2::bigint) n`,
      [from, Math.min(from + batchSize - 1, count), count, ownerIds],
    );
  }
  await addNotes(client);
  await client.query('vacuum analyze enquiries, enquiry_events');
}
