import { sql } from 'drizzle-orm';
import { bookingTaxChoices } from '#domain/documents/documents-table.ts';
import type { TaxChoice } from '#domain/documents/tax-choice.ts';
import type { Tx } from '#platform/database/db.ts';

type Choice = { bookingId: string; choice: TaxChoice; reason: string; madeBy: string };

export async function upsertChoice(tx: Tx, { bookingId, ...choice }: Choice): Promise<void> {
  await tx
    .insert(bookingTaxChoices)
    .values({ ...choice, bookingId: BigInt(bookingId) })
    .onConflictDoUpdate({
      target: bookingTaxChoices.bookingId,
      set: { ...choice, madeAt: sql`now()` },
    });
}
