import { selectCustomerGstin } from '#domain/bookings/share/shared-booking-store.ts';
import { ownStateOf, placeOfSupplyOf } from '#domain/quotes/buyer.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { Queryable } from '#platform/database/db.ts';

/** Whether a ride is billed with IGST: for a customer who is registered in another state than we are. */
export async function isBilledInterState(db: Queryable, bookingId: string): Promise<boolean> {
  const [gstin, settings] = await Promise.all([selectCustomerGstin(db, bookingId), readSettings(db)]);
  return placeOfSupplyOf({ gstin, state: '' }, ownStateOf(settings)) === 'other-state';
}
