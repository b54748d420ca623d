import { dutyStatusNames } from '#app/staff/cabs/duty-statuses.ts';
import { staffEnquiriesContent as enquiryTexts } from '#app/staff/enquiries/texts.ts';
import type { BookingRecord, EnquiryRecord, StoredCustomer } from '#domain/privacy/personal-data.ts';
import { dateText, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { staffPrivacyContent as content } from './texts.ts';

const stages: Readonly<Record<string, string>> = enquiryTexts.stages;
const sources: Readonly<Record<string, string>> = enquiryTexts.sources;

const toEnquiryView = ({ receivedAt, stage, source, service, ...enquiry }: EnquiryRecord) => ({
  ...enquiry,
  received: timeText(receivedAt),
  about: [stages[stage] ?? stage, service, sources[source] ?? source].filter(Boolean).join(', '),
});

const toBookingView = ({
  id,
  number,
  pickupAt,
  firstDay,
  title,
  status,
  events,
  isOpen,
  ...money
}: BookingRecord) => ({
  id,
  number,
  pickUp: pickupAt ? timeText(pickupAt) : firstDay ? dateText(firstDay) : '',
  about: [dutyStatusNames[status], title, isOpen && content.open].filter(Boolean).join(', '),
  money: content.paidOf(formatPaise(money.receivedPaise), formatPaise(money.totalPaise)),
  events: content.eventsOf(events),
});

export const toCustomerView = (customer: StoredCustomer) => ({
  ...customer,
  name: customer.names[0] ?? '',
  reference: customer.enquiries[0]?.reference ?? customer.bookings[0]?.number ?? '',
  enquiries: customer.enquiries.map(toEnquiryView),
  bookings: customer.bookings.map(toBookingView),
  /** The numbers of bookings that are not over; empty when the data can be erased. */
  openBookings: customer.bookings
    .filter(({ isOpen }) => isOpen)
    .map(({ number }) => number)
    .join(', '),
});

export type CustomerRowView = ReturnType<typeof toCustomerView>;
