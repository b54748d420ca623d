import type { Duty, MoneyEntry } from '#domain/bookings/booking.ts';
import { selectBooking } from '#domain/bookings/booking-store.ts';
import { selectMoney } from '#domain/bookings/money/money-store.ts';
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
  /** Of the whole booking; `null` until the duty is closed, because the driver reads the slip before. */
  money: SlipMoney | null;
};

/** Entries that were reversed are left out with their reversals. */
export type SlipMoney = {
  entries: Pick<MoneyEntry, 'kind' | 'amountPaise' | 'method' | 'receivedOn'>[];
  totalPaise: number;
  receivedPaise: number;
};

async function readMoney(db: Db, bookingId: string): Promise<SlipMoney | null> {
  const [booking, all] = await Promise.all([selectBooking(db, bookingId), selectMoney(db, bookingId)]);
  if (!booking) return null;
  const reversed = new Set(all.map(({ reversesId }) => reversesId));
  const entries = all.filter(({ id, reversesId }) => reversesId === null && !reversed.has(id));
  return { entries, totalPaise: booking.totalPaise, receivedPaise: booking.receivedPaise };
}

export type DutySlipPrint = { slip: SlipToPrint; settings: SiteSettings; madeAt: Date };

/** Makes the PDF in a process of its own, which is ended with the request. */
export type PrintDutySlip = (print: DutySlipPrint, stop: AbortSignal) => Promise<Uint8Array>;

const unstated = { statement: null, money: null };

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
  const stated = duty.closedAt ? { statement, money: await readMoney(parts.db, duty.bookingId) } : unstated;
  const slip = { number, crew, entries, closedBy, duty, ...stated };
  return { slip, settings: await readSettings(parts.db), madeAt };
}
