import { redirect } from 'react-router';
import { pageContext } from '#app/page-context.ts';
import { readEnquiry } from '#app/staff/enquiries/enquiry/enquiry-data.ts';
import { readFilterChoices } from '#app/staff/enquiries/filters/filter-choices.ts';
import {
  densityCookie,
  lastViewAddress,
  lastViewCookie,
  layoutCookie,
} from '#app/staff/enquiries/views/last-view.ts';
import { requireStaff } from '#app/staff/shell/require-staff.ts';
import type { RouteArgs } from '#app/staff/shell/staff-action.ts';
import { listEnquiries } from '#domain/enquiries/inbox/inbox-service.ts';
import { listViews } from '#domain/enquiries/views/inbox-view-service.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { listStaffNames } from '#domain/staff/user-service.ts';
import { readCookie } from '#platform/http/cookies.ts';
import { toEnquiryView } from './enquiry-view.ts';
import { readInboxQuery } from './inbox-query.ts';

/** A document without a query opens the last view. Within the application, `lastViewInBrowser` does. */
function openLastView(request: Request): void {
  if (new URL(request.url).search !== '' || request.headers.get('sec-fetch-dest') !== 'document') return;
  const address = lastViewAddress(readCookie(request, lastViewCookie));
  if (address) throw redirect(address);
}

export async function loadInbox({ request, context }: RouteArgs) {
  const actor = await requireStaff({ request, context });
  openLastView(request);
  const { db } = context.get(pageContext);
  const query = readInboxQuery(new URL(request.url).searchParams);
  const now = new Date();
  const [{ enquiries, counts, total, ...page }, settings, owners, views, choices, found, cabs] =
    await Promise.all([
      listEnquiries(db, actor, query, now),
      readSettings(db),
      listStaffNames(db, actor),
      listViews(db, actor),
      readFilterChoices(db, actor, now),
      query.open ? readEnquiry(db, actor, query.open) : undefined,
      readCabNames(db),
    ]);
  return {
    query,
    enquiries: enquiries.map((enquiry) => toEnquiryView(enquiry, settings, cabs)),
    counts,
    total,
    page,
    owners,
    views,
    choices,
    yourId: actor.id,
    // An address with an enquiry shows it also to those who have chosen the list.
    isSplit: query.open !== undefined || readCookie(request, layoutCookie) === 'split',
    opened: query.open ? (found ?? null) : undefined,
    isCompact: readCookie(request, densityCookie) === 'compact',
    renderedAt: now.getTime(),
  };
}
