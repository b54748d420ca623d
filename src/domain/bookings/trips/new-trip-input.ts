import * as z from 'zod/mini';
import { bookingIdOf } from '#domain/bookings/booking.ts';
import { bookingMessages } from '#domain/bookings/booking-messages.ts';
import { dayOf, daysAfter } from '#domain/shared/india-time.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { e164Of } from '#domain/shared/phone-number.ts';
import { withoutNul } from '#domain/shared/text-input.ts';
import { wholeIn } from '#domain/shared/typed-whole.ts';
import { agesIn } from '#domain/tour-packages/price/party-input.ts';
import { rowId } from '#paths.ts';
import { maxTravellers, maxTripDays } from './trip.ts';
import { tripMessages as messages } from './trip-messages.ts';

export const tripKinds = ['tour', 'overseas-tour', 'other'] as const;
export type TripKind = (typeof tripKinds)[number];

/** What a trip without a quote begins from. */
export const tripSources = ['empty', 'package', 'trip'] as const;

/** What staff type about a trip that has no quote. */
export type NewTripInput = {
  key: string;
  kind: TripKind;
  source: (typeof tripSources)[number];
  /** Of the package or the trip to copy the days and services from. */
  sourceId: string;
  enquiryId: string;
  customerId: string;
  name: string;
  phoneE164: string;
  email: string;
  title: string;
  firstDay: string;
  lastDay: string;
  adults: number;
  childAges: readonly number[];
  /** Without GST and TCS. */
  pricePaise: number;
};

const oneLine = z.overwrite<string>((text) => text.replaceAll(/\s+/g, ' ').trim());
const line = (maxLength: number) =>
  z._default(z.string().check(withoutNul, oneLine, z.maxLength(maxLength, messages.titleTooLong)), '');

const form = z.object({
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  kind: z.enum(tripKinds),
  source: z._default(z.enum(tripSources), 'empty'),
  sourceId: line(20),
  /** The number of a trip as staff say it, `B41`. */
  sourceTrip: line(20),
  enquiryId: line(20),
  customerId: line(20),
  name: line(200),
  contactNo: line(60),
  email: line(254),
  title: line(200),
  firstDay: line(20),
  lastDay: line(20),
  adults: line(4),
  ages: line(100),
  price: line(60),
});

type Form = z.infer<typeof form>;
type Check = [isWrong: boolean, field: keyof Form, text: string];

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function wrongField(typed: Form): { field: keyof Form; text: string } | undefined {
  const { bookings } = bookingMessages;
  const hasCustomer = [typed.customerId, typed.enquiryId].some((id) => rowId.test(id));
  const [firstDay, lastDay] = [dayOf(typed.firstDay), dayOf(typed.lastDay)];
  const isDaysWrong =
    !firstDay || !lastDay || lastDay < firstDay || lastDay >= daysAfter(firstDay, maxTripDays);
  const checks: Check[] = [
    [!hasCustomer && typed.name === '', 'name', bookings.nameMissing],
    [!hasCustomer && e164Of(typed.contactNo) === '', 'contactNo', bookings.numberWrong],
    [typed.email !== '' && !emailShape.test(typed.email), 'email', bookings.emailWrong],
    [typed.source === 'package' && !rowId.test(typed.sourceId), 'sourceId', messages.packageMissing],
    [typed.source === 'trip' && !bookingIdOf(typed.sourceTrip), 'sourceTrip', messages.tripMissing],
    [typed.title === '', 'title', messages.titleOfTripMissing],
    [isDaysWrong, firstDay ? 'lastDay' : 'firstDay', messages.daysWrong],
    [!wholeIn(typed.adults, 1, maxTravellers), 'adults', messages.adultsWrong],
    [agesIn(typed.ages).unreadAges !== undefined, 'ages', messages.agesWrong],
    [paiseFromTyped(typed.price) === undefined, 'price', messages.priceWrong],
  ];
  const [, field, text] = checks.find(([isWrong]) => isWrong) ?? [];
  return field && text ? { field, text } : undefined;
}

export const newTripInput = z.pipe(
  form,
  z.transform((typed, context): NewTripInput => {
    const wrong = wrongField(typed);
    if (wrong)
      context.issues.push({ code: 'custom', input: typed, path: [wrong.field], message: wrong.text });
    const { contactNo, ages, adults, price, firstDay, lastDay, sourceTrip, ...rest } = typed;
    return {
      ...rest,
      ...(rest.source === 'trip' && { sourceId: bookingIdOf(sourceTrip) ?? '' }),
      phoneE164: e164Of(contactNo),
      firstDay: dayOf(firstDay) ?? '',
      lastDay: dayOf(lastDay) ?? '',
      adults: wholeIn(adults, 1, maxTravellers) ?? 1,
      childAges: agesIn(ages).childAges,
      pricePaise: paiseFromTyped(price) ?? 0,
    };
  }),
);
