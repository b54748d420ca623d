import { describe, expect, it } from 'vitest';
import { someCabs, someCars } from '../../../tests/support/some-cabs.ts';
import { estimateOn } from './estimator.ts';
import { fareBookOf, type StopRecord } from './fare-book.ts';
import type { RoadLeg } from './network/road-leg.ts';
import { permitTexts } from './permits.ts';
import { tripRequestOf } from './requested-trip.ts';
import { requestedTripOf } from './resolved-trip.ts';
import { sampleRates } from './sample-rates.ts';

const stop = (slug: string, state: string): StopRecord => ({
  ...{ slug, name: slug, kind: 'beyond', city: 'guwahati', otherNames: '', state, coordinates: undefined },
});
const leg = (from: string, to: string): RoadLeg => ({
  ...{ from, to, km: 100, minutes: 120, isHill: false, closedMonths: [], note: '', source: 'Map' },
});

const book = fareBookOf({
  versions: [{ version: 1, validFrom: '2026-01-01', rates: sampleRates }],
  cars: someCars,
  cabs: someCabs,
  stops: [
    stop('guwahati', 'Assam'),
    stop('border-gate', 'Arunachal Pradesh'),
    stop('lakhimpur', 'Assam'),
    stop('tawang', 'Arunachal Pradesh'),
    stop('kohima', 'Nagaland'),
    stop('imphal', 'Manipur'),
    stop('phuentsholing', 'Bhutan'),
  ],
  legs: [
    ...[leg('guwahati', 'border-gate'), leg('border-gate', 'lakhimpur'), leg('guwahati', 'tawang')],
    ...[leg('guwahati', 'kohima'), leg('kohima', 'imphal'), leg('guwahati', 'phuentsholing')],
  ],
  distances: [],
});

const now = new Date('2026-11-16T04:30:00Z');
const estimateTo = (to: string, more: Record<string, string> = {}) =>
  estimateOn(book, tripRequestOf({ from: 'guwahati', to, date: '2026-11-17', ...more }, '2026-11-16'), now);

describe('the states of a trip that ask for papers', () => {
  it.each([
    ['an end', 'tawang', {}, ['Arunachal Pradesh']],
    ['a stop', 'lakhimpur', { stop1: 'tawang' }, ['Arunachal Pradesh']],
    ['the state before it', 'imphal', {}, ['Nagaland', 'Manipur']],
    ['the way back', 'guwahati', { from: 'kohima' }, ['Nagaland']],
    ['the border of Bhutan', 'phuentsholing', {}, ['Bhutan']],
    ['a border town on the way', 'lakhimpur', {}, []],
    ['a place that nobody knows', 'Nowhere at all', {}, []],
  ])('are those of %s', (_what, to, more, states) => {
    expect(estimateTo(to, more).permits).toEqual(states);
  });

  it('are kept with a request, and only where there are some', () => {
    expect(requestedTripOf(estimateTo('tawang'), 'suv', undefined).permits).toEqual(['Arunachal Pradesh']);
    expect(requestedTripOf(estimateTo('lakhimpur'), 'suv', undefined)).not.toHaveProperty('permits');
  });
});

it('are said with what they ask for, and with the day of the fact', () => {
  expect(permitTexts()).toEqual([]);
  expect(permitTexts(['Arunachal Pradesh'])).toEqual([
    'Arunachal Pradesh asks Indian visitors for an Inner Line Permit, which the fare does not include; with another passport, ask us which papers you need there. As of 15 Nov 2026.',
  ]);
  const [innerLine, bhutan] = permitTexts(['Nagaland', 'Manipur', 'Bhutan']);
  expect(innerLine).toMatch(/^Nagaland and Manipur each ask Indian visitors/);
  expect(bhutan).toMatch(/^Bhutan asks Indian citizens for a permit and everybody else for a visa/);
});
