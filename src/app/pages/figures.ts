import type { PageContent } from '#app/content/page-content.ts';
import type { PageContext } from '#app/page-context.ts';
import { readTravelTerms } from '#domain/bookings/policy/policy-service.ts';
import { readCarTypes } from '#domain/fares/fare-service.ts';
import { type FigureMark, type Figures, figureMarks, filled } from './figure-marks.ts';
import { settingsOfPage } from './read-settings.ts';

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

async function readDiscount(parts: Parts) {
  const percent = Number((await settingsOfPage(parts)).firstBookingPercent);
  return { discount: percent === 0 ? '' : `${percent}%` };
}

async function readCharges({ db, tags }: Parts) {
  tags.add('fares');
  const [terms] = await readTravelTerms(db, new Date());
  const policy = terms?.policy;
  const onTheDay = policy?.cancellation.find(({ daysBefore }) => daysBefore === 0)?.chargePercent ?? 0;
  return {
    'change hours': hoursInWords(policy?.freeChangeHours ?? 0),
    'cancel percent': `${onTheDay}%`,
    'day minimum': terms?.dayMinimum ?? '',
    'free waiting': terms?.freeWaiting ?? '',
  };
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

async function readCarNames({ db, tags }: Parts) {
  tags.add('fares');
  return { 'car types': listed.format((await readCarTypes(db)).map(({ name }) => name)) };
}

/** Where each figure is kept. */
const readers = {
  discount: readDiscount,
  'change hours': readCharges,
  'cancel percent': readCharges,
  'day minimum': readCharges,
  'free waiting': readCharges,
  'car types': readCarNames,
} satisfies Record<FigureMark, (parts: Parts) => Promise<Figures>>;

async function readFigures(parts: Parts, marks: readonly FigureMark[]): Promise<Figures> {
  const needed = new Set(marks.map((mark) => readers[mark]));
  const read: Figures[] = await Promise.all([...needed].map((reader) => reader(parts)));
  return Object.assign({}, ...read);
}

/** For the editor, where any mark may be typed. */
export const readAllFigures = (parts: Parts): Promise<Figures> =>
  readFigures(parts, Object.keys(readers) as FigureMark[]);

/** Found once in each content, because originals never change and are long. */
const marksOf = new WeakMap<object, FigureMark[]>();

function marksIn(content: object): FigureMark[] {
  const marks =
    marksOf.get(content) ??
    Array.from(JSON.stringify(content).matchAll(figureMarks), ([, name]) => name as FigureMark);
  marksOf.set(content, marks);
  return marks;
}

/**
 * The content with the discount of the settings and the charges of the rates, so that no page differs from a booking. A
 * page depends only on what its own marks need.
 */
export async function withFigures(parts: Parts, content: PageContent): Promise<PageContent> {
  const marks = marksIn(content);
  if (marks.length === 0) return content;
  const shown = filled(content, await readFigures(parts, marks));
  // A text that names nothing but a discount of 0 is empty, and these must not be.
  const heading = shown.heading || shown.here;
  return { ...shown, heading, title: shown.title || heading, description: shown.description || shown.lead };
}
