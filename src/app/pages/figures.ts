import type { PageContext } from '#app/page-context.ts';
import { readTravelTerms } from '#domain/bookings/policy/policy-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';

const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** `three hours`, `one hour`, `24 hours`. */
export const hoursInWords = (count: number): string =>
  `${words[count] ?? count} ${count === 1 ? 'hour' : 'hours'}`;

type Parts = Pick<PageContext, 'db' | 'tags'>;

async function readDiscount({ db, tags }: Parts) {
  tags.add('settings');
  return { discount: `${Number((await readSettings(db)).firstBookingPercent)}%` };
}

async function readCharges({ db, tags }: Parts) {
  tags.add('fares');
  const policy = (await readTravelTerms(db, new Date()))[0]?.policy;
  const onTheDay = policy?.cancellation.find(({ daysBefore }) => daysBefore === 0)?.chargePercent ?? 0;
  return {
    'change hours': hoursInWords(policy?.freeChangeHours ?? 0),
    'cancel percent': `${onTheDay}%`,
  };
}

/** What stands in a text for a figure that staff keep elsewhere, and who knows it. */
const readers = { discount: readDiscount, 'change hours': readCharges, 'cancel percent': readCharges };
type Mark = keyof typeof readers;
const marks = /\{(discount|change hours|cancel percent)\}/g;

type Figures = Partial<Record<Mark, string>>;

/** The same data with a figure for every mark in its texts. */
function filled<Data>(data: Data, figures: Figures): Data {
  if (typeof data === 'string')
    return data.replaceAll(marks, (mark, name: Mark) => figures[name] ?? mark) as Data;
  if (Array.isArray(data)) return data.map((item) => filled(item, figures)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, filled(value, figures)]),
  ) as Data;
}

/**
 * The content with the discount of the settings and the charges of the rates, so that no page differs from a booking. A
 * page depends only on what its own marks need.
 */
export async function withFigures<Content extends object>(parts: Parts, content: Content): Promise<Content> {
  const found = JSON.stringify(content).matchAll(marks);
  const needed = new Set([...found].map(([, name]) => readers[name as Mark]));
  if (needed.size === 0) return content;
  const read: Figures[] = await Promise.all([...needed].map((reader) => reader(parts)));
  return filled(content, Object.assign({}, ...read));
}
