import {
  type Booking,
  balanceOf,
  bookingNumber,
  type Duty,
  type MoneyEntry,
  type PayMethod,
} from '#domain/bookings/booking.ts';
import { lockBooking, selectBooking } from '#domain/bookings/booking-store.ts';
import { addBookingEvent } from '#domain/bookings/booking-timeline-store.ts';
import { selectCharges } from '#domain/bookings/changes/duty-change-store.ts';
import type { DutyStatus } from '#domain/bookings/duty-status.ts';
import { countedMoney, refundedMoney } from '#domain/bookings/money/counted-money.ts';
import { selectMoney } from '#domain/bookings/money/money-store.ts';
import { type CollectedTcs, collectedTcs } from '#domain/bookings/packages/collected-tcs.ts';
import type { BookedPackage } from '#domain/bookings/packages/package.ts';
import { selectPackage } from '#domain/bookings/packages/package-store.ts';
import { type Charge, type ViewedDuty, viewDuties } from '#domain/bookings/page/booking-page-service.ts';
import type { PlanPart } from '#domain/bookings/plan/payment-plan.ts';
import { selectPlan } from '#domain/bookings/plan/payment-plan-store.ts';
import { type ChangePolicy, policyOf } from '#domain/bookings/policy/policy-service.ts';
import { type CashDue, selectCashDue } from '#domain/bookings/slip/due-store.ts';
import { isBilledInterState } from '#domain/bookings/slip/place-of-supply-service.ts';
import { selectStanding } from '#domain/bookings/slip/slip-store.ts';
import type { Statement } from '#domain/bookings/slip/statement.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { hashOf } from '#platform/secrets/secrets.ts';
import { hasOpened, selectByToken, selectCustomerName } from './shared-booking-store.ts';

const tokenShape = /^[\w-]{43}$/;
const dayMs = 24 * 3600_000;
/** So long after its end a booking can be opened by its link, with the statement of charges. */
const linkDays = 90;
/** So long after the end the customer may reach the driver, for what was left in the car. */
const driverDays = 1;

const crewedStatuses: readonly DutyStatus[] = ['assigned', 'on-the-way', 'on-duty', 'done'];

/** Whether a link to a booking that ends then has ended. */
export const isLinkOver = (lastEnd: Date, now: Date): boolean =>
  lastEnd.getTime() + linkDays * dayMs <= now.getTime();

/** The id of the booking that the link opens; `undefined` when it has ended or was replaced. */
export async function findSharedBooking(
  db: Queryable,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const found = tokenShape.test(token) ? await selectByToken(db, hashOf(token)) : undefined;
  return found && !isLinkOver(found.lastEnd, now) ? found.id : undefined;
}

/** Whether the link opens a booking. */
export const hasSharedBooking = async (db: Queryable, token: string, now = new Date()): Promise<boolean> =>
  (await findSharedBooking(db, token, now)) !== undefined;

export type SharedDuty = Pick<ViewedDuty, 'duty' | 'service' | 'car' | 'driver' | 'offered'> & {
  policy: ChangePolicy;
  /** After staff have closed the duty. */
  statement: Statement | null;
};

export type SharedBooking = Pick<Booking, 'kind' | 'firstDay' | 'lastDay'> & {
  number: string;
  firstName: string;
  totalPaise: number;
  /** Less what was refunded. */
  receivedPaise: number;
  balancePaise: number;
  /** What was paid, refunds aside. */
  paidPaise: number;
  /** How it was paid. */
  payMethods: PayMethod[];
  refunded: Pick<MoneyEntry, 'id' | 'amountPaise' | 'method' | 'reference' | 'receivedOn'>[];
  /** What a driver collects in cash; `null` where the office says it. */
  cashDue: CashDue | null;
  isCancelled: boolean;
  charges: Charge[];
  duties: SharedDuty[];
  /** What was sold as a whole; `undefined` of a booking of cabs. */
  package: BookedPackage | undefined;
  plan: PlanPart[];
  /** What of the TCS would stay with the tax office if the trip were cancelled now. */
  keptTcsPaise: number;
  /** All TCS of what was received, which may be with the tax office when the trip is cancelled. */
  collectedTcsPaise: number;
  /** Billed with IGST. */
  isInterState: boolean;
};

/** From the moment when the duty has both car and driver. */
const hasCrew = ({ status }: Duty): boolean => crewedStatuses.includes(status);

/** The driver's number is private again a day after the end. */
function mayReachDriver(duty: Duty, now: Date): boolean {
  const end = duty.endedAt ?? duty.endsAt;
  return hasCrew(duty) && now.getTime() < end.getTime() + driverDays * dayMs;
}

async function shareDuty(db: Queryable, viewed: ViewedDuty, now: Date): Promise<SharedDuty> {
  const { duty } = viewed;
  const [policy, standing] = await Promise.all([
    policyOf(db, duty, now),
    duty.closedAt ? selectStanding(db, duty.id) : undefined,
  ]);
  return {
    ...viewed,
    car: hasCrew(duty) ? viewed.car : undefined,
    driver: mayReachDriver(duty, now) ? viewed.driver : undefined,
    policy,
    statement: standing?.statement ?? null,
  };
}

/** The booking behind a customer's link; `undefined` once the link has ended or was replaced. */
export async function viewSharedBooking(
  db: Queryable,
  token: string,
  now = new Date(),
): Promise<SharedBooking | undefined> {
  const id = await findSharedBooking(db, token, now);
  return id === undefined ? undefined : viewForCustomer(db, id, now);
}

/** What was collected in earlier months is with the tax office. */
function tcsOf(
  { totalPaise, cancelledAt }: Booking,
  sold: BookedPackage | undefined,
  money: readonly MoneyEntry[],
  now: Date,
): CollectedTcs {
  const tcsPaise = sold?.sums.tcsPaise ?? 0;
  if (tcsPaise === 0 || cancelledAt) return { allPaise: 0, earlierPaise: 0 };
  return collectedTcs(money, { totalPaise, tcsPaise }, now);
}

const toRefunded = ({ id, amountPaise, method, reference, receivedOn }: MoneyEntry) => ({
  ...{ id, amountPaise, method, reference, receivedOn },
});

/** A booking as its customer reads it, by its link and in mails. */
export async function viewForCustomer(
  db: Queryable,
  id: string,
  now: Date,
): Promise<SharedBooking | undefined> {
  const booking = await selectBooking(db, id);
  if (!booking) return undefined;
  const [name, charges, duties, sold, plan, isInterState, cashDue, money] = await Promise.all([
    selectCustomerName(db, booking.id),
    selectCharges(db, booking.id),
    viewDuties(db, booking.id, now),
    selectPackage(db, booking.id),
    selectPlan(db, booking.id),
    isBilledInterState(db, booking.id),
    selectCashDue(db, booking.id),
    selectMoney(db, booking.id),
  ]);
  const paid = countedMoney(money);
  const tcs = tcsOf(booking, sold, money, now);
  const { kind, firstDay, lastDay } = booking;
  return {
    ...{ kind, firstDay, lastDay },
    isCancelled: booking.cancelledAt !== null,
    package: sold,
    plan,
    number: bookingNumber(booking.id),
    firstName: name.trim().split(/\s+/)[0] ?? '',
    totalPaise: booking.totalPaise,
    receivedPaise: booking.receivedPaise,
    balancePaise: balanceOf(booking),
    cashDue,
    charges,
    duties: await Promise.all(duties.map((duty) => shareDuty(db, duty, now))),
    isInterState,
    paidPaise: paid.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    payMethods: [...new Set(paid.map(({ method }) => method))],
    refunded: refundedMoney(money).map(toRefunded),
    keptTcsPaise: tcs.earlierPaise,
    collectedTcsPaise: tcs.allPaise,
  };
}

/** The first opening of a link is in the timeline. */
export async function noteBookingOpened(db: Db, token: string, now = new Date()): Promise<void> {
  const id = await findSharedBooking(db, token, now);
  if (id === undefined) return;
  await db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    if (booking && !(await hasOpened(tx, id)))
      await addBookingEvent(tx, undefined, { bookingId: id, kind: 'link-opened' });
  });
}
