import type pg from 'pg';
import { proposedRules } from '#domain/documents/rules/proposed-rules.ts';
import { type RuleSubject, ruleSubjects } from '#domain/documents/rules/rule.ts';

type Options = {
  /** Other values of rules, by subject. */
  change?: Partial<Record<RuleSubject, object>>;
  /** Subjects that nobody has confirmed. */
  unconfirmed?: readonly RuleSubject[];
  /** From when on the registrations hold. */
  fromDay?: string;
};

const assamGstin = '18AABCU9603R1ZM';

/** A registration in Assam, `PT`, and the proposed rules, confirmed by the accountant. */
export async function confirmTaxes(
  pool: pg.Pool,
  { change = {}, unconfirmed = [], fromDay = '2020-04-01' }: Options = {},
): Promise<void> {
  await pool.query(
    `insert into registrations (gstin, state, legal_name, address, series_code, from_day, made_by)
     values ($1, '18', 'Purvai Travels', 'GS Road, Guwahati', 'PT', $2, 'Rupa Das')`,
    [assamGstin, fromDay],
  );
  for (const subject of ruleSubjects) {
    const isConfirmed = !unconfirmed.includes(subject);
    const value = JSON.stringify({ ...proposedRules[subject].value, ...change[subject] });
    await pool.query(
      `insert into tax_rules (idempotency_key, subject, from_day, value, source, made_by, confirmed_by, confirmed_at)
       values (gen_random_uuid(), $1, $2, $3, 'A test', 'Rupa Das', $4, case when $4 <> '' then now() end)`,
      [subject, fromDay, value, isConfirmed ? 'S. Baruah' : ''],
    );
  }
}
