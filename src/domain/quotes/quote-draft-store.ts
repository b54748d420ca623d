import { and, eq, sql } from 'drizzle-orm';
import type { QuoteInput } from '#domain/quotes/input/quote-input.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { QuoteDraft } from './quote-draft.ts';
import { quoteDrafts } from './quotes-table.ts';

const { enquiryId, revision, typed, savedBy, savedAt } = quoteDrafts;

export async function selectDraft(db: Queryable, id: string): Promise<QuoteDraft | undefined> {
  const [row] = await db
    .select({ revision, typed, savedBy, savedAt })
    .from(quoteDrafts)
    .where(eq(enquiryId, BigInt(id)));
  return row;
}

type Save = { typed: QuoteInput; savedBy: string };

/** False when there is a draft already. */
export async function insertDraft(db: Queryable, id: string, save: Save): Promise<boolean> {
  const rows = await db
    .insert(quoteDrafts)
    .values({ ...save, enquiryId: BigInt(id), revision: 1 })
    .onConflictDoNothing()
    .returning({ revision });
  return rows.length > 0;
}

/** False when the draft has another revision by now, or is gone. */
export async function updateDraft(db: Queryable, id: string, after: number, save: Save): Promise<boolean> {
  const rows = await db
    .update(quoteDrafts)
    .set({ ...save, revision: after + 1, savedAt: sql`now()` })
    .where(and(eq(enquiryId, BigInt(id)), eq(revision, after)))
    .returning({ revision });
  return rows.length > 0;
}

export async function deleteDraft(db: Queryable, id: string): Promise<void> {
  await db.delete(quoteDrafts).where(eq(enquiryId, BigInt(id)));
}
