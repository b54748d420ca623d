import { inArray } from 'drizzle-orm';
import { driverSettlements } from '#domain/payments/settlements/settlements-table.ts';
import type { Tx } from '#platform/database/db.ts';

/** What staff have noted about a driver; amounts and days stay for the books. */
export async function blankSettlementsOfDrivers(tx: Tx, driverIds: readonly string[]): Promise<void> {
  await tx
    .update(driverSettlements)
    .set({ note: '' })
    .where(
      inArray(
        driverSettlements.driverId,
        driverIds.map((id) => BigInt(id)),
      ),
    );
}
