import { staffBookingsContent } from '#app/content/staff/cabs/bookings.ts';
import { pageContext } from '#app/page-context.ts';
import { offlineReply } from '#app/staff/shell/offline.ts';
import { staffAction } from '#app/staff/shell/staff-action.ts';
import { done } from '#app/staff/ui/action-result.ts';
import { makeAtOnce } from '#domain/bookings/making/booking-start-service.ts';
import type { Route } from './+types/booking-of.ts';

/** Without an id the form is to be filled in. */
export type MadeAtOnce = { id: string | undefined };

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** One click on an enquiry or on an accepted quote. */
export const action = (args: Route.ActionArgs) =>
  staffAction<MadeAtOnce>(args, async (actor) => {
    const form = await args.request.formData();
    const quote = textOf(form, 'quote');
    const source = quote ? { quote } : { enquiry: textOf(form, 'enquiry') };
    const id = await makeAtOnce(args.context.get(pageContext), actor, source);
    const { made, fillIn } = staffBookingsContent.make;
    return done(id ? made : fillIn, { id });
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => offlineReply(serverAction);
