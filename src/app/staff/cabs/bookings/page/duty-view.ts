import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { toFareView } from '#app/staff/enquiries/trip-view.ts';
import { nearTimeText } from '#app/staff/kit/time-text.ts';
import type { SourceView } from '#app/staff/money/refunds/refund-view.ts';
import { type Booking, hasOtherPrice } from '#domain/bookings/booking.ts';
import { bookingFields, type DetailName, detailNames, detailText } from '#domain/bookings/booking-fields.ts';
import { rideRefusal } from '#domain/bookings/changes/ride-change-service.ts';
import { rideFacts, rideFields } from '#domain/bookings/changes/ride-facts.ts';
import { isPlanned, mayBecome } from '#domain/bookings/duty-status.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import { inclusionsOf } from '#domain/bookings/inclusion-text.ts';
import type { BookingEvent, OfferedChanges, ViewedDuty } from '#domain/bookings/page/booking-page-service.ts';
import { dutyRoute } from '#domain/bookings/route-text.ts';
import { tripNames } from '#domain/fares/fare-text.ts';
import { clockInIndia, minuteInIndia, timeText, weekdayText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { numberWithCountry } from '#domain/shared/phone-number.ts';

const content = staffBookingsContent.page;

export function shownDetail(name: DetailName, stored: string): string {
  return bookingFields[name].kind === 'phone' && stored ? numberWithCountry(stored) : stored;
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

type Sums = {
  fare: number;
  otherPaise: number;
  receivedPaise: number;
  /** In the fare; 0 where it is not known. */
  gstBasisPoints: number;
} & Pick<Around, 'sources' | 'refundDays'>;

/** A cancellation or a no-show by the policy; the sums are for another charge that staff choose. */
function toEndingView(
  charge: OfferedChanges['cancel'],
  { fare, otherPaise, receivedPaise, ...around }: Sums,
) {
  return (
    charge && {
      percent: charge.percent,
      daysBefore: charge.daysBefore,
      paise: charge.paise,
      amount: formatPaise(charge.paise),
      fare: formatPaise(fare),
      otherPaise,
      receivedPaise,
      ...around,
    }
  );
}

export type EndingView = NonNullable<ReturnType<typeof toEndingView>>;

function toRescheduleView(reschedule: OfferedChanges['reschedule']) {
  if (!reschedule) return null;
  const { kind, freeHours } = reschedule;
  const paise = kind === 'charge' ? reschedule.paise : 0;
  return { kind, freeHours, paise, amount: formatPaise(paise) };
}

export type RescheduleView = NonNullable<ReturnType<typeof toRescheduleView>>;

type Around = {
  booking: Pick<Booking, 'id' | 'kind' | 'totalPaise' | 'receivedPaise'>;
  /** Which one of several rides it is, otherwise empty. */
  ride: string;
  events: readonly BookingEvent[];
  /** In words. */
  warnings: readonly string[];
  /** The payments that something of can go back to, and when it does. */
  sources: readonly SourceView[];
  refundDays: number | null;
  now: Date;
};

/** The driver has sent the end, and staff have to end the duty. */
const hasEndWithoutCode = ({ id, status }: ViewedDuty['duty'], events: readonly BookingEvent[]): boolean =>
  mayBecome(status, 'done') &&
  events.some(({ dutyId, detail }) => dutyId === id && detail.entry === 'end' && detail.code === 'none');

/** One duty with its facts, its fare and what staff may do with it now. */
export function toDutyView(
  viewed: ViewedDuty,
  { booking, ride, events, warnings, sources, refundDays, now }: Around,
) {
  const { totalPaise, receivedPaise } = booking;
  const isPart = booking.kind !== 'cab';
  const { duty, service, car, driver, offered } = viewed;
  const [pickupDay = '', pickupTime = ''] = minuteInIndia(duty.pickupAt).split(' ');
  const sums = {
    ...{ fare: duty.farePaise, otherPaise: totalPaise - service.amountPaise, receivedPaise },
    ...{ sources, refundDays },
    gstBasisPoints: duty.fare ? duty.fare.tax.cgstBasisPoints + duty.fare.tax.sgstBasisPoints : 0,
  };
  const fare = duty.fare && !hasOtherPrice(duty) ? toFareView(duty.fare, now) : undefined;
  return {
    id: duty.id,
    revision: duty.revision,
    status: duty.status,
    ride,
    title: [service.title, ride].filter(Boolean).join(', '),
    route: dutyRoute(duty),
    /** What the form for another ride begins with, and what it is compared with. */
    another: {
      bookingId: booking.id,
      refusal: rideRefusal(duty),
      fields: rideFields(duty),
      basedOn: JSON.stringify(rideFacts(duty, { plate: car?.plate, driver: driver?.name })),
      pricePaise: duty.farePaise,
      hasOtherPrice: hasOtherPrice(duty),
      isPart,
      rateVersion: duty.rateVersion,
      leftOut: duty.leftOut,
      sums: { totalPaise, receivedPaise },
    },
    trip: `${tripNames[duty.tripType]}, ${duty.cityName}`,
    pickUp: `${weekdayText(duty.pickupAt)}, ${clockInIndia(duty.pickupAt)}`,
    pickUpNear: nearTimeText(duty.pickupAt, now),
    pickupDay,
    pickupTime,
    ends: timeText(duty.endsAt),
    length: lengthOf(duty),
    carType: duty.carTypeName,
    car: car ? [plateText(car.plate), car.model].filter(Boolean).join(', ') : '',
    driver: driver?.name ?? '',
    carId: duty.carId,
    driverId: duty.driverId,
    driverPhone: driver?.phoneE164 ? numberWithCountry(driver.phoneE164) : '',
    hasCrew: car !== undefined || driver !== undefined,
    endCode: duty.endCode,
    fareLines: fare?.lines ?? [],
    fareTotal: formatPaise(duty.farePaise),
    fareByRates: duty.fare && hasOtherPrice(duty) ? formatPaise(duty.fare.totalPaise) : '',
    included: inclusionsOf(duty).included.join('; '),
    notIncluded: inclusionsOf(duty).notIncluded.join('; '),
    rateVersion: duty.rateVersion,
    amount: formatPaise(service.amountPaise),
    isEnded: offered.mayRestore,
    isClosed: duty.closedAt !== null,
    isToClose: duty.status === 'done' && duty.closedAt === null,
    hasEndWithoutCode: hasEndWithoutCode(duty, events),
    isPlanned: isPlanned(duty.status),
    endedPercent:
      duty.farePaise === 0 ? '0' : String(Math.round((100 * service.amountPaise) / duty.farePaise)),
    details: detailNames.map((name) => {
      const { label, kind } = bookingFields[name];
      const stored = detailText(duty, name);
      const shown = shownDetail(name, stored);
      return { name, label, kind, stored, shown, typed: kind === 'phone' ? shown : stored, country: '' };
    }),
    cancel: toEndingView(offered.cancel, sums),
    noShow: toEndingView(offered.noShow, sums),
    reschedule: toRescheduleView(offered.reschedule),
    mayConfirm: offered.mayConfirm,
    warnings,
  };
}

export type DutyView = ReturnType<typeof toDutyView>;
