import type { CarReason, OpenDuty, OpenReason } from '#domain/bookings/board/propose/propose-day.ts';
import type { ProposalView, ProposedAssignment } from '#domain/bookings/board/propose/propose-service.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import { type CabNames, carName, cityName } from '#domain/fares/cab-names.ts';
import { clockInIndia, dayInIndia, timeText } from '#domain/shared/india-time.ts';
import { pickText } from './pick-text.ts';
import { proposalContent as content } from './texts.ts';

/** `09:00–13:00`, with the days where it lasts longer than one. */
function whenText({ pickupAt, endsAt }: OpenDuty): string {
  const show = dayInIndia(pickupAt) === dayInIndia(endsAt) ? clockInIndia : timeText;
  return `${show(pickupAt)}–${show(endsAt)}`;
}

function carText(reason: CarReason, duty: OpenDuty, cabs: CabNames): string {
  if (reason.kind === 'kept') return content.car.kept;
  const km = reason.km === undefined ? content.noRoad : content.km(reason.km);
  if (reason.kind === 'home') return content.car.home(cityName(cabs, duty.city), km);
  const { endsAt, place } = reason;
  const clock = dayInIndia(endsAt) === dayInIndia(duty.pickupAt) ? clockInIndia(endsAt) : timeText(endsAt);
  return place === '' ? content.car.afterNowhere(clock, km) : content.car.after(clock, place, km);
}

export function reasonText(reason: OpenReason, duty: OpenDuty, cabs: CabNames): string {
  if (reason.kind === 'over') return content.reasons.over;
  const city = cityName(cabs, duty.city);
  return reason.of === 'car'
    ? content.reasons.car[reason.kind](carName(cabs, duty.carType), city, whenText(duty))
    : content.reasons.driver[reason.kind](city, whenText(duty));
}

const dutyText = ({ pickupAt, customer, bookingId }: OpenDuty) =>
  content.duty(clockInIndia(pickupAt), customer, bookingNumber(bookingId));

const toAssignmentView = (found: ProposedAssignment, cabs: CabNames) => ({
  /** What the form sends when it is ticked. */
  pick: pickText({ ...found, dutyId: found.duty.id, revision: found.duty.revision }),
  duty: dutyText(found.duty),
  type: carName(cabs, found.duty.carType),
  crew: content.crew(plateText(found.plate), found.driverName),
  why: `${carText(found.car, found.duty, cabs)}; ${content.driver[found.driver]}`,
});

/** What would be assigned and what stays open, each with its reason in one line. */
export const toProposalView = ({ assignments, open }: ProposalView, cabs: CabNames) => ({
  assignments: assignments.map((found) => toAssignmentView(found, cabs)),
  open: open.map(({ duty, reason }) => ({
    id: duty.id,
    duty: dutyText(duty),
    why: reasonText(reason, duty, cabs),
  })),
});
