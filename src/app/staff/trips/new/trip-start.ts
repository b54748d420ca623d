import { daysOfTrip } from '#domain/bookings/making/booking-start.ts';
import type { EnquiryContact } from '#domain/enquiries/inbox/enquiry-progress-service.ts';
import { daysAfter } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { planOfPackage } from '#domain/tour-packages/package-plan.ts';
import type { QuotedPackage } from '#domain/tour-packages/price/quoted-package-service.ts';

/** The days that were named, or as many as the package has. */
function daysFor(enquiry: EnquiryContact, count: number) {
  const { firstDay, lastDay } = daysOfTrip(enquiry);
  if (!firstDay) return {};
  const isOpen = lastDay === null || lastDay === firstDay;
  return { firstDay, lastDay: isOpen ? daysAfter(firstDay, Math.max(count, 1) - 1) : lastDay };
}

export type NewTripFields = Partial<
  Record<
    'kind' | 'source' | 'sourceId' | 'title' | 'firstDay' | 'lastDay' | 'adults' | 'ages' | 'price',
    string
  >
>;

/** What the form for a trip without a quote begins with: what the customer asked for, and the price they were told. */
export function tripStartOf(enquiry: EnquiryContact, tour: QuotedPackage | undefined): NewTripFields {
  const { packageId, packagePrice, adults } = enquiry;
  if (!tour || !packageId || !packagePrice)
    return { ...daysFor(enquiry, 1), ...(adults && { adults: String(adults) }) };
  const { party, price } = packagePrice;
  return {
    ...daysFor(enquiry, planOfPackage(tour).length),
    kind: tour.country === 'India' ? 'tour' : 'overseas-tour',
    ...{ source: 'package', sourceId: packageId, title: tour.name },
    ...{ adults: String(party.adults), ages: party.childAges.join(', ') },
    // Before taxes, which the trip adds by its kind.
    ...(price && { price: formatPaise(price.subtotalPaise - price.discountPaise) }),
  };
}
