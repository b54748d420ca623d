import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { type Booking, bookingNumber } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import {
  lockBooking,
  refreshTotal,
  updateBooking,
  updateServiceAmount,
} from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { refusalOf } from '#domain/bookings/changes/change-duty.ts';
import { deleteKeptTcs, insertKeptTcs } from '#domain/bookings/changes/duty-change-store.ts';
import { mailCancellation } from '#domain/bookings/mails/booking-mail-service.ts';
import { selectMoney } from '#domain/bookings/money/money-store.ts';
import { fitDays } from '#domain/bookings/trips/fit-days.ts';
import { refreshServiceDays } from '#domain/bookings/trips/trip-store.ts';
import { priceWithGstOf } from '#domain/quotes/price/quote-sums.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { collectedTcs, keptTcs, type TcsChoice } from './collected-tcs.ts';
import type { BookedPackage } from './package.ts';
import { type TripCancellation, tripCancellation } from './package-cancellation.ts';
import { selectPackage } from './package-store.ts';

const messages = bookingMessages.bookings;

type Transact = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

type Work = (tx: Tx, booking: Booking, sold: BookedPackage) => Promise<void>;

/** Locks the booking, changes it, and brings its total up to date. */
async function change(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  what: string,
  work: Work,
  transact: Transact = (inside) => db.transaction(inside),
): Promise<void> {
  try {
    await transact(async (tx) => {
      const booking = rowId.test(bookingId) ? await lockBooking(tx, bookingId) : undefined;
      const sold = booking && (await selectPackage(tx, bookingId));
      if (!sold) throw new Failure('not_found', messages.gone);
      await work(tx, booking, sold);
      await refreshTotal(tx, bookingId);
      const subject = { kind: 'booking', id: bookingId, name: bookingNumber(bookingId) };
      await noteActivity(tx, lineBy(actor, 'booking-changed', subject, { change: what }));
    });
  } catch (error) {
    throw refusalOf(error);
  }
}

type TripDays = Pick<Booking, 'firstDay' | 'lastDay'>;

/** The days of the trip, unless another staff member changed them since they were seen. */
export async function changeTripDays(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
  seen: TripDays,
): Promise<void> {
  assertArea(actor, 'enquiries');
  if (lastDay < firstDay) throw new Failure('invalid', messages.lastDayWrong, { field: 'lastDay' });
  await change(db, actor, bookingId, 'changed', async (tx, booking) => {
    if (booking.firstDay === firstDay && booking.lastDay === lastDay) return;
    if (booking.firstDay !== seen.firstDay || booking.lastDay !== seen.lastDay)
      throw new Failure('conflict', messages.daysChanged);
    await updateBooking(tx, bookingId, { firstDay, lastDay });
    await fitDays(tx, actor, booking, { firstDay, lastDay });
    const text = (days: TripDays) => [days.firstDay, days.lastDay].filter(Boolean).join(' – ');
    const detail = { detail: 'days', from: text(booking), to: text({ firstDay, lastDay }) };
    await addBookingEvent(tx, actor, { bookingId, kind: 'changed', detail });
  });
}

/** What stays with the tax office of the TCS of a cancelled trip. */
type KeptTcs = {
  /** As staff with the area money say; otherwise by the rule and the months in which it was collected. */
  choice?: TcsChoice | undefined;
  /** The rule of the day: what was deposited is not given back. */
  keepsDeposited: boolean;
};

type Cancellation = {
  /** It takes the place of the price. */
  chargePaise: number;
  reason: string;
  /** What the terms came to when staff were shown them; at midnight it may become another amount. */
  seenPaise?: number | undefined;
  tcs?: KeptTcs | undefined;
  /** By which the customer is told. */
  queue?: Queue | undefined;
};

const noTcs: KeptTcs = { keepsDeposited: true };

/** The kept part of the TCS takes the place of the trip's, as a charge of its own. Returns its amount. */
async function keepTcs(
  tx: Tx,
  actor: StaffActor,
  booking: Booking,
  sold: BookedPackage,
  { tcs = noTcs, now }: { tcs: KeptTcs | undefined; now: Date },
): Promise<number> {
  if (sold.sums.tcsPaise === 0) return 0;
  const money = await selectMoney(tx, booking.id);
  const sums = { totalPaise: booking.totalPaise, tcsPaise: sold.sums.tcsPaise };
  const amountPaise = keptTcs(collectedTcs(money, sums, now), tcs.choice, tcs.keepsDeposited);
  if (amountPaise > 0)
    await insertKeptTcs(tx, booking.id, { amountPaise, reason: messages.keptTcs, madeBy: actor.name });
  return amountPaise;
}

/** What the terms say is charged with its own reason, anything else with one that staff type. */
function assertReason(
  { chargePaise, reason, seenPaise }: Cancellation,
  byTerms: TripCancellation | undefined,
): void {
  if (reason === '') throw new Failure('invalid', messages.cancelReasonMissing, { field: 'reason' });
  if (!byTerms) return;
  if (seenPaise !== undefined && seenPaise !== byTerms.chargePaise)
    throw new Failure('conflict', messages.chargeChanged(formatPaise(byTerms.chargePaise)));
  if (chargePaise !== byTerms.chargePaise && reason === byTerms.reason)
    throw new Failure('invalid', messages.otherChargeReason, { field: 'reason' });
}

/** By the booking's own terms, or with a charge and a reason that staff type. */
export async function cancelPackage(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  cancellation: Cancellation,
  now = new Date(),
): Promise<void> {
  assertArea(actor, 'enquiries');
  if (cancellation.tcs?.choice !== undefined) assertArea(actor, 'money');
  const { chargePaise, reason, tcs, queue } = cancellation;
  const work: Work = async (tx, booking, sold) => {
    if (booking.cancelledAt) throw new Failure('conflict', messages.cancelledBefore);
    assertReason(cancellation, tripCancellation(booking, sold, now));
    const pricePaise = priceWithGstOf(sold.sums);
    if (chargePaise > pricePaise)
      throw new Failure('invalid', messages.chargeTooLarge(formatPaise(pricePaise)), {
        field: 'typedCharge',
      });
    const tcsPaise = await keepTcs(tx, actor, booking, sold, { tcs, now });
    await updateServiceAmount(tx, sold.id, chargePaise);
    await updateBooking(tx, bookingId, { cancelledAt: now });
    await refreshServiceDays(tx, bookingId);
    const detail = {
      ...{ of: 'trip', chargePaise: String(chargePaise), reason },
      ...(tcsPaise > 0 && { tcsPaise: String(tcsPaise) }),
    };
    await addBookingEvent(tx, actor, { bookingId, kind: 'cancelled', detail });
    if (queue) await mailCancellation(tx, queue, actor, { bookingId, cancelledAt: now });
  };
  const transact: Transact | undefined = queue && ((inside) => queue.transaction(db, inside));
  await change(db, actor, bookingId, 'cancelled', work, transact);
}

/** Takes a cancellation back: the price is owed again. */
export async function restorePackage(db: Db, actor: StaffActor, bookingId: string): Promise<void> {
  assertArea(actor, 'enquiries');
  await change(db, actor, bookingId, 'restored', async (tx, booking, sold) => {
    if (!booking.cancelledAt) throw new Failure('conflict', messages.notCancelled);
    await deleteKeptTcs(tx, bookingId);
    await updateServiceAmount(tx, sold.id, sold.sums.totalPaise);
    await updateBooking(tx, bookingId, { cancelledAt: null });
    await refreshServiceDays(tx, bookingId);
    await addBookingEvent(tx, actor, { bookingId, kind: 'restored', detail: { of: 'trip' } });
  });
}
