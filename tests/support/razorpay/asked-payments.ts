import type pg from 'pg';
import { type Link, newId, seconds } from './ledger.ts';
import type { Razorpay } from './stand-in.ts';

export type AskedPayment = { bookingId: string; requestId: string; linkId: string };

/** Each of a booking of its own, ₹1,000, with a link of the gateway; by SQL, since thousands take minutes otherwise. */
export async function askForMany(
  client: Pick<pg.Client, 'query'>,
  razorpay: Razorpay,
  count: number,
): Promise<AskedPayment[]> {
  const linkIds = Array.from({ length: count }, () => newId('plink'));
  const { rows } = await client.query<AskedPayment & { reference: string }>(
    `with links as (select link, n from unnest($1::text[]) with ordinality as l (link, n)),
     payer as (
       insert into customers (name, phone_e164) values ('Meera Nair', '+91' || (9000000000 + (random() * 999999999)::bigint))
       returning id
     ),
     booked as (
       insert into bookings (idempotency_key, customer_id, origin, total_paise, token_hash, token_encrypted, made_by)
       select link, payer.id, 'hand', 100000, sha256(link::bytea), '', 'Office' from links, payer
       returning id, idempotency_key
     )
     insert into payment_requests (booking_id, reference, part, amount_paise, token_hash, expires_at, gateway_link_id,
       gateway_link_url, gateway_link_open, idempotency_key, made_by)
     select id, 'B' || id || '-1', 'amount', 100000, sha256(idempotency_key::bytea), now() + interval '14 days', idempotency_key,
       'https://rzp.io/i/' || idempotency_key, true, idempotency_key, 'Office' from booked
     returning booking_id::text as "bookingId", id::text as "requestId", gateway_link_id as "linkId", reference`,
    [linkIds],
  );
  for (const { linkId, reference } of rows) razorpay.ledger.links.set(linkId, linkOf(linkId, reference));
  return rows;
}

const linkOf = (id: string, reference: string): Link => ({
  ...{ id, amount: 100_000, amount_paid: 0, currency: 'INR', accept_partial: false, reference_id: reference },
  ...{ description: '', expire_by: 0, expired_at: 0, cancelled_at: 0, created_at: seconds(), order_id: '' },
  ...{
    short_url: `https://rzp.io/i/${id}`,
    status: 'created' as const,
    callback_url: '',
    callback_method: '',
  },
});
