import type { Quote } from '#domain/quotes/quote.ts';
import { pointsOf } from '#domain/quotes/quote.ts';
import type { Meal, PlannedDay, PlannedService } from '#domain/shared/trip-plan.ts';
import { cutTo } from '#platform/text.ts';
import type { NewService } from './services.ts';
import { maxServices, maxTravellers, maxTripDays, type Traveller } from './trip.ts';

export type NewDay = { number: number; title: string; text: string; meals: readonly Meal[] };

/** The days, travellers and services that a trip begins with. */
export type TripStart = {
  days: NewDay[];
  travellers: Omit<Traveller, 'id'>[];
  services: NewService[];
};

const dayMs = 24 * 3600_000;

export const daysFromTo = (firstDay: string, lastDay: string): number =>
  Math.min(maxTripDays, (Date.parse(lastDay) - Date.parse(firstDay)) / dayMs + 1);

/** `Day 2: Paro to Thimphu` without the day, which the page counts itself. */
const dayTitle = (line: string): string =>
  cutTo(line.replace(/^(?:day|tag)\s*\d+\s*[:.–-]?\s*/i, '').trim(), 200);

type DaysInput = {
  /** The days of the customer's quote, one per line. */
  titles: readonly string[];
  plan: readonly Pick<PlannedDay, 'title' | 'text' | 'meals'>[];
  /** `undefined` while the days are not agreed. */
  count: number | undefined;
};

/** As many days as are agreed. What the texts have beyond them is put into the last day, so that nothing is lost. */
export function daysOf({ titles, plan, count }: DaysInput): NewDay[] {
  const length = count ?? Math.min(maxTripDays, Math.max(1, titles.length, plan.length));
  const days = Array.from({ length }, (_, index): NewDay => {
    const planned = plan[index];
    const title = dayTitle(titles[index] ?? planned?.title ?? '');
    return {
      ...{ number: index + 1, title },
      ...{ text: cutTo(planned?.text ?? '', 3000), meals: planned?.meals ?? [] },
    };
  });
  const rest = titles.slice(length).map(dayTitle);
  const last = days.at(-1);
  if (last && rest.length > 0) last.text = cutTo([last.text, ...rest].filter(Boolean).join('\n'), 3000);
  return days;
}

type Party = { adults: number; childAges: readonly number[]; leadName: string };

/** Adults first, the lead traveller by the name of the customer. */
export function travellersOf({ adults, childAges, leadName }: Party): TripStart['travellers'] {
  const blank = { name: '', birthDate: null, age: null, nationality: '', isLead: false, remarks: '' };
  const all = [
    ...Array.from({ length: adults }, (_, index) =>
      index === 0 ? { ...blank, name: cutTo(leadName, 200), isLead: true } : blank,
    ),
    ...childAges.map((age) => ({ ...blank, age })),
  ];
  return all.slice(0, maxTravellers);
}

/** A ride needs places, a car type and a time, so staff add it on its form; until then it is transport. */
function serviceOf({ kind, title, starts, nights }: PlannedService, day: number | null, isOverseas: boolean) {
  const planned = kind === 'cab' ? 'transport' : kind;
  const service = { kind: planned, title: cutTo(title, 200), starts, nights };
  const details: Record<string, string> = planned === 'permit' && isOverseas ? { region: 'bhutan' } : {};
  return { ...service, day, details };
}

/** The services of the plan, each on its day; those of days beyond the trip are on the last one. */
export const servicesOf = (
  plan: readonly PlannedDay[],
  dayCount: number,
  { isOverseas, isQuoted }: { isOverseas: boolean; isQuoted: boolean },
): NewService[] =>
  plan.flatMap(({ services }, index) =>
    services.map((planned): NewService => {
      const { details, ...service } = serviceOf(planned, Math.min(index + 1, dayCount), isOverseas);
      return { ...service, details, quoted: isQuoted ? service : null };
    }),
  );

/** What the customer chose beside the package is a service without a day. */
function chosenExtras({ lines, chosenLines }: Quote): NewService[] {
  return chosenLines.flatMap((number): NewService[] => {
    const line = lines[number - 1];
    if (!line?.isOptional) return [];
    const title = cutTo(line.text.split('\n')[0]?.trim() || 'Extra', 200);
    const service = { kind: 'activity', title, day: null, nights: 0, starts: '' } as const;
    return [{ ...service, details: {}, quoted: service }];
  });
}

/** A trip as its quote describes it; nothing has to be typed again. */
export function startOfQuote(quote: Quote, leadName: string): TripStart {
  const { firstDay, lastDay, adults, childAges, plan, itinerary } = quote;
  const count = firstDay && lastDay ? daysFromTo(firstDay, lastDay) : undefined;
  const days = daysOf({ titles: pointsOf(itinerary), plan, count });
  const isOverseas = quote.serviceKind === 'overseas-package';
  const services = [...servicesOf(plan, days.length, { isOverseas, isQuoted: true }), ...chosenExtras(quote)];
  return {
    days,
    travellers: travellersOf({ adults: adults ?? 1, childAges, leadName }),
    services: services.slice(0, maxServices),
  };
}
