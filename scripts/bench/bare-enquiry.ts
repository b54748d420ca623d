import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';

/**
 * The rows of an enquiry in the same tables, with their indexes and triggers, and nothing else: no check, no limit, no
 * notification, no retry. Each row by a prepared statement, in one transaction.
 */
export async function insertBareEnquiry(pool: pg.Pool, fields: URLSearchParams): Promise<void> {
  const [name, number, email, message] = ['n_name', 'n_contactno', 'n_email', 'n_message'].map(
    (field) => fields.get(field) ?? '',
  );
  const phone = `+91${number}`;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({
      name: 'sender',
      text: 'insert into enquiry_senders (sender, enquiry_key) values ($1, $2)',
      values: [randomBytes(16), randomBytes(16)],
    });
    const customer = await client.query({
      name: 'customer',
      text: 'insert into customers (name, phone_e164, email) values ($1, $2, $3) returning id',
      values: [name, phone, email],
    });
    const enquiry = await client.query({
      name: 'enquiry',
      text: `insert into enquiries (idempotency_key, fingerprint, name, contact_no, email, message, phone_e164, customer_id,
        follow_up_at) values ($1, '', $2, $3, $4, $5, $6, $7, now()) returning id`,
      values: [randomUUID(), name, number, email, message, phone, customer.rows[0].id],
    });
    const { id } = enquiry.rows[0];
    await client.query({
      name: 'event',
      text: `insert into enquiry_events (enquiry_id, kind, detail) values ($1, 'received', '{"page": ""}')`,
      values: [id],
    });
    await client.query({
      name: 'job',
      text: `insert into pgboss.job (name, data) values ('enquiry-mail', $1)`,
      values: [{ enquiryId: id }],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
}
