import { pageContext } from '#app/page-context.ts';
import { type FarePreview, toPreviewView } from '#app/staff/cabs/bookings/new/fare-preview.ts';
import { replaceErrors, staleOnError } from '#app/staff/shell/offline.ts';
import { findStaff } from '#app/staff/shell/require-staff.ts';
import { warningText } from '#domain/bookings/board/warning-text.ts';
import { previewRide, type RidePreview } from '#domain/bookings/changes/ride-change-service.ts';
import { type CabNames, carName } from '#domain/fares/cab-names.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import { tripRequestOf } from '#domain/fares/requested-trip.ts';
import { dayInIndia, timeText } from '#domain/shared/india-time.ts';
import { storable } from '#platform/text.ts';
import type { Route } from './+types/ride-preview.ts';
import { lostText } from './ride-text.ts';

function toRidePreviewView({ priced, endsAt, crew }: RidePreview, cabs: CabNames, now: Date) {
  const { fare } = priced;
  return {
    ...toPreviewView(priced, now),
    ends: timeText(endsAt),
    /** Of the car type that was asked for. */
    car: priced.car,
    rateVersion: fare?.rateVersion ?? null,
    gstBasisPoints: fare ? fare.tax.cgstBasisPoints + fare.tax.sgstBasisPoints : 0,
    keptCar: crew.carId ?? '',
    keptDriver: crew.driverId ?? '',
    lost: crew.lost.map((one) => lostText(one, carName(cabs, priced.car))),
    warnings: crew.warnings.map(warningText(cabs)),
  };
}

export type RidePreviewView = FarePreview & ReturnType<typeof toRidePreviewView>;

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The fare of another ride for a duty, with who of its car and driver can stay. It must not redirect to the login page. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<RidePreviewView | null> {
  const actor = await findStaff({ request, context });
  if (!actor || actor.mustChangePassword) return null;
  const { db } = context.get(pageContext);
  const now = new Date();
  const fields: Readonly<Record<string, string | undefined>> = Object.fromEntries(
    [...new URL(request.url).searchParams].map(([name, value]) => [name, storable(value)]),
  );
  const { duty = '', returnTime = '' } = fields;
  const asked = {
    request: tripRequestOf(fields, dayInIndia(now)),
    returnTime: clock.test(returnTime) ? returnTime : '',
  };
  const preview = await previewRide(db, actor, duty, asked, now);
  return preview ? toRidePreviewView(preview, await readCabNames(db), now) : null;
}

/** Without an answer the form keeps what is typed. */
const nullOnError: Route.ClientMiddlewareFunction = async (_args, next) =>
  replaceErrors(await next(), () => ({ result: null }));

export const clientMiddleware = [nullOnError, staleOnError];
