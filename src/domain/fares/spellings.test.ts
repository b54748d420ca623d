import { beforeAll, expect, it } from 'vitest';
import { seedFares } from '#domain/fares/fare-seed-service.ts';
import { sampleFares } from '../../../scripts/database/sample-fares.ts';
import { freshSpellings, ownSpellings, type Spelling } from '../../../tests/support/spellings.ts';
import { testDatabase } from '../../../tests/support/test-database.ts';
import type { StopRecord } from './fare-book.ts';
import { selectStops } from './fare-book-store.ts';
import { createStopIndex, type StopIndex } from './stop-names.ts';

const test = testDatabase();
let index: StopIndex<StopRecord>;

const spellings: readonly Spelling[] = [
  ...ownSpellings,
  ...freshSpellings.map(([typed, , slug]): Spelling => [typed, slug]),
];

beforeAll(async () => {
  await seedFares(test.db, sampleFares);
  index = createStopIndex(await selectStops(test.db));
});

const answerTo = (typed: string) => {
  const { stop, suggestion, suggestions = [] } = index.find(typed);
  const offered = suggestion ? [suggestion] : suggestions;
  return { taken: stop?.slug, offered: offered.map(({ slug }) => slug) };
};

it('resolves or offers at least 95% of 200 spellings', () => {
  const misses = spellings.flatMap(([typed, slug]) => {
    const { taken, offered } = answerTo(typed);
    return taken === slug || offered.includes(slug)
      ? []
      : [`${typed} → ${slug}: ${taken ?? offered.join(' or ')}`];
  });
  const percent = 100 * (1 - misses.length / spellings.length);
  expect(spellings).toHaveLength(200);
  expect(percent, `${percent}% are found. Missed:\n${misses.join('\n')}`).toBeGreaterThanOrEqual(95);
});

it('takes none of them for another stop', () => {
  const wrong = spellings.filter(([typed, slug]) => {
    const { taken } = answerTo(typed);
    return taken !== undefined && taken !== slug;
  });
  expect(wrong).toEqual([]);
});

it('takes no place that we do not go to for a stop', () => {
  const elsewhere = [
    'London',
    'Mumbai',
    'Pune',
    'Goa',
    'Bali',
    'Hyderabad',
    'Kathmandu',
    'Srinagar',
    'Leh',
    'Udaipur',
  ];
  expect(elsewhere.filter((typed) => answerTo(typed).taken)).toEqual([]);
});
