import { staffBookingsContent } from '#app/content/staff/cabs/bookings.ts';
import { presentFare } from '#app/staff/enquiries/shown-trip.ts';
import { nearTimeText } from '#app/staff/texts/time-text.ts';
import { type DetailName, detailNames, detailText } from '#domain/bookings/changes/detail-input.ts';
import { isPlanned } from '#domain/bookings/duty-status.ts';
import { shownPlate } from '#domain/bookings/fleet.ts';
import type { OfferedChanges, ViewedDuty } from '#domain/bookings/page/booking-page-service.ts';
import { carNames, cityNames, routeText, tripNames } from '#domain/fares/fare-text.ts';
import { minuteInIndia, shownTime } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { numberWithCountry } from '#domain/shared/phone-number.ts';

const content = staffBookingsContent.page;

export function shownDetail(name: DetailName, stored: string): string {
  return name === 'passengerPhone' && stored ? numberWithCountry(stored) : stored;
}

/** The length of the hire as it was agreed. */
function lengthOf({ km, hours, days }: ViewedDuty['duty']): string {
  return [
    km !== null && content.distanceOf(km.toLocaleString('en-IN')),
    hours !== null && content.hoursOf(String(hours)),
    days !== null && days > 1 && content.daysOf(String(days)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What the booking comes to after a cancellation. */
function presentEnding(
  charge: OfferedChanges['cancel'],
  { fare, otherPaise, receivedPaise }: { fare: number; otherPaise: number; receivedPaise: number },
) {
  return (
    charge && {
      percent: charge.percent,
      daysBefore: charge.daysBefore,
      paise: charge.paise,
      amount: formatPaise(charge.paise),
      fare: formatPaise(fare),
      total: formatPaise(otherPaise + charge.paise),
      balance: formatPaise(Math.max(0, otherPaise + charge.paise - receivedPaise)),
      refund:
        receivedPaise > otherPaise + charge.paise
          ? formatPaise(receivedPaise - otherPaise - charge.paise)
          : undefined,
    }
  );
}

export type ShownEnding = NonNullable<ReturnType<typeof presentEnding>>;

function presentReschedule(reschedule: OfferedChanges['reschedule']) {
  if (!reschedule) return null;
  const { kind, freeHours } = reschedule;
  const paise = kind === 'charge' ? reschedule.paise : 0;
  return { kind, freeHours, paise, amount: formatPaise(paise) };
}

export type ShownReschedule = NonNullable<ReturnType<typeof presentReschedule>>;

type Sums = { totalPaise: number; receivedPaise: number };

/** One duty with its facts, its fare and what staff may do with it now. */
export function presentDuty(viewed: ViewedDuty, { totalPaise, receivedPaise }: Sums, now: Date) {
  const { duty, service, car, driver, offered } = viewed;
  const [pickupDay = '', pickupTime = ''] = minuteInIndia(duty.pickupAt).split(' ');
  const sums = { fare: duty.farePaise, otherPaise: totalPaise - service.amountPaise, receivedPaise };
  const fare = duty.fare && presentFare(duty.fare, now);
  return {
    id: duty.id,
    revision: duty.revision,
    status: duty.status,
    title: service.title,
    route: routeText({ from: duty.fromName, to: duty.toName, city: duty.city }),
    trip: `${tripNames[duty.tripType]}, ${cityNames[duty.city]}`,
    pickUp: shownTime(duty.pickupAt),
    pickUpNear: nearTimeText(duty.pickupAt, now),
    pickupDay,
    pickupTime,
    ends: shownTime(duty.endsAt),
    length: lengthOf(duty),
    carType: carNames[duty.carType],
    car: car ? [shownPlate(car.plate), car.model].filter(Boolean).join(', ') : '',
    driver: driver?.name ?? '',
    carId: duty.carId,
    driverId: duty.driverId,
    driverPhone: driver?.phoneE164 ? numberWithCountry(driver.phoneE164) : '',
    hasCrew: car !== undefined || driver !== undefined,
    endCode: duty.endCode,
    fareLines: fare?.lines ?? [],
    fareTotal: formatPaise(duty.farePaise),
    rateVersion: duty.rateVersion,
    amount: formatPaise(service.amountPaise),
    isEnded: offered.mayRestore,
    isClosed: duty.closedAt !== null,
    isPlanned: isPlanned(duty.status),
    endedPercent:
      duty.farePaise === 0 ? '0' : String(Math.round((100 * service.amountPaise) / duty.farePaise)),
    details: detailNames.map((name) => {
      const stored = detailText(duty, name);
      const shown = shownDetail(name, stored);
      return { name, stored, shown, typed: name === 'passengerPhone' ? shown : stored, country: '' };
    }),
    cancel: presentEnding(offered.cancel, sums),
    noShow: presentEnding(offered.noShow, sums),
    reschedule: presentReschedule(offered.reschedule),
    mayConfirm: offered.mayConfirm,
  };
}

export type ShownDuty = ReturnType<typeof presentDuty>;
