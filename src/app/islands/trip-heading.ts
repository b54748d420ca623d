import { faresContent as content } from '#app/content/site/fares.ts';
import { cityName, type NamedCode } from '#domain/fares/cab-names.ts';
import type { Estimate } from '#domain/fares/estimate.ts';
import type { NamedStop } from '#domain/fares/resolved-trip.ts';
import { daysBetween } from '#domain/fares/trip.ts';
import { dateText, daysAfter } from '#domain/shared/india-time.ts';

/** Without what stands in brackets: `Sohra` for `Sohra (Cherrapunji)`. */
export const shortNames = (stops: readonly NamedStop[]): string =>
  stops.map(({ name }) => name.replace(/ \([^()]*\)$/, '')).join(', ');

/** `Guwahati to Sohra (Cherrapunji) and back, 3 days via Shillong`. */
export function routeOf(
  { request, from, to, stops, city, problem }: Estimate,
  cities: readonly NamedCode[],
): string {
  const { routes } = content;
  const { day, returnDay, hours } = request;
  if (hours !== undefined) return routes.hire(from.name || cityName({ cities }, city), hours);
  const there = routes.there(from.name, to.name);
  const route = stops.length > 0 ? routes.via(there, shortNames(stops)) : there;
  if (returnDay === undefined) return route;
  return routes.back(route, problem?.code === 'return-before-start' ? null : daysBetween(day, returnDay));
}

/** `Tomorrow, 20 Nov 2026, 09:00`, `20 Nov 2026, 09:00 to 22 Nov 2026`; empty where the days are mistaken. */
export function whenOf({ request, problem }: Estimate, today: string): string {
  const { day, time, returnDay = day } = request;
  if (problem?.code === 'return-before-start') return '';
  const texts = content.when;
  if (returnDay > day) return texts.days(dateText(day), time, dateText(returnDay));
  if (day === today) return texts.today(dateText(day), time);
  return (day === daysAfter(today, 1) ? texts.tomorrow : texts.day)(dateText(day), time);
}
