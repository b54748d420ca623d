import { requestContent as content } from '#app/content/site/cab-request.ts';
import { pageContext } from '#app/page-context.ts';
import { viewCabRequest } from '#domain/enquiries/intake/cab-request-service.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { routeText, tripRows } from '#domain/fares/fare-text.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import { calendarFile } from '#domain/shared/calendar-file.ts';
import { daysAfter, momentInIndia, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { failureText } from '#messages.ts';
import { cabRequestPath } from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/request-calendar.ts';

const hourMs = 3600_000;

/** A trip of several days lasts to the end of its last one; when a single ride arrives is not promised. */
function endOf({ day, returnDay, hours }: RequestedTrip, startsAt: Date): Date | undefined {
  if (hours !== null) return new Date(startsAt.getTime() + hours * hourMs);
  return returnDay === null || returnDay === day ? undefined : startOfDayInIndia(daysAfter(returnDay, 1));
}

/** The trip for a calendar; it has the same secret link as the page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, encryption, baseUrl } = context.get(pageContext);
  const request = await viewCabRequest({ db, encryption }, params.token);
  if (!request) return new Response(failureText.not_found, { status: failureStatus.not_found });
  const { reference, trip, details, receivedAt } = request;
  const cabs = await readCabNames(db);
  const startsAt = momentInIndia(trip.day, trip.time);
  const endsAt = endOf(trip, startsAt);
  const rows = tripRows(trip, cabs).map(([label, value]) => `${label}: ${value}`);
  const file = calendarFile([
    {
      uid: `${reference}@${new URL(baseUrl).hostname}`,
      madeAt: receivedAt,
      startsAt,
      ...(endsAt && { endsAt }),
      title: content.calendarTitle(routeText(trip, cabs)),
      place: details?.pickupAddress || trip.from,
      text: [content.calendarText(reference), ...rows].join('\n'),
      url: baseUrl + cabRequestPath(params.token),
      isTentative: true,
    },
  ]);
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="cab-${reference}.ics"`,
    },
  });
}
