import { dutyStatusNames } from '#app/staff/cabs/duty-statuses.ts';
import { staffEnquiriesContent as enquiryTexts } from '#app/staff/enquiries/texts.ts';
import type { KeptBooking, KeptEnquiry, StoredCustomer } from '#domain/privacy/personal-data.ts';
import { shownDate, shownTime } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { staffPrivacyContent as content } from './texts.ts';

const stages: Readonly<Record<string, string>> = enquiryTexts.stages;
const sources: Readonly<Record<string, string>> = enquiryTexts.sources;

const presentEnquiry = ({ receivedAt, stage, source, service, ...enquiry }: KeptEnquiry) => ({
  ...enquiry,
  received: shownTime(receivedAt),
  about: [stages[stage] ?? stage, service, sources[source] ?? source].filter(Boolean).join(', '),
});

const presentBooking = ({
  id,
  number,
  pickupAt,
  firstDay,
  title,
  status,
  events,
  isOpen,
  ...money
}: KeptBooking) => ({
  id,
  number,
  pickUp: pickupAt ? shownTime(pickupAt) : firstDay ? shownDate(firstDay) : '',
  about: [dutyStatusNames[status], title, isOpen && content.open].filter(Boolean).join(', '),
  money: content.paidOf(formatPaise(money.receivedPaise), formatPaise(money.totalPaise)),
  events: content.eventsOf(events),
});

export const presentCustomer = (customer: StoredCustomer) => ({
  ...customer,
  name: customer.names[0] ?? '',
  reference: customer.enquiries[0]?.reference ?? customer.bookings[0]?.number ?? '',
  enquiries: customer.enquiries.map(presentEnquiry),
  bookings: customer.bookings.map(presentBooking),
  /** The numbers of bookings that are not over; empty when the data can be erased. */
  openBookings: customer.bookings
    .filter(({ isOpen }) => isOpen)
    .map(({ number }) => number)
    .join(', '),
});

export type ShownCustomer = ReturnType<typeof presentCustomer>;
