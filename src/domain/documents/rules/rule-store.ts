import { asc, desc, eq, sql } from 'drizzle-orm';
import { registrations, taxRules } from '#domain/documents/documents-table.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { type DatedRule, isRuleSubject, type Registration, ruleValues } from './rule.ts';

/** Those with the latest day first, and of a day the newest. */
export async function selectRules(db: Queryable): Promise<DatedRule[]> {
  const { id, subject, fromDay, value, source, madeBy, madeAt, confirmedBy, confirmedAt } = taxRules;
  const rows = await db
    .select({ id, subject, fromDay, value, source, madeBy, madeAt, confirmedBy, confirmedAt })
    .from(taxRules)
    .orderBy(desc(fromDay), desc(id));
  return rows.flatMap((row) => {
    if (!isRuleSubject(row.subject)) return [];
    const read = ruleValues[row.subject].safeParse(row.value);
    return read.success ? [{ ...row, id: String(row.id), subject: row.subject, value: read.data }] : [];
  });
}

/** In the order in which they were added. */
export async function selectRegistrations(db: Queryable): Promise<Registration[]> {
  const { id, gstin, state, legalName, address, seriesCode, fromDay, untilDay, isSample } = registrations;
  const rows = await db
    .select({ id, gstin, state, legalName, address, seriesCode, fromDay, untilDay, isSample })
    .from(registrations)
    .orderBy(asc(id));
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}

export type NewRule = Pick<DatedRule, 'subject' | 'fromDay' | 'value' | 'source' | 'madeBy'> & {
  key: string;
};

/** `undefined` when the request was stored before. */
export async function insertRule(tx: Tx, { key, ...rule }: NewRule): Promise<string | undefined> {
  const [row] = await tx
    .insert(taxRules)
    .values({ ...rule, idempotencyKey: key })
    .onConflictDoNothing({ target: taxRules.idempotencyKey })
    .returning({ id: taxRules.id });
  return row && String(row.id);
}

/** The rules that were confirmed, without those that are not there or were confirmed before. */
export async function confirmRules(
  tx: Tx,
  ids: readonly string[],
  confirmedBy: string,
): Promise<{ id: string; subject: string }[]> {
  const rows = await tx
    .update(taxRules)
    .set({ confirmedBy, confirmedAt: sql`now()` })
    .where(sql`${taxRules.id} = any(${sql.param(ids)}::bigint[]) and ${taxRules.confirmedBy} = ''`)
    .returning({ id: taxRules.id, subject: taxRules.subject });
  return rows.map(({ id, subject }) => ({ id: String(id), subject }));
}

export type NewRegistration = Omit<Registration, 'id' | 'untilDay'> & { madeBy: string };

/** `undefined` when its GSTIN or its letters are taken. */
export async function insertRegistration(tx: Tx, registration: NewRegistration): Promise<string | undefined> {
  const [row] = await tx
    .insert(registrations)
    .values(registration)
    .onConflictDoNothing()
    .returning({ id: registrations.id });
  return row && String(row.id);
}

export async function selectByGstin(db: Queryable, gstin: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.gstin, gstin));
  return row && String(row.id);
}

/** False when it has an end already. */
export async function endRegistration(tx: Tx, id: string, untilDay: string): Promise<boolean> {
  const rows = await tx
    .update(registrations)
    .set({ untilDay })
    .where(sql`${registrations.id} = ${id}::bigint and ${registrations.untilDay} is null`)
    .returning({ id: registrations.id });
  return rows.length > 0;
}
