import { requestContent as content } from '#app/content/site/cab-request.ts';
import { pageContext } from '#app/page-context.ts';
import { viewCabRequest } from '#domain/enquiries/intake/cab-request-service.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { routeText, tripRows } from '#domain/fares/fare-text.ts';
import type { RequestedTrip } from '#domain/fares/requested-trip.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { calendarFile } from '#domain/shared/calendar-file.ts';
import { daysAfter, momentInIndia, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { failureText } from '#messages.ts';
import { failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/request-calendar.ts';

const hourMs = 3600_000;

/** A trip of several days lasts to the end of its last one; when a single ride arrives is not promised. */
function endOf({ day, returnDay, hours }: RequestedTrip, startsAt: Date): Date | undefined {
  if (hours !== null) return new Date(startsAt.getTime() + hours * hourMs);
  return returnDay === null || returnDay === day ? undefined : startOfDayInIndia(daysAfter(returnDay, 1));
}

/** The trip for a calendar, which may be shared: neither the link nor an address of the customer is in it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, encryption, baseUrl } = context.get(pageContext);
  const [request, { agencyName, phoneE164 }, cabs] = await Promise.all([
    viewCabRequest({ db, encryption }, params.token),
    readSettings(db),
    readCabNames(db),
  ]);
  if (!request) return new Response(failureText.not_found, { status: failureStatus.not_found });
  const { reference, trip, receivedAt } = request;
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
      place: trip.from,
      text: [content.calendarText(reference), ...rows, `${agencyName}, ${displayPhone(phoneE164)}`].join(
        '\n',
      ),
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
