import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legFactsInput } from '#domain/fares/legs/leg-input.ts';
import type { LegRow } from '#domain/fares/legs/leg-staff-store.ts';
import { legTexts } from '#domain/fares/legs/leg-text.ts';
import { monthsText } from '#domain/fares/legs/typed-months.ts';
import { routeFactsInput, stopInputFor } from '#domain/fares/routes/route-input.ts';
import type { RouteRow, StopRow } from '#domain/fares/routes/route-staff-store.ts';
import { routeTexts, stopTexts } from '#domain/fares/routes/route-text.ts';
import { durationText, minutesOf } from '#domain/fares/routes/typed-duration.ts';
import { dayOfCell } from '#domain/shared/typed-day.ts';
import { csvLine } from '#platform/sheets/csv.ts';
import { readSheet } from '#platform/sheets/read-sheet.ts';
import { xlsxOf } from '#platform/sheets/xlsx-writer.ts';
import { someCabWords } from '../../../../tests/support/some-cabs.ts';
import { planLegs, planRoutes, planStops, StopIndex } from './fare-import-plan.ts';
import { fareSheetOf, sheetColumns } from './fare-sheet.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",;\' a1_x000D'), maxLength: 30 }),
);

/** Places, routes and road legs as they are stored after any typing. */
const stored = fc
  .record({
    names: fc.uniqueArray(text, {
      minLength: 2,
      maxLength: 5,
      selector: (name) => name.trim().toLowerCase(),
    }),
    other: text,
    words: text,
    km: fc.integer({ min: 1, max: 4000 }),
    minutes: fc.integer({ min: 1, max: 10_000 }),
    lat: fc.float({ min: 6, max: 38, noNaN: true }),
    isHill: fc.boolean(),
    closedMonths: fc.uniqueArray(fc.integer({ min: 1, max: 12 })),
  })
  .map(({ names, other, words, km, minutes, lat, isHill, closedMonths }) => {
    const stops: StopRow[] = [];
    for (const [index, name] of names.entries()) {
      const read = stopInputFor(someCabWords.cities).safeParse({
        name,
        kind: 'airport',
        city: 'delhi',
        otherNames: other,
        state: other,
        lat: String(lat),
        lng: String(lat + 60),
      });
      const isTaken = stops.some((stop) => stop.name.toLowerCase() === read.data?.name.toLowerCase());
      if (read.success && !isTaken) stops.push({ ...read.data, id: BigInt(index), slug: `p-${index}` });
    }
    const facts = routeFactsInput.parse({
      km: `${km}`,
      minutes: durationText(minutes),
      stops: words,
      source: other,
    });
    const [from, to] = stops;
    const routes: RouteRow[] = from && to ? [{ ...facts, id: 1n, fromSlug: from.slug, toSlug: to.slug }] : [];
    const leg = legFactsInput.parse({
      km: `${1 + (km % 1000)}`,
      minutes: durationText(1 + (minutes % 3000)),
      isHill: isHill ? 'yes' : '',
      closedMonths: monthsText(closedMonths),
      note: other,
      source: words,
    });
    const legs: LegRow[] = routes.map((route) => ({ ...route, ...leg }));
    return { stops, routes, legs };
  })
  .filter(({ routes }) => routes.length > 0);

const asCsv = (rows: string[][]) => new TextEncoder().encode(rows.map(csvLine).join(''));
const nothing = { planned: [], faults: [], ignored: [] };

describe('an exported file', () => {
  it.each([
    ['CSV', asCsv],
    ['.xlsx', xlsxOf],
  ])('as %s changes nothing when it is imported, whatever is stored', async (_name, write) => {
    await fc.assert(
      fc.asyncProperty(stored, async ({ stops, routes, legs }) => {
        const stopRows = stops.map((stop) => [stop.slug, ...Object.values(stopTexts(stop, someCabWords))]);
        const stopSheet = fareSheetOf(readSheet(write([[...sheetColumns.stops], ...stopRows])));
        expect(planStops(stopSheet, stops, someCabWords.cities)).toMatchObject({
          ...nothing,
          unchanged: stops.length,
        });
        const index = new StopIndex(stops);
        const routeRows = routes.map((route) => [
          index.nameFor(route.fromSlug),
          index.nameFor(route.toSlug),
          ...Object.values(routeTexts(route)),
        ]);
        const routeSheet = fareSheetOf(readSheet(write([[...sheetColumns.routes], ...routeRows])));
        expect(planRoutes(routeSheet, stops, routes)).toMatchObject({ ...nothing, unchanged: 1 });
        const legRows = legs.map((leg) => [
          index.nameFor(leg.fromSlug),
          index.nameFor(leg.toSlug),
          ...Object.values(legTexts(leg)),
        ]);
        const legSheet = fareSheetOf(readSheet(write([[...sheetColumns.legs], ...legRows])));
        expect(legSheet.kind).toBe('legs');
        expect(planLegs(legSheet, stops, legs)).toMatchObject({ ...nothing, unchanged: 1 });
      }),
      { numRuns: 200 },
    );
  });
});

it('a text of one line has no two spaces, also around a control character', () => {
  const typed = { name: 'Paltan \u0001 Bazar', kind: 'in-city', city: 'guwahati', otherNames: '' };
  expect(stopInputFor(someCabWords.cities).parse(typed).name).toBe('Paltan Bazar');
});

describe('coordinates', () => {
  const typed = { name: 'Haflong', kind: 'beyond', city: 'guwahati' };
  const read = (lat: string, lng: string) =>
    stopInputFor(someCabWords.cities).safeParse({ ...typed, lat, lng });

  it('are optional, and rounded to a metre', () => {
    expect(read('', '').data).toMatchObject({ lat: null, lng: null });
    expect(read('25.1712345', '93').data).toMatchObject({ lat: 25.17123, lng: 93 });
  });

  it.each([
    ['25.17', '', 'lng'],
    ['', '93.02', 'lng'],
    ['93.02', '25.17', 'lat'],
    ['25.17', '-93.02', 'lng'],
    ['25° 10′', '93.02', 'lat'],
  ])('%s and %s are refused', (lat, lng, field) => {
    expect(read(lat, lng).error?.issues[0]?.path).toEqual([field]);
  });
});

describe('typed times and days', () => {
  it.each([
    ['3 h 30', 210],
    ['3h', 180],
    ['3.5 h', 210],
    ['45 min', 45],
    ['3:30', 210],
    ['0.145833333333', 210],
    ['3', undefined],
    ['3 h 75', undefined],
    ['soon', undefined],
  ])('%s is %s minutes', (typed, minutes) => {
    expect(minutesOf(typed)).toBe(minutes);
  });

  it('any time reads back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (minutes) => {
        expect(minutesOf(durationText(minutes))).toBe(minutes);
      }),
    );
  });

  it.each(['15/11/2026', '15-11-2026', '15.11.26', '15-Nov-26', '15 November 2026', '2026-11-15', '46341'])(
    '%s is 15 November 2026',
    (typed) => {
      expect(dayOfCell(typed)).toBe('2026-11-15');
    },
  );

  it.each(['11/15/2026', '31/02/2026', '15 Foo 2026', 'today'])('%s is no day', (typed) => {
    expect(dayOfCell(typed)).toBeUndefined();
  });
});
