import type pg from 'pg';

const batchSize = 50_000;

const names = `(array['Anil','Ritu','Kabita','Rahul','Sunita','Farhan','Tenzin','Meera'])[1 + n % 8] || ' '
  || (array['Das','Bora','Kalita','Saikia','Ahmed','Dorji','Sharma'])[1 + n % 7]`;
const towns = `(array['Shillong','Sohra','Kaziranga','Agra','Jaipur','Paro'])[1 + n % 6]`;

/** The newest enquiries are new or open; nearly all others are closed, as after years of use. */
const stage = `case when $3 - n < 200 then 'new' when n % 20 = 0 then 'spam'
  when $3 - n < 3000 and n % 3 = 0 then 'contacted' when n % 3 = 1 then 'completed' when n % 3 = 2 then 'lost'
  else 'cancelled' end`;

/** Adds the given number of invented enquiries, spread over years, to measure the inbox at scale. */
export async function seedEnquiries(client: pg.ClientBase, count: number): Promise<void> {
  await client.query('set statement_timeout = 0');
  for (let from = 1; from <= count; from += batchSize) {
    await client.query(
      `insert into enquiries (idempotency_key, fingerprint, name, contact_no, email, message, received_at, stage,
         follow_up_at, phone_e164, page, service, city)
       select 'scale-' || n, '', ${names} || ' ' || n, '98' || lpad(((n * 7919) % 100000000)::text, 8, '0'),
         'u' || n || '@mail' || n % 50 || '.example', 'A cab to ' || ${towns} || ' for ' || n % 9 || ' people',
         now() - ($3 - n) * interval '30 seconds', ${stage},
         case when (${stage}) in ('new', 'contacted')
           then date_trunc('second', now()) + (n % 5000 - 2500) * interval '1 minute' end,
         '+9198' || lpad(((n * 7919) % 100000000)::text, 8, '0'), '/delhi-taxi', 'Cabs', 'Delhi'
       from generate_series($1::bigint, $2::bigint) n`,
      [from, Math.min(from + batchSize - 1, count), count],
    );
  }
  await client.query('vacuum analyze enquiries');
}
