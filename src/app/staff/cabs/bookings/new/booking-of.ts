import { pageContext } from '#app/page-context.ts';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { done } from '#app/staff/forms/action-result.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { makeAtOnce } from '#domain/bookings/making/booking-start-service.ts';
import { Failure } from '#platform/failure.ts';
import { maxShortFormKiB, readFields } from '#platform/http/body.ts';
import { textFields } from '#platform/http/input.ts';
import type { Route } from './+types/booking-of.ts';

/** Without an id the form is to be filled in. */
export type MadeAtOnce = { id: string | undefined };

/** One click on an enquiry or on an accepted quote. */
export const action = (args: Route.ActionArgs) =>
  staffAction<MadeAtOnce>(args, async (actor) => {
    const { quote, enquiry } = await readFields(
      args.request,
      maxShortFormKiB,
      textFields('quote', 'enquiry'),
    );
    if (!quote && !enquiry) throw new Failure('invalid');
    const { db, encryption, queue } = args.context.get(pageContext);
    const id = await makeAtOnce({ db, encryption, queue }, actor, quote ? { quote } : { enquiry });
    const { made, fillIn } = staffBookingsContent.make;
    return done(id ? made : fillIn, { id });
  });
