import { routeBetween } from '#domain/fares/fare-text.ts';
import { listed } from '#domain/shared/listed.ts';
import type { Duty } from './booking.ts';

/** `Guwahati to Sohra via Shillong`; for hire by the hour the pick-up place or the city. */
export function dutyRoute({
  fromName,
  toName,
  cityName,
  stops,
}: Pick<Duty, 'fromName' | 'toName' | 'cityName' | 'stops'>): string {
  const ends = routeBetween(fromName, toName, cityName);
  return stops.length === 0 ? ends : `${ends} via ${listed(stops)}`;
}
