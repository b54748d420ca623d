import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { toAttachmentView } from '#app/staff/enquiries/attachments/attachment-view.ts';
import { toFilesView } from '#app/staff/files/file-view.ts';
import { reasonText } from '#app/staff/money/documents/texts.ts';
import { readBookingRefunds } from '#app/staff/money/refunds/refund-data.ts';
import { readPapersView } from '#app/staff/trips/papers/papers-data.ts';
import { toTripPlanView } from '#app/staff/trips/plan/trip-plan-view.ts';
import { chatLink } from '#app/ui/chat-link.ts';
import { warningText } from '#domain/bookings/board/warning-text.ts';
import { balanceOf, bookingNumber, type MoneyEntry } from '#domain/bookings/booking.ts';
import { rideMark } from '#domain/bookings/changes/ride-facts.ts';
import { isPlanned } from '#domain/bookings/duty-status.ts';
import { type ExpenseView, listExpenses } from '#domain/bookings/expenses/expense-service.ts';
import { listBookingFiles } from '#domain/bookings/files/booking-file-service.ts';
import {
  type BookingView,
  viewBooking,
  warningsOfDuties,
} from '#domain/bookings/page/booking-page-service.ts';
import { nextDue, partsOf, standingOf } from '#domain/bookings/plan/payment-plan.ts';
import { toPartView, toPlanView as toPlanParts } from '#domain/bookings/plan/plan-text.ts';
import { rideNames } from '#domain/bookings/ride-names.ts';
import { expenseNames } from '#domain/bookings/slip/statement-text.ts';
import { viewTrip } from '#domain/bookings/trips/trip-view-service.ts';
import { usualTermsOn } from '#domain/cancellation/cancellation-service.ts';
import { plannedDocuments } from '#domain/documents/issue/preview-service.ts';
import { receiptNumber } from '#domain/documents/receipts/receipt.ts';
import { keepsDepositedTcs } from '#domain/documents/rules/kept-tcs-service.ts';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { readPlanNotes } from '#domain/payments/requests/plan-notes-service.ts';
import { shownPercent } from '#domain/quotes/price/percent.ts';
import { viewQuote } from '#domain/quotes/quote-staff-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { dateText, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { numberWithCountry } from '#domain/shared/phone-number.ts';
import { hasArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { listStaffNames } from '#domain/staff/user-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import { receiptFilePath } from '#staff-paths.ts';
import { balanceText, typedAmount } from './balance.ts';
import { toDutyView } from './duty-view.ts';
import { toTimelineView } from './event-text.ts';
import { toTripView } from './trip-view.ts';

const { money: content } = staffBookingsContent;

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? '';

/** Who holds cash that a driver collected. */
function holderOf({ place, driverId }: MoneyEntry, { duties }: BookingView): string {
  if (place !== 'driver') return '';
  if (driverId === null) return content.driverUnknown;
  const name = duties.find(({ duty }) => duty.driverId === driverId)?.driver?.name;
  return name ? content.with(name) : '';
}

function toEntryView(entry: MoneyEntry, view: BookingView) {
  const all = view.money;
  const isReversal = entry.reversesId !== null;
  const isReversed = all.some(({ reversesId }) => reversesId === entry.id);
  const hasReceipt = entry.kind !== 'refund' && !isReversal && !isReversed;
  return {
    id: entry.id,
    kind: content.kinds[entry.kind],
    amount: formatPaise(entry.amountPaise),
    method: content.methods[entry.method],
    reference: entry.reference,
    holder: holderOf(entry, view),
    by: entry.madeBy,
    when: timeText(entry.madeAt),
    received: (entry.kind === 'refund' ? content.refundedOnDay : content.receivedOnDay)(
      dateText(entry.receivedOn),
    ),
    isRefund: entry.kind === 'refund',
    isReversal,
    isReversed,
    receipt: hasReceipt
      ? { name: content.receipt(receiptNumber(entry.id)), href: receiptFilePath(entry.id) }
      : null,
  };
}

const toExpenseView = ({ id, dutyId, expense, reason, amountPaise, photo }: ExpenseView) => ({
  id,
  dutyId,
  name: [expense === '' ? '' : expenseNames[expense], reason].filter(Boolean).join(': '),
  amount: formatPaise(amountPaise ?? 0),
  photo: toAttachmentView(photo),
});

/** The rides whose driver can have collected money, that which ends last first. */
const collectorsOf = ({ duties }: BookingView, rides: ReadonlyMap<string, string>) =>
  duties
    .flatMap(({ duty, driver }) => (driver ? [{ duty, driver }] : []))
    .toSorted((one, other) => other.duty.endsAt.getTime() - one.duty.endsAt.getTime())
    .map(({ duty, driver }) => ({
      value: duty.id,
      label: [driver.name, rides.get(duty.id)].filter(Boolean).join(', '),
    }));

export type EntryView = ReturnType<typeof toEntryView>;

/** The message that asks for what is due next: a part of the payment plan, or the balance. */
function askFor({ booking, customer, plan }: BookingView, agency: string, upiId: string): string {
  const due = nextDue(booking.cancelledAt ? [] : plan, booking);
  const amount = formatPaise(due?.paise ?? 0);
  const to = [firstNameOf(customer.name), bookingNumber(booking.id), amount, agency] as const;
  const text = due?.part ? content.askPart(...to, toPartView(due.part).name) : content.askText(...to);
  return upiId ? `${text} ${content.askUpi(upiId)}` : text;
}

/** In which parts the booking is paid, and the next of them as staff would type it. */
async function toPlanView(db: Db, { booking, plan }: BookingView) {
  const parts = booking.cancelledAt ? [] : partsOf(plan, booking);
  const { notes, checking } = await readPlanNotes(db, { bookingId: booking.id }, parts, 'staff');
  const next = booking.cancelledAt
    ? undefined
    : standingOf(plan, booking).find(({ openPaise }) => openPaise > 0);
  // Without a plan the total is in the sums above it.
  const isShown = plan.length > 0 || Object.keys(notes).length > 0;
  return {
    plan: isShown ? toPlanParts(parts, notes) : [],
    nextPart: next ? typedAmount(next.openPaise) : '',
    isChecking: checking.length > 0,
  };
}

type Parts = { db: Db; encryption: Encryption };

/** Undefined where there is no trip. */
async function readTripPlan(
  parts: Parts,
  actor: StaffActor,
  { booking, package: sold }: BookingView,
  now: Date,
) {
  const trip = await viewTrip(parts.db, actor, booking.id);
  return trip && toTripPlanView(trip, sold, await readPapersView(parts, actor, trip, now), now);
}

/** Which rules its documents need does not depend on the amount. */
const cancelledForItsPrice = ({ cancelledAt, totalPaise }: BookingView['booking']) =>
  cancelledAt ? null : { chargePaise: totalPaise, tcsPaise: 0, refundPaise: 0 };

/** What was sold as a whole, with what cancelling it costs. */
async function readTrip(
  { db }: Parts,
  actor: StaffActor,
  { booking, money, package: sold }: BookingView,
  now: Date,
) {
  if (!sold) return undefined;
  const [{ refundDays }, terms, keepsDeposited, { missing }] = await Promise.all([
    readSettings(db),
    usualTermsOn(db, actor, now),
    keepsDepositedTcs(db, now),
    plannedDocuments(db, actor, booking.id, cancelledForItsPrice(booking), now),
  ]);
  const usual = booking.kind === 'cab' ? null : terms[booking.kind];
  const reasons = new Set(missing.flatMap((one) => one.reasons).map(reasonText));
  const around = { money, refundDays, usual, keepsDepositedTcs: keepsDeposited, missing: [...reasons] };
  return toTripView(booking, sold, around, now);
}

/** For the colour of the balance. */
function balanceStateOf(balancePaise: number) {
  if (balancePaise === 0) return 'paid' as const;
  return balancePaise > 0 ? ('due' as const) : ('refund' as const);
}

async function present(parts: Parts, actor: StaffActor, view: BookingView, now: Date) {
  const { db } = parts;
  const { booking, customer, duties, charges, money, events, package: sold } = view;
  const [settings, owners, expenses, quoted, warnings, cabs, tripPlan, files, planView] = await Promise.all([
    readSettings(db),
    listStaffNames(db, actor),
    listExpenses(
      db,
      actor,
      duties.map(({ duty }) => duty.id),
    ),
    booking.quoteId ? viewQuote(db, actor, booking.quoteId).catch(() => undefined) : undefined,
    warningsOfDuties(db, duties),
    readCabNames(db),
    readTripPlan(parts, actor, view, now),
    listBookingFiles(db, actor, booking.id),
    toPlanView(db, view),
  ]);
  const { isChecking, ...planned } = planView;
  const [trip, refunds] = await Promise.all([
    readTrip(parts, actor, view, now),
    readBookingRefunds(db, actor, view, settings.agencyName, now),
  ]);
  const rides = rideNames(duties.map(({ duty }) => duty));
  const shownDuties = duties.map((viewed) => {
    const warned = (warnings.get(viewed.duty.id) ?? []).map(warningText(cabs));
    const ride = rides.get(viewed.duty.id) ?? '';
    const { refundDays } = settings;
    const around = { booking, ride, events, warnings: warned, sources: refunds.sources, refundDays, now };
    return toDutyView(viewed, around);
  });
  const balancePaise = balanceOf(booking);
  const { phoneE164 } = customer;
  const openDuties = duties.filter(({ duty }) => isPlanned(duty.status)).map(({ duty }) => duty);
  const pickups = new Map(openDuties.map(({ id, pickupAt }) => [id, pickupAt.toISOString()]));
  const marks = new Map(openDuties.map((duty) => [duty.id, rideMark(duty)]));
  return {
    id: booking.id,
    number: bookingNumber(booking.id),
    isSample: booking.isSample,
    isCancelled: booking.cancelledAt !== null,
    customer: {
      id: customer.id,
      name: customer.name || numberWithCountry(phoneE164) || bookingNumber(booking.id),
      phoneE164,
      phone: phoneE164 && numberWithCountry(phoneE164),
      email: customer.email,
      callHref: phoneE164 && `tel:${phoneE164}`,
      chatHref: phoneE164 && chatLink(phoneE164, `Hello ${firstNameOf(customer.name)},`),
      askHref:
        phoneE164 &&
        balancePaise > 0 &&
        // What is being checked is not asked for.
        !isChecking &&
        chatLink(phoneE164, askFor(view, settings.agencyName, settings.upiId)),
    },
    duties: shownDuties,
    trip,
    tripPlan,
    // A ride that is part of a trip has no amount of its own.
    priced: trip ? [{ id: trip.id, title: trip.title, amount: trip.amount }] : shownDuties,
    ...planned,
    expenses: expenses.map(toExpenseView),
    charges: charges.map(({ id, kind, amountPaise, reason }) => ({
      id,
      name: staffBookingsContent.page.charges[kind],
      isExtra: kind === 'extra',
      amount: formatPaise(amountPaise),
      reason,
    })),
    refunds,
    money: money.map((entry) => toEntryView(entry, view)),
    collectors: collectorsOf(view, rides),
    gstPercent: shownPercent(sold?.offer.gstPercent ?? settings.cabGstPercent),
    mayRefund: hasArea(actor, 'money'),
    sums: {
      totalPaise: booking.totalPaise,
      receivedPaise: booking.receivedPaise,
      keptTcsPaise: charges.find(({ kind }) => kind === 'tcs')?.amountPaise ?? 0,
    },
    total: formatPaise(booking.totalPaise),
    received: formatPaise(booking.receivedPaise),
    balance: balanceText(balancePaise),
    balanceState: balanceStateOf(balancePaise),
    notes: booking.notes,
    files: toFilesView({ kind: 'booking', id: booking.id }, files),
    owners,
    ownerId: booking.ownerId ?? '',
    origin: booking.origin,
    enquiry: booking.enquiryId && {
      id: booking.enquiryId,
      reference: referenceOf(BigInt(booking.enquiryId)),
    },
    quoteVersion: quoted?.quote.version,
    madeBy: booking.madeBy,
    madeAt: timeText(booking.madeAt),
    days: toTimelineView(events, { pickups, marks, rides }, now),
  };
}

export type BookingPageView = Awaited<ReturnType<typeof present>>;

/** Everything on a booking's page, or undefined when there is no such booking. */
export async function readBooking(parts: Parts, actor: StaffActor, id: string, now = new Date()) {
  const view = await viewBooking(parts.db, actor, id, now);
  return view && present(parts, actor, view, now);
}
