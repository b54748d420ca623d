import { pageContext } from '#app/page-context.ts';
import { noteBookingOpened } from '#domain/bookings/share/booking-share-service.ts';
import { isReader } from '#platform/http/link-readers.ts';
import type { Route } from './+types/booking-opened.ts';

/** The page's script reports that the customer opened the booking. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, baseUrl } = context.get(pageContext);
  if (isReader(request, baseUrl)) await noteBookingOpened(db, params.token);
  return new Response(null, { status: 204 });
}
