import { driverTextContent as content } from '#app/staff/cabs/driver-texts/texts.ts';
import { bookingNumber, type Duty } from '#domain/bookings/booking.ts';
import { type DetailName, rowsFor } from '#domain/bookings/booking-fields.ts';
import {
  besidesText,
  bookedText,
  carText,
  collectText,
  type DriverDue,
  dropText,
  peopleText,
  pickUpText,
  rideText,
} from '#domain/bookings/slip/slip-text.ts';
import { clockInIndia, weekdayText } from '#domain/shared/india-time.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { cutTo } from '#platform/text.ts';

/** Without the customer's code, which the driver must hear from the customer. */
export type TextedDuty = Pick<
  Duty,
  | 'bookingId'
  | 'tripType'
  | 'cityName'
  | 'fromName'
  | 'toName'
  | 'stops'
  | DetailName
  | 'pickupAt'
  | 'fare'
  | 'km'
  | 'hours'
  | 'days'
  | 'leftOut'
> & {
  crew: { customer: string; phone: string; car: string; model: string } & DriverDue;
  /** `null` when there is none. */
  link: string | null;
};

/** The whole note is behind the link; an address that is too long does not open. */
const maxNoteLength = 300;

const noteOf = (instructions: string): string => {
  const cut = cutTo(instructions, maxNoteLength);
  return cut === instructions ? instructions : `${cut}…`;
};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function dutyText(duty: TextedDuty): string {
  const { labels } = content;
  const { crew } = duty;
  const when = `${weekdayText(duty.pickupAt)}, ${clockInIndia(duty.pickupAt)}`;
  const rows: [label: string, value: string][] = [
    [labels.pickUp, pickUpText(duty)],
    [labels.drop, dropText(duty)],
    ...rowsFor('driver', duty),
    [labels.customer, [crew.customer, crew.phone && displayPhone(crew.phone)].filter(Boolean).join(', ')],
    [labels.people, peopleText(duty)],
    [labels.car, carText(crew)],
    [labels.booked, bookedText(duty)],
    // Short as a message should be: only where it is not as usual.
    [labels.besides, duty.leftOut.parts.length > 0 ? besidesText(duty) : ''],
    [labels.collect, collectText(crew)],
    [labels.note, noteOf(duty.instructions)],
    [labels.link, duty.link ?? ''],
  ];
  return [
    content.head(bookingNumber(duty.bookingId), when),
    rideText(duty),
    ...rows.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${oneLine(value)}`),
  ].join('\n');
}

/** What a driver is sent: one duty, or all of a day in the order of their pick-up. */
export const driverText = (driver: string, duties: readonly TextedDuty[]): string =>
  [content.hello(driver, duties.length), ...duties.map(dutyText)].join('\n\n');
