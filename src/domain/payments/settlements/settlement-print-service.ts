import type { SiteSettings } from '#domain/settings/settings.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { stateOf } from './settlement.ts';
import { settlementMessages as messages } from './settlement-messages.ts';
import { type ViewedSettlement, viewSettlement } from './settlement-service.ts';

export type SettlementPrint = { settlement: ViewedSettlement; settings: SiteSettings; madeAt: Date };

/** Makes the PDF in a process of its own, which is ended with the request. */
export type PrintSettlement = (print: SettlementPrint, stop: AbortSignal) => Promise<Uint8Array>;

/** A settlement that holds; one that was undone has nothing to sign. */
export async function readSettlementToPrint(
  db: Db,
  actor: StaffActor,
  id: string,
  madeAt = new Date(),
): Promise<SettlementPrint | undefined> {
  assertArea(actor, 'money');
  const settlement = await viewSettlement(db, actor, id);
  if (!settlement) return undefined;
  if (stateOf(settlement) === 'undone') throw new Failure('conflict', messages.undone);
  return { settlement, settings: await readSettings(db), madeAt };
}
