import type { PlanWarning } from '#domain/bookings/board/plan-warnings.ts';
import { toWarningsView } from '#domain/bookings/board/warning-service.ts';
import type { Booking, Duty, MoneyEntry } from '#domain/bookings/booking.ts';
import { type ServiceRow, selectBooking, selectServices } from '#domain/bookings/booking-store.ts';
import { selectCharges } from '#domain/bookings/changes/duty-change-store.ts';
import { isPlanned, mayBecome } from '#domain/bookings/duty-status.ts';
import { selectDutiesOf } from '#domain/bookings/duty-store.ts';
import { selectMoney } from '#domain/bookings/money/money-store.ts';
import type { BookedPackage } from '#domain/bookings/packages/package.ts';
import { selectPackage } from '#domain/bookings/packages/package-store.ts';
import type { PlanPart } from '#domain/bookings/plan/payment-plan.ts';
import { selectPlan } from '#domain/bookings/plan/payment-plan-store.ts';
import {
  type ChangeCharge,
  cancellationCharge,
  lateChangeCharge,
} from '#domain/bookings/policy/change-policy.ts';
import { policyOf } from '#domain/bookings/policy/policy-service.ts';
import type { CancellationCharge } from '#domain/cancellation/charge.ts';
import type { Customer } from '#domain/enquiries/customers/customer.ts';
import { viewCustomer } from '#domain/enquiries/customers/customer-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import type { Queryable } from '#platform/database/db.ts';
import {
  type BookingEvent,
  type CarName,
  type DriverName,
  selectCarNames,
  selectDriverNames,
  selectEvents,
} from './booking-page-store.ts';

export type { BookingEvent } from './booking-page-store.ts';

/** What staff may do with a duty now, and what the customer pays for it. */
export type OfferedChanges = {
  cancel: CancellationCharge | null;
  noShow: CancellationCharge | null;
  reschedule: (ChangeCharge & { freeHours: number }) | null;
  mayRestore: boolean;
  mayConfirm: boolean;
};

export type ViewedDuty = {
  duty: Duty;
  service: ServiceRow;
  car: CarName | undefined;
  driver: DriverName | undefined;
  offered: OfferedChanges;
};

export type Charge = Awaited<ReturnType<typeof selectCharges>>[number];

export type BookingView = {
  booking: Booking;
  customer: Customer;
  duties: ViewedDuty[];
  /** What was sold as a whole; `undefined` of a booking of cabs. */
  package: BookedPackage | undefined;
  plan: PlanPart[];
  charges: Charge[];
  money: MoneyEntry[];
  events: BookingEvent[];
};

async function offeredFor(db: Queryable, duty: Duty, now: Date): Promise<OfferedChanges> {
  const policy = await policyOf(db, duty, now);
  const { status } = duty;
  return {
    cancel: mayBecome(status, 'cancelled') ? cancellationCharge(policy, duty, now) : null,
    noShow:
      mayBecome(status, 'no-show') && now >= duty.pickupAt
        ? cancellationCharge(policy, duty, duty.pickupAt)
        : null,
    reschedule: isPlanned(status)
      ? { ...lateChangeCharge(policy, duty, now), freeHours: policy.freeChangeHours }
      : null,
    mayRestore: status === 'cancelled' || status === 'no-show',
    mayConfirm: status === 'requested',
  };
}

const idsIn = (ids: readonly (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];

/** The duties of a booking with their car, driver and what may be changed; also for the customer's page. */
export async function viewDuties(db: Queryable, bookingId: string, now: Date): Promise<ViewedDuty[]> {
  const [all, services] = await Promise.all([selectDutiesOf(db, [bookingId]), selectServices(db, bookingId)]);
  const [cars, drivers] = await Promise.all([
    selectCarNames(db, idsIn(all.map(({ carId }) => carId))),
    selectDriverNames(db, idsIn(all.map(({ driverId }) => driverId))),
  ]);
  return Promise.all(
    all.map(async (duty) => ({
      duty,
      service: services.find(({ id }) => id === duty.id) ?? { id: duty.id, title: '', amountPaise: 0 },
      car: cars.find(({ id }) => id === duty.carId),
      driver: drivers.find(({ id }) => id === duty.driverId),
      offered: await offeredFor(db, duty, now),
    })),
  );
}

/** The customer, or the one that they were merged into. */
async function customerOf(db: Queryable, actor: StaffActor, id: string): Promise<Customer | undefined> {
  const found = (await viewCustomer(db, actor, id))?.customer;
  return found?.mergedInto ? (await viewCustomer(db, actor, found.mergedInto))?.customer : found;
}

/** What to check about the car and the driver of each duty that is to come. */
export async function warningsOfDuties(
  db: Queryable,
  duties: readonly ViewedDuty[],
): Promise<ReadonlyMap<string, PlanWarning[]>> {
  const found = await Promise.all(
    duties.map(async ({ duty }) => [duty.id, await toWarningsView(db, duty)] as const),
  );
  return new Map(found);
}

export const hasBooking = async (db: Queryable, id: string): Promise<boolean> =>
  (await selectBooking(db, id)) !== undefined;

/** Everything on a booking's page; `undefined` when there is no such booking. */
export async function viewBooking(
  db: Queryable,
  actor: StaffActor,
  id: string,
  now = new Date(),
): Promise<BookingView | undefined> {
  assertArea(actor, 'enquiries');
  const booking = rowId.test(id) ? await selectBooking(db, id) : undefined;
  const customer = booking && (await customerOf(db, actor, booking.customerId));
  if (!booking || !customer) return undefined;
  const [duties, sold, plan, charges, money, events] = await Promise.all([
    viewDuties(db, id, now),
    selectPackage(db, id),
    selectPlan(db, id),
    selectCharges(db, id),
    selectMoney(db, id),
    selectEvents(db, id),
  ]);
  return { booking, customer, duties, package: sold, plan, charges, money, events };
}
