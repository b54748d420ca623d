import type { Block, PageContent, SectionContent } from '#app/content/page-content.ts';
import { routePageTexts as texts } from '#app/content/site/route-page.ts';
import { trails } from '#app/content/trails.ts';
import { cut } from '#app/ui/cut.ts';
import type { RoutePage } from '#domain/fares/routes/route-page-service.ts';
import { drivingDays } from '#domain/fares/trip.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { taxiRoutePath } from '#paths.ts';

/** `3 hours 30 minutes`. */
function durationOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? texts.hours(hours) : '', rest > 0 ? texts.minutes(rest) : ''].join(' ').trim();
}

/** Without the part in brackets, `Sohra (Cherrapunji)`, which is too long for a title. */
export const shortName = (name: string) => name.replace(/ \(.*\)$/, '');

function fareBlocks({ cars, minutes }: RoutePage): Block[] {
  const [first] = cars;
  if (!first) return [{ kind: 'call', ...texts.askForFare }];
  const { caption, columns, thereAndBack, room, points } = texts.fares;
  const isDayTrip = cars.every(({ roundTrip }) => roundTrip);
  const rows = cars.map(({ name, examples, seats, bags, oneWay, roundTrip }) => [
    `${name}: ${examples}`,
    room(seats, bags),
    formatPaise(oneWay.totalPaise),
    ...(isDayTrip && roundTrip ? [formatPaise(roundTrip.totalPaise)] : []),
  ]);
  const days = drivingDays(minutes);
  return [
    { kind: 'table', caption, columns: isDayTrip ? [...columns, thereAndBack] : columns, rows },
    {
      kind: 'list',
      items: [
        ...(days > 1 ? [texts.fares.nights(days)] : []),
        ...points(first.oneWay.included.freeWaitingMinutes),
      ],
    },
  ];
}

const textSection = (id: string, heading: string, text: string): SectionContent[] =>
  text === '' ? [] : [{ id, heading, blocks: [{ kind: 'text', paragraphs: text.split(/\n+/) }] }];

type Neighbour = { slug: string; from: string; to: string; km: number; minutes: number };

function moreRoutes(others: readonly Neighbour[]): SectionContent[] {
  if (others.length === 0) return [];
  const points = others.map(({ slug, from, to, km, minutes }) => ({
    name: `${shortName(from)} to ${to}`,
    text: texts.drive(km, durationOf(minutes)),
    path: taxiRoutePath(slug),
  }));
  return [{ id: 'more', heading: texts.more, blocks: [{ kind: 'points', points }] }];
}

/** A city without a page of its own stands below all cabs. */
const trailOf = (city: string) => (city === 'delhi' || city === 'guwahati' ? trails[city] : trails.taxis);

/** The page of a route, from its distance, fares and texts. */
export function routeContent(page: RoutePage, others: readonly Neighbour[]): PageContent {
  const [from, to] = [shortName(page.from.name), shortName(page.to.name)];
  const route = `${from} to ${to}`;
  const prices = page.cars.map(({ oneWay }) => oneWay.totalPaise);
  const [lowPaise, highPaise] = [Math.min(...prices), Math.max(...prices)];
  const drive =
    texts.drive(page.km, durationOf(page.minutes)) +
    (prices.length > 0 ? texts.fromPrice(formatPaise(lowPaise)) : '');
  return {
    title: cut(texts.title(route), 60),
    description: cut(texts.description(route, drive), 160),
    poster: texts.posterOf(page.to.slug, page.city),
    trail: trailOf(page.city),
    here: route,
    heading: texts.heading(`${from} to ${page.to.name}`),
    lead: `${drive}.`,
    chatText: texts.chatText(from, to),
    sections: [
      { id: 'fares', heading: texts.fares.heading, blocks: fareBlocks(page) },
      ...textSection('stops', texts.stops, page.stops),
      ...textSection('road', texts.road, page.road),
      ...textSection('season', texts.season, page.season),
      ...moreRoutes(others),
    ],
    closing: texts.closing(to),
    about: {
      type: 'TaxiService',
      name: texts.service(from, to),
      areas: [from, to],
      ...(prices.length > 0 && { offer: { lowPaise, highPaise, count: prices.length } }),
    },
  };
}
