import { bookingContent } from '#app/content/site/links/booking.ts';
import {
  type ChangeCharge,
  lateChangeCharge,
  laterCancellations,
} from '#domain/bookings/policy/change-policy.ts';
import type { SharedBooking, SharedDuty } from '#domain/bookings/share/booking-share-service.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';

const content = bookingContent.changes;
const hourMs = 3600_000;
const minuteMs = 60_000;

type Step = { when: string; costs: string };

const cancelText = ({ paise, percent }: { paise: number; percent: number }) =>
  paise === 0 ? content.free : content.costs(formatPaise(paise), percent);

/** What cancelling costs now, and from when it costs something else. */
function cancelSteps({ duty, offered: { cancel }, policy }: SharedDuty, now: Date): Step[] {
  if (!cancel) return [];
  const later = laterCancellations(policy, duty, now);
  const [next] = later;
  const until = next && timeText(new Date(next.from.getTime() - minuteMs));
  return [
    { when: until ? content.nowUntil(until) : content.now, costs: cancelText(cancel) },
    ...later.map((step) => ({ when: content.from(timeText(step.from)), costs: cancelText(step) })),
  ];
}

function changeText(charge: ChangeCharge): string {
  if (charge.kind === 'free') return content.free;
  return charge.kind === 'charge' ? formatPaise(charge.paise) : content.late;
}

/** What another date or time costs. */
function rescheduleSteps({ duty, offered: { reschedule }, policy }: SharedDuty): Step[] {
  if (!reschedule) return [];
  if (reschedule.kind !== 'free') return [{ when: content.now, costs: changeText(reschedule) }];
  const lateFrom = new Date(duty.pickupAt.getTime() - reschedule.freeHours * hourMs);
  const late = lateChangeCharge(policy, duty, duty.pickupAt);
  return [
    { when: content.nowUntil(timeText(lateFrom)), costs: content.free },
    ...(late.kind === 'free' ? [] : [{ when: content.from(timeText(lateFrom)), costs: changeText(late) }]),
  ];
}

/** The refund from what the customer has paid, after the charge and everything else that the booking costs. */
function refundText(
  { service, offered: { cancel } }: SharedDuty,
  { totalPaise, receivedPaise }: SharedBooking,
): string {
  const owedPaise = totalPaise - service.amountPaise + (cancel?.paise ?? 0);
  return cancel && receivedPaise > owedPaise
    ? content.returned(formatPaise(receivedPaise - Math.max(0, owedPaise)))
    : '';
}

/** What the customer pays for a change; null once the duty has begun. */
export function chargesOfChanges(shared: SharedDuty, booking: SharedBooking, now: Date) {
  const cancelling = cancelSteps(shared, now);
  const moving = rescheduleSteps(shared);
  return cancelling.length + moving.length === 0
    ? null
    : { cancelling, moving, returned: refundText(shared, booking) };
}

export type ChangeCharges = NonNullable<ReturnType<typeof chargesOfChanges>>;
