import type { Duty } from '#domain/bookings/booking.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { type Slip, viewSlip } from './slip-service.ts';

/** The data on a printed slip, without the customer's code and the driver's link. */
export type SlipToPrint = Pick<Slip, 'number' | 'crew' | 'entries' | 'closedBy'> & {
  duty: Omit<Duty, 'endCode'>;
  /** `null` until the duty is closed. */
  statement: Slip['statement'] | null;
};

export type DutySlipPrint = { slip: SlipToPrint; settings: SiteSettings; madeAt: Date };

/** Makes the PDF in a process of its own, which is ended with the request. */
export type PrintDutySlip = (print: DutySlipPrint, stop: AbortSignal) => Promise<Uint8Array>;

/** A duty slip as it is now. It is printed anew each time and not stored, because it changes until the duty is closed. */
export async function readSlipToPrint(
  parts: { db: Db; encryption: Encryption },
  actor: StaffActor,
  dutyId: string,
  madeAt = new Date(),
): Promise<DutySlipPrint | undefined> {
  assertArea(actor, 'enquiries');
  const found = await viewSlip(parts, actor, dutyId);
  if (!found) return undefined;
  const { number, crew, entries, closedBy, statement } = found;
  const { endCode: _, ...duty } = found.duty;
  const slip = { number, crew, entries, closedBy, duty, statement: duty.closedAt ? statement : null };
  return { slip, settings: await readSettings(parts.db), madeAt };
}
