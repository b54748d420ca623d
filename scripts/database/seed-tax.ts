import type pg from 'pg';
import { proposedRules } from '#domain/documents/rules/proposed-rules.ts';
import { ruleSubjects } from '#domain/documents/rules/rule.ts';

/** A sample registration, marked as one, and the proposed rules, which nobody has confirmed. */
export async function seedTax(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into registrations (gstin, state, legal_name, address, series_code, from_day, is_sample, made_by)
     values ('18AABCU9603R1ZM', '18', 'Purvai Travels', 'GS Road, Guwahati, Assam', 'SM', '2026-04-01', true, 'Sample')
     on conflict do nothing`,
  );
  for (const subject of ruleSubjects) {
    const { value, source } = proposedRules[subject];
    await client.query(
      `insert into tax_rules (idempotency_key, subject, from_day, value, source, made_by)
       values ($1, $2, '2026-04-01', $3, $4, 'Sample') on conflict do nothing`,
      [`sample-${subject}`, subject, JSON.stringify(value), source],
    );
  }
}
