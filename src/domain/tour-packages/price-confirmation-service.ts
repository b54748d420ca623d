import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { Failure } from '#platform/failure.ts';
import { setPriceConfirmed, tourPackageRows } from './tour-package-staff-store.ts';

/** Shows the price of a sample to visitors. A second confirmation changes nothing. */
export async function confirmPackagePrice(db: Db, actor: StaffActor, id: string): Promise<{ name: string }> {
  assertArea(actor, 'publishing');
  return db.transaction(async (tx) => {
    const row = rowId.test(id) ? await tourPackageRows.lock(tx, id) : undefined;
    if (!row || row.deletedAt) throw new Failure('not_found', staffMessages.tourPackages.failed);
    const { name, sellingPricePaise } = row;
    if (row.isPriceConfirmed) return { name };
    await setPriceConfirmed(tx, id);
    const subject = { kind: 'tour-package', id, name } as const;
    const detail = { price: formatPaise(sellingPricePaise) };
    await noteActivity(tx, lineBy(actor, 'package-price-confirmed', subject, detail));
    for (const tag of [`tour-package:${id}`, 'tour-packages'] as const) await announceChange(tx, tag);
    return { name };
  });
}
