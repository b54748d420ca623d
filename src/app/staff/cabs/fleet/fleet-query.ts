import { type FleetQuery, fleetShows } from '#domain/bookings/fleet-list.ts';
import { codeOf } from '#domain/fares/cab-names.ts';
import { storable } from '#platform/text.ts';

/** The filters in the address of a list of cars or drivers; invalid values are ignored. */
export function readFleetQuery(params: URLSearchParams): FleetQuery {
  return {
    search: storable(params.get('search') ?? '')
      .trim()
      .slice(0, 100),
    city: codeOf(params.get('city') ?? ''),
    show: fleetShows.find((show) => show === params.get('show')) ?? 'in-use',
    page: Number.parseInt(params.get('page') ?? '', 10) || 1,
  };
}

export function fleetAddress(path: string, { search, city, show }: Partial<FleetQuery>): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(city && { city }),
    ...(show && show !== 'in-use' && { show }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
