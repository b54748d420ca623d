import { pageContext } from '#app/page-context.ts';
import { findStaff } from '#app/staff/shell/require-staff.ts';
import { priceCallRide, priceCallTour } from '#domain/enquiries/call/call-price-service.ts';
import { callTripOf, unsaidIn } from '#domain/enquiries/call/call-trip.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { storable } from '#platform/text.ts';
import type { Route } from './+types/call-prices.ts';
import { type CallPrices, toRidePrices, toTourPrice } from './call-prices-view.ts';

/** Loaded while a call is typed, so it must not redirect to the login page; `null` where nothing can be priced. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<CallPrices | null> {
  const actor = await findStaff({ request, context });
  if (!actor || actor.mustChangePassword) return null;
  const { db } = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  // The router's own parameters are no part of the question.
  const asked = query.get('asked') ?? '';
  const typed = new URLSearchParams(asked);
  const trip = callTripOf(Object.fromEntries([...typed].map(([name, value]) => [name, storable(value)])));
  if (!trip || unsaidIn(trip).length > 0) return null;
  if (trip.kind === 'tour') {
    const found = await priceCallTour(db, actor, trip);
    return toTourPrice(asked, found, trip.package);
  }
  const estimate = await priceCallRide(db, actor, trip, new Date());
  return estimate ? toRidePrices(asked, estimate, await readCabNames(db)) : null;
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader().catch(() => null);

/** An action changes no price that is shown; the form asks again when it has to. */
export const shouldRevalidate = () => false;
