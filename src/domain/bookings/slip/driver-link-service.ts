import type { Duty } from '#domain/bookings/booking.ts';
import { isOpenDuty } from '#domain/bookings/duty-status.ts';
import { selectDuty } from '#domain/bookings/duty-store.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { findDriverToken } from './driver-link.ts';
import { driverLink } from './slip-service.ts';
import { selectCrew, selectStanding } from './slip-store.ts';

type Parts = { db: Db; encryption: Encryption };

/** What staff send to the driver of a duty, without the customer's code. */
export type DriverLinkView = {
  duty: Omit<Duty, 'endCode'>;
  crew: NonNullable<Awaited<ReturnType<typeof selectCrew>>>;
  /** When the driver first opened the present link. */
  openedAt: Date | null;
  /** `null` while the driver has no link. */
  driverToken: string | null;
};

/** The link of an open duty; `undefined` when there is nothing to send, because it has no driver or is over. */
export async function viewDriverLink(
  { db, encryption }: Parts,
  actor: StaffActor,
  dutyId: string,
): Promise<DriverLinkView | undefined> {
  assertArea(actor, 'enquiries');
  const found = rowId.test(dutyId) ? await selectDuty(db, dutyId) : undefined;
  if (!found || found.driverId === null || !isOpenDuty(found.status)) return undefined;
  const [crew, standing, driverToken] = await Promise.all([
    selectCrew(db, dutyId),
    selectStanding(db, dutyId),
    findDriverToken({ db, encryption }, dutyId),
  ]);
  const { endCode: _, ...duty } = found;
  return crew && { duty, crew, openedAt: standing?.openedAt ?? null, driverToken: driverToken ?? null };
}

/** The same, with a link in any case. */
export async function offerDriverLink(
  parts: Parts,
  actor: StaffActor,
  dutyId: string,
): Promise<DriverLinkView | undefined> {
  assertArea(actor, 'enquiries');
  const found = await viewDriverLink(parts, actor, dutyId);
  if (!found || found.driverToken !== null) return found;
  await driverLink(parts, actor, dutyId);
  return viewDriverLink(parts, actor, dutyId);
}
