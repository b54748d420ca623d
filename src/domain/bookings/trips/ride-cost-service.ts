import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { lockBoth } from '#domain/bookings/changes/change-duty.ts';
import { percentFromTyped, percentOf } from '#domain/quotes/price/percent.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Db } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { costFromTyped } from './cost-text.ts';
import { tripMessages as messages } from './trip-messages.ts';
import { selectServiceAmount, updateService } from './trip-store.ts';

/** What the partner gets for a ride, `1,500` or `75%` of what the customer pays for it, in paise. */
function costOf(typed: string, amountPaise: number): number {
  const [, share] = /^\s*([\d.]+)\s*%\s*$/.exec(typed) ?? [];
  const percent = share === undefined ? undefined : percentFromTyped(share);
  if (percent !== undefined && amountPaise > 0) return Number(percentOf(BigInt(amountPaise), percent));
  const cost = costFromTyped(typed);
  if (cost?.currency !== 'INR') throw new Failure('invalid', messages.rideCostWrong, { field: 'cost' });
  return cost.minor;
}

/** Enters what the partner whose car drove gets for a ride. */
export async function setRideCost(db: Db, actor: StaffActor, dutyId: string, typed: string): Promise<void> {
  assertArea(actor, 'money');
  await db.transaction(async (tx) => {
    const { booking } = await lockBoth(tx, dutyId);
    const costMinor = costOf(typed, await selectServiceAmount(tx, dutyId));
    await updateService(tx, dutyId, { costMinor, costCurrency: 'INR', costRate: '1' });
    const subject = { kind: 'booking', id: booking.id, name: bookingNumber(booking.id) };
    await noteActivity(tx, lineBy(actor, 'booking-changed', subject, { change: 'cost' }));
  });
}
