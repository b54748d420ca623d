import { routeText } from '#domain/fares/fare-text.ts';
import { listed } from '#domain/shared/listed.ts';
import type { DutyPlan } from './booking.ts';

/** `Guwahati to Sohra via Shillong`; for hire by the hour the pick-up place or the city. */
export function dutyRoute({
  fromName,
  toName,
  city,
  stops,
}: Pick<DutyPlan, 'fromName' | 'toName' | 'city' | 'stops'>): string {
  const ends = routeText({ from: fromName, to: toName, city });
  return stops.length === 0 ? ends : `${ends} via ${listed(stops)}`;
}
