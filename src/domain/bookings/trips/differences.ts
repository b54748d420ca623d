import type { TripService } from './services.ts';

/** How what is booked differs from what was quoted. */
export type Difference = {
  serviceId: string;
  title: string;
  change: 'added' | 'dropped' | 'renamed' | 'moved' | 'nights' | 'time';
  quoted: string;
  booked: string;
};

const dayText = (day: number | null): string => (day === null ? '' : String(day));

type Compared = Pick<TripService, 'id' | 'title' | 'day' | 'nights' | 'starts' | 'state' | 'quoted' | 'kind'>;

function changesOf({ id, title, day, nights, starts, quoted }: Compared): Difference[] {
  if (!quoted) return [];
  const compared = [
    ['renamed', quoted.title, title],
    ['moved', dayText(quoted.day), dayText(day)],
    ['nights', String(quoted.nights), String(nights)],
    ['time', quoted.starts, starts],
  ] as const;
  return compared.flatMap(([change, before, now]) =>
    // A time that the quote left open is no difference once it is known.
    before === now || (change === 'time' && before === '')
      ? []
      : [{ serviceId: id, title, change, quoted: before, booked: now }],
  );
}

/** Nothing for a trip that was not quoted, and for rides, which carry out what the quote says. */
export function differencesOf(services: readonly Compared[]): Difference[] {
  if (!services.some(({ quoted }) => quoted)) return [];
  return services.flatMap((service): Difference[] => {
    const { id, title, quoted, state, kind } = service;
    if (kind === 'cab') return [];
    if (!quoted)
      return state === 'cancelled'
        ? []
        : [{ serviceId: id, title, change: 'added', quoted: '', booked: title }];
    if (state === 'cancelled')
      return [{ serviceId: id, title: quoted.title, change: 'dropped', quoted: quoted.title, booked: '' }];
    return changesOf(service);
  });
}
