import { pageContext } from '#app/page-context.ts';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { done, refused } from '#app/staff/forms/action-result.ts';
import { ageText } from '#app/staff/kit/time-text.ts';
import { findStaff } from '#app/staff/shell/require-staff.ts';
import { type RouteArgs, staffAction } from '#app/staff/shell/staff-action.ts';
import type { CallKind } from '#domain/enquiries/call/call-trip.ts';
import {
  findKnownCustomers,
  type KnownCustomer,
} from '#domain/enquiries/customers/known-customer-service.ts';
import { addMessage } from '#domain/enquiries/inbox/enquiry-change-service.ts';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import { AddedDifferently, addByHand } from '#domain/enquiries/intake/enquiry-service.ts';
import { handEnquiryInput } from '#domain/enquiries/intake/hand-enquiry-input.ts';
import { numberWithCountry } from '#domain/shared/phone-number.ts';
import { isNumberAsked } from '#domain/shared/short-number.ts';
import { staffMessages } from '#messages.ts';
import { maxStaffFormKiB, readFields } from '#platform/http/body.ts';
import { parseInput } from '#platform/http/input.ts';
import { enquiryPath, newBookingPath, newQuotePath, newTripPath } from '#staff-paths.ts';
import type { Route } from './+types/add-enquiry-resource.ts';
import type { AddCode, AddedEnquiry } from './added-enquiry.ts';

function toKnownView({ id, name, phoneE164, email, lastContactAt, open }: KnownCustomer, now: number) {
  return {
    id,
    name: name || numberWithCountry(phoneE164),
    /** Empty when only the number is known. */
    fullName: name,
    email,
    phone: numberWithCountry(phoneE164),
    digits: phoneE164.slice(-10),
    lastContact: lastContactAt ? ageText(now - lastContactAt.getTime()) : '',
    open: open.map(({ receivedAt, service, tripTo, ...enquiry }) => ({
      ...enquiry,
      about: tripTo || service,
      age: ageText(now - receivedAt.getTime()),
    })),
  };
}

export type KnownCustomerView = ReturnType<typeof toKnownView>;

/** Loaded while a number is being typed, so it must not redirect to the login page. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<KnownCustomerView[]> {
  const actor = await findStaff({ request, context });
  if (!actor || actor.mustChangePassword) return [];
  const typed = new URL(request.url).searchParams.get('number') ?? '';
  const found = await findKnownCustomers(context.get(pageContext).db, actor, typed);
  return found.map((customer) => toKnownView(customer, Date.now()));
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader().catch(() => []);

/** Where a chosen price goes on: a tour that is booked without a quote is a trip. */
function nextPath(next: string, id: string, kind: CallKind | undefined): string | undefined {
  if (next === 'quote') return newQuotePath(id);
  if (next !== 'booking') return undefined;
  return kind === 'tour' ? newTripPath(id) : newBookingPath({ enquiry: id });
}

/** Adds an enquiry, or what the customer said to one that they have (`to`). */
export const action = (args: RouteArgs) =>
  staffAction<AddedEnquiry, AddCode>(args, async (actor) => {
    const { db } = args.context.get(pageContext);
    const { to = '', next = '', ...form } = await readFields(args.request, maxStaffFormKiB);
    // Of the customer that was chosen, whose name needs not be typed.
    const enquiry = parseInput(handEnquiryInput, to === '' ? form : { ...form, name: form.name || '-' });
    if (to !== '') {
      const id = await addMessage(db, actor, to, { source: enquiry.source, text: enquiry.message });
      return done(staffEnquiriesContent.add.added, { id });
    }
    if (isNumberAsked(enquiry.contactNo, form.askedNumber))
      return { ...refused('short_number', staffMessages.enquiries.numberShort), field: 'contactNo' };
    try {
      const id = await addByHand(db, actor, enquiry);
      const leadsTo = nextPath(next, id, enquiry.call?.kind);
      return done(staffEnquiriesContent.add.added, { id, ...(leadsTo && { leadsTo }) });
    } catch (error) {
      if (!(error instanceof AddedDifferently)) throw error;
      const { enquiryId, message } = error;
      const present = { stored: enquiryPath(enquiryId), shown: referenceOf(BigInt(enquiryId)) };
      return { ...refused('conflict', message), present };
    }
  });
