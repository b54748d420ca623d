import type pg from 'pg';

const batchSize = 50_000;

const names = `(array['Anil','Ritu','Kabita','Rahul','Sunita','Farhan','Tenzin','Meera'])[1 + n % 8] || ' '
  || (array['Das','Bora','Kalita','Saikia','Ahmed','Dorji','Sharma'])[1 + n % 7] || ' ' || n`;
const number = `'+9198' || lpad(((n * 7919) % 100000000)::text, 8, '0')`;

/** Adds invented customers with their enquiries, spread over years, to measure the list of customers at scale. */
export async function seedCustomers(
  client: pg.ClientBase,
  customers: number,
  enquiries: number,
): Promise<void> {
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into customers (name, phone_e164, email)
     select ${names}, ${number}, 'u' || n || '@mail' || n % 50 || '.example' from generate_series(1, $1::bigint) n`,
    [customers],
  );
  // The last contacts are added at once, because a trigger for each of so many rows takes minutes.
  await client.query('alter table enquiries disable trigger user');
  for (let from = 1; from <= enquiries; from += batchSize) {
    await client.query(
      `insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message, received_at,
         stage, phone_e164, service, city, customer_id, budget_paise)
       select 'scale-' || e, '', '', ${names}, ${number}, 'u' || n || '@mail' || n % 50 || '.example',
         'A cab for ' || e % 9 || ' people', now() - ($3 - e) * interval '30 seconds',
         (array['completed', 'lost', 'cancelled', 'spam', 'contacted'])[1 + e % 5], ${number}, 'Cabs', 'Delhi', n, 100000
       from (select e, 1 + (e * 31) % $4::bigint as n from generate_series($1::bigint, $2::bigint) e) chosen`,
      [from, Math.min(from + batchSize - 1, enquiries), enquiries, customers],
    );
  }
  await client.query('alter table enquiries enable trigger user');
  await client.query(
    `insert into customer_contacts
     select customer_id, date_trunc('milliseconds', max(received_at)) from enquiries where stage <> 'spam' group by customer_id`,
  );
  await client.query('vacuum analyze enquiries, customers, customer_contacts');
}
