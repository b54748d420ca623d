import type { Browser, Page } from '@playwright/test';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { quotePath } from '#paths.ts';
import { hashOf, newToken } from '#platform/secrets/secrets.ts';

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

/** An enquiry for a tour with a quote of ₹1,75,644, of which ₹52,693 are the deposit. */
export async function quoteTour(query: Query, name: string) {
  const today = dayInIndia(new Date());
  const token = newToken();
  const [row] = await query(
    `with customer as (insert into customers (name, phone_e164) values ($1, '+919864099001') returning id)
     insert into enquiries (idempotency_key, fingerprint, form_date, name, contact_no, email, message, phone_e164,
       stage, follow_up_at, customer_id, trip_starts, trip_ends)
     select $2, $2, '', $1, '98640 99001', '', 'Bhutan for two', '+919864099001', 'quoted', now() + interval '1 hour', id,
       $3::date, $4::date from customer
     returning id::text as id`,
    [name, crypto.randomUUID(), daysAfter(today, 150), daysAfter(today, 155)],
  );
  const enquiry = String(row?.id);
  await query(
    `insert into quotes (enquiry_id, version, lines, service_kind, place_of_supply, gst_percent, tcs_percent, is_rounded,
       total_paise, deposit_percent, deposit_paise, deposit_due, balance_due, valid_until, inclusions, terms, made_by,
       token_hash)
     values ($1, 1, $2, 'overseas-package', 'other-state', 5, 2, true, 17564400, 30, 5269300, $3, $4, $3, 'Hotels and guide',
       '25% until 30 days before', 'Rupa Das', $5)`,
    [
      enquiry,
      JSON.stringify([{ text: 'Bhutan in six days', quantity: 2, unitPaise: 82_000_00 }]),
      ...[daysAfter(today, 7), daysAfter(today, 120), hashOf(token)],
    ],
  );
  return { enquiry, quote: quotePath(token) };
}

/** A browser without a login. */
export async function visitor(browser: Browser, address: string, page: Page) {
  return (await browser.newContext({ baseURL: address, viewport: page.viewportSize() })).newPage();
}
