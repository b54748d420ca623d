import { tripContent } from '#app/content/site/links/trip.ts';
import { pageContext } from '#app/page-context.ts';
import { viewSharedTrip } from '#domain/bookings/share/shared-trip-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { calendarFile } from '#domain/shared/calendar-file.ts';
import { failureText } from '#messages.ts';
import { failureStatus } from '#platform/failure.ts';
import type { Route } from './+types/trip-calendar-file.ts';
import { tripEvents } from './trip-calendar.ts';

/** The calendar of a trip whose days are agreed. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, baseUrl } = context.get(pageContext);
  const now = new Date();
  const [trip, agency] = await Promise.all([viewSharedTrip(db, params.token, now), readSettings(db)]);
  if (!trip?.firstDay) return new Response(failureText.not_found, { status: failureStatus.not_found });
  const events = tripEvents({ trip, agency, host: new URL(baseUrl).hostname, now });
  return new Response(calendarFile(events), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${tripContent.calendar.fileName(trip.number)}"`,
    },
  });
}
