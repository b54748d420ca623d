import type { Page } from '@playwright/test';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

const steps = [
  { daysBefore: 30, chargePercent: 25 },
  { daysBefore: 0, chargePercent: 100 },
];

/** Cancellation terms that hold today for overseas tours; a second test adds the same once more. */
export const addTripTerms = (query: Query) =>
  query(
    `insert into cancellation_terms (idempotency_key, kind, valid_from, steps, note, made_by)
     values (gen_random_uuid(), 'overseas-tour', '2026-01-01', $1, 'Permit fees are not given back.', 'Rupa Das')`,
    [JSON.stringify(steps)],
  );

const inDays = (days: number) => daysAfter(dayInIndia(new Date()), days);

export const tripDays = { first: inDays(90), last: inDays(95), deposit: inDays(3), balance: inDays(60) };

/** Fills in the two payments of a quote for a trip. */
export async function fillPayments(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Deposit' }).getByText('Percent').click();
  await page.getByLabel('Deposit in percent').fill('30');
  await page.getByLabel('Deposit due on').fill(tripDays.deposit);
  await page.getByLabel('Balance due on').fill(tripDays.balance);
}
