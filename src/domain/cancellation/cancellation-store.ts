import { desc } from 'drizzle-orm';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { cancellationTerms } from './cancellation-table.ts';
import type { CancellationTerms, DatedTerms, TermsKind } from './terms.ts';

const { id, kind, validFrom, steps, note, madeBy, madeAt, idempotencyKey } = cancellationTerms;

/** Those with the latest day first, and of a day the newest. */
export async function selectTerms(db: Queryable): Promise<DatedTerms[]> {
  const rows = await db
    .select({ id, kind, validFrom, steps, note, madeBy, madeAt })
    .from(cancellationTerms)
    .orderBy(desc(validFrom), desc(id));
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}

export type NewTerms = CancellationTerms & {
  key: string;
  kind: TermsKind;
  validFrom: string;
  madeBy: string;
};

/** `undefined` when the request was stored before. */
export async function insertTerms(tx: Tx, { key, ...terms }: NewTerms): Promise<string | undefined> {
  const [row] = await tx
    .insert(cancellationTerms)
    .values({ ...terms, idempotencyKey: key })
    .onConflictDoNothing({ target: idempotencyKey })
    .returning({ id });
  return row && String(row.id);
}
