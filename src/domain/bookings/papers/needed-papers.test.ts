import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { permitRegions } from '#domain/bookings/trips/service-details.ts';
import { ageOn } from '#domain/bookings/trips/trip.ts';
import { daysAfter } from '#domain/shared/india-time.ts';
import {
  missingPapers,
  monthsAfter,
  neededPapers,
  type PaperTraveller,
  type ReceivedPaper,
} from './needed-papers.ts';
import { type PaperKind, paperKinds } from './paper.ts';

const days = { firstDay: '2027-04-17', lastDay: '2027-04-22' };
const today = '2027-01-10';

const traveller = (more: Partial<PaperTraveller> = {}): PaperTraveller => ({
  ...{ id: '1', birthDate: '1990-02-03', age: null, nationality: 'IN' },
  ...more,
});
const permit = (region: string, more: { state?: 'cancelled'; travellerIds?: string[] } = {}) => ({
  ...{ id: '7', kind: 'permit' as const, state: 'to-ask' as const, details: { region }, travellerIds: [] },
  ...more,
});
const paper = (
  kind: PaperKind,
  expiresOn: string | null = null,
  more: Partial<ReceivedPaper> = {},
): ReceivedPaper => ({ ...{ travellerId: '1', kind, expiresOn }, ...more });

const kindsFor = (region: (typeof permitRegions)[number], more: Partial<PaperTraveller> = {}) =>
  neededPapers({ region }, traveller(more), days)
    .filter(({ checkWithAgent }) => !checkWithAgent)
    .map(({ kinds }) => kinds.join(' or '));

const anyDay = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('what a permit needs', () => {
  it('differs by country, region and age', () => {
    expect(kindsFor('bhutan')).toEqual(['passport or voter-card', 'photo']);
    expect(kindsFor('bhutan', { birthDate: '2015-05-01' })).toEqual([
      'passport or birth-certificate',
      'photo',
    ]);
    expect(kindsFor('bhutan', { nationality: 'GB' })).toEqual(['passport', 'photo', 'visa']);
    for (const region of ['arunachal', 'nagaland', 'mizoram'] as const) {
      expect(kindsFor(region)).toEqual(['voter-card or passport or other', 'photo']);
      expect(kindsFor(region, { nationality: 'FR' })).toEqual(['passport', 'visa', 'photo']);
    }
  });

  it('marks what the sources leave open', () => {
    const open = (region: (typeof permitRegions)[number], more: Partial<PaperTraveller>) =>
      neededPapers({ region }, traveller(more), days)
        .filter(({ checkWithAgent }) => checkWithAgent)
        .map(({ kinds }) => kinds[0]);
    expect(open('bhutan', {})).toEqual(['insurance']);
    expect(open('nagaland', { birthDate: '2020-01-01' })).toEqual(['passport']);
    expect(open('bhutan', { nationality: '' })).toEqual(['passport', 'photo', 'insurance']);
  });

  it('goes by the birth date, and by the age where there is none', () => {
    const isChilds = (more: Partial<PaperTraveller>) =>
      kindsFor('bhutan', more)[0] === 'passport or birth-certificate';
    expect(isChilds({ birthDate: '2009-04-17' })).toBe(false);
    expect(isChilds({ birthDate: '2009-04-18' })).toBe(true);
    expect(isChilds({ birthDate: '1990-01-01', age: 5 })).toBe(false);
    expect(isChilds({ birthDate: null, age: 17 })).toBe(true);
    expect(isChilds({ birthDate: null, age: 18 })).toBe(false);
    expect(isChilds({ birthDate: null, age: null })).toBe(false);
  });

  it('counts the years of any birth date and day as a calendar does', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 110 }), (birthDate, years) => {
        const birthday = `${Number(birthDate.slice(0, 4)) + years}${birthDate.slice(4)}`;
        expect(ageOn(birthDate, birthday)).toBe(years);
        if (birthDate.endsWith('02-29')) return;
        expect(ageOn(birthDate, daysAfter(birthday, -1))).toBe(years - 1);
      }),
    );
    expect([ageOn('2008-02-29', '2026-02-28'), ageOn('2008-02-29', '2026-03-01')]).toEqual([17, 18]);
  });

  it('adds months without skipping one', () => {
    expect(monthsAfter('2027-08-31', 6)).toBe('2028-02-29');
    expect(monthsAfter('2027-04-22', 6)).toBe('2027-10-22');
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 36 }), (day, months) => {
        const later = monthsAfter(day, months);
        const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(monthOf(later)).toBe(monthOf(day) + months);
        expect(Number(later.slice(8))).toBeLessThanOrEqual(Number(day.slice(8)));
        const isCut = later.slice(8) !== day.slice(8);
        if (isCut) expect(daysAfter(later, 1).slice(8)).toBe('01');
      }),
    );
  });

  it('has a sentence and at least one kind for each need of every traveller', () => {
    const anyTraveller = fc.record({
      id: fc.constant('1'),
      birthDate: fc.option(anyDay),
      age: fc.option(fc.integer({ min: 0, max: 120 })),
      nationality: fc.constantFrom('', 'IN', 'GB', 'BT'),
    });
    fc.assert(
      fc.property(fc.constantFrom(...permitRegions), anyTraveller, (region, who) => {
        const needs = neededPapers({ region }, who, days);
        expect(needs.some(({ kinds }) => kinds.includes('photo'))).toBe(true);
        for (const { kinds, reason } of needs) {
          expect(kinds.length).toBeGreaterThan(0);
          expect(reason).toMatch(/^[A-Z].*\.$/);
        }
      }),
    );
  });
});

describe('what is missing for a trip', () => {
  const missing = (papers: readonly ReceivedPaper[], services = [permit('bhutan')], who = [traveller()]) =>
    missingPapers(services, who, papers, { ...days, today })
      .filter(({ checkWithAgent }) => !checkWithAgent)
      .map(({ travellerId, kinds, problem }) => [travellerId, kinds[0], problem]);

  it('is told by traveller and permit', () => {
    const family = [traveller(), traveller({ id: '2', birthDate: '2018-01-01' })];
    expect(
      missing([paper('voter-card'), paper('photo', null, { travellerId: '2' })], undefined, family),
    ).toEqual([
      ['1', 'photo', 'missing'],
      ['2', 'passport', 'missing'],
    ]);
    expect(missing([], [permit('bhutan', { travellerIds: ['2'] })], family).map(([id]) => id)).toEqual([
      '2',
      '2',
    ]);
    expect(missing([], [permit('bhutan', { state: 'cancelled' }), permit('constructor')])).toEqual([]);
  });

  it('is a passport that has expired, expires within six months of the trip, or has no date', () => {
    const withPassport = (expiresOn: string | null) =>
      missing([paper('photo'), paper('passport', expiresOn)]);
    expect(withPassport('2027-01-09')).toEqual([['1', 'passport', 'expired']]);
    expect(withPassport('2027-10-21')).toEqual([['1', 'passport', 'expires-too-early']]);
    expect(withPassport(null)).toEqual([['1', 'passport', 'expiry-unknown']]);
    expect(withPassport('2027-10-22')).toEqual([]);
  });

  it('is nothing where one of several papers will do', () => {
    const papers = [paper('passport', '2026-01-01'), paper('voter-card'), paper('photo')];
    expect(missing(papers)).toEqual([]);
    expect(
      missing([paper('passport', '2026-01-01'), paper('passport', '2027-06-01'), paper('photo')]),
    ).toEqual([['1', 'passport', 'expires-too-early']]);
  });

  it('never grows by a further paper, and is nothing with all of them', () => {
    const anyPaper = fc.record({
      travellerId: fc.constantFrom('1', '2'),
      kind: fc.constantFrom(...paperKinds),
      expiresOn: fc.option(anyDay),
    });
    const services = permitRegions.map((region) => permit(region));
    const who = [traveller(), traveller({ id: '2', nationality: 'US' })];
    fc.assert(
      fc.property(fc.array(anyPaper, { maxLength: 8 }), anyPaper, (papers, further) => {
        const before = missingPapers(services, who, papers, { ...days, today });
        const after = missingPapers(services, who, [...papers, further], { ...days, today });
        expect(after.length).toBeLessThanOrEqual(before.length);
      }),
    );
    const all = ['1', '2'].flatMap((travellerId) =>
      paperKinds.map((kind) => paper(kind, '2035-01-01', { travellerId })),
    );
    expect(missingPapers(services, who, all, { ...days, today })).toEqual([]);
  });
});
