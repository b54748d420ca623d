import { useState } from 'react';
import { useNavigate } from 'react-router';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { statusOf } from '#app/staff/forms/action-result.ts';
import { useAction } from '#app/staff/forms/use-action.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { paths } from '#paths.ts';
import { bookingPath, newBookingPath } from '#staff-paths.ts';
import type { MadeAtOnce } from './booking-of.ts';

const content = staffBookingsContent.make;

type Source = { enquiry: string } | { quote: string };

/** One click makes the booking when everything is known, and opens the filled-in form when it is not. */
export function MakeBooking({ source }: { source: Source }) {
  const navigate = useNavigate();
  const [fault, setFault] = useState<string>();
  const { send, isBusy } = useAction<MadeAtOnce>({
    action: paths.adminBookingOf,
    revalidates: false,
  });
  const make = async () => {
    const result = await send(source);
    if (!result) return;
    if (!result.done) return setFault(statusOf(result)?.text);
    const { id } = result.value;
    await navigate(id ? bookingPath(id) : newBookingPath(source));
  };
  return (
    <>
      <Button look="secondary" aria-disabled={isBusy} onClick={() => void make()}>
        {content.button}
      </Button>
      <StatusLine text={fault} tone="fault" takesRoom={false} />
    </>
  );
}

export type BookingLink = { id: string; isCancelled: boolean; total: string };

type EnquiryProps = {
  enquiryId: string;
  bookings: readonly BookingLink[];
  /** The accepted quote that has not become a booking. */
  quoteToBook: string | undefined;
  /** What is to be booked is a cab, so staff may book several cars in the form. */
  isCabToBook: boolean;
};

/** What an enquiry has become, or the button that makes it: from the accepted quote, if there is one. */
export function EnquiryBookings({ enquiryId, bookings, quoteToBook, isCabToBook }: EnquiryProps) {
  const hasOne = bookings.some(({ isCancelled }) => !isCancelled);
  const source = quoteToBook ? { quote: quoteToBook } : { enquiry: enquiryId };
  return (
    <section
      aria-label={content.heading}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-2xl border border-line bg-card px-4 py-1.5"
    >
      <h2 className="font-sans font-semibold text-base">{content.heading}</h2>
      {bookings.map(({ id, isCancelled, total }) => (
        <TextLink key={id} to={bookingPath(id)}>
          {bookingNumber(id)}
          <span className="ml-1 font-normal text-quiet tabular-nums">
            {isCancelled ? content.cancelled : total}
          </span>
        </TextLink>
      ))}
      {hasOne && !quoteToBook ? (
        <span className="ml-auto">
          <TextLink to={newBookingPath({ enquiry: enquiryId })}>{content.again}</TextLink>
        </span>
      ) : (
        <>
          <MakeBooking source={source} />
          {isCabToBook && <TextLink to={newBookingPath(source)}>{content.severalCars}</TextLink>}
        </>
      )}
    </section>
  );
}
