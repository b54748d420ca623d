import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noDetails } from '#domain/tour-packages/package-details.ts';
import { readDetails } from '#domain/tour-packages/package-details-input.ts';
import { noPriceFor, type PricedPackage } from './package-price.ts';
import { partyOf, partyQuery } from './party-input.ts';

const partyWith = (ages: string, month = '3') =>
  partyOf(new URLSearchParams({ adults: '2', ages, month }), 11);

const tour: PricedPackage = {
  country: 'India',
  duration: '3 days, 2 nights',
  sellingPricePaise: 100_000,
  priceBeforeDiscountPaise: null,
  isPriceConfirmed: true,
  details: noDetails,
};

describe('the ages of children', () => {
  it.each([
    ['5, 9', [5, 9]],
    ['5 and 9', [5, 9]],
    ['5/9', [5, 9]],
    ['five and nine', [5, 9]],
    ['Five years old & 9 yrs', [5, 9]],
    ['', []],
  ])('%j are read', (typed, expected) => {
    expect(partyWith(typed)).toMatchObject({ childAges: expected });
    expect(noPriceFor(tour, partyWith(typed))).toBeUndefined();
  });

  it.each(['two small ones', '5, 25', '-', 'एक', '1 2 3 4 5 6 7 8 9 10 11 12 13'])(
    '%j give no price, and stay as typed',
    (typed) => {
      const party = partyWith(typed);
      expect(party).toMatchObject({ childAges: [], unreadAges: typed });
      expect(noPriceFor(tour, party)).toBe('ages-unread');
      expect(partyOf(new URLSearchParams(partyQuery(party)), 11)).toEqual(party);
    },
  );

  it('are the same after they went through an address', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const party = partyWith(typed);
        expect(partyOf(new URLSearchParams(partyQuery(party)), 11)).toEqual(party);
      }),
    );
  });
});

describe('single rooms', () => {
  const withRooms = { details: { singleSupplementPaise: 15_000_00 } };
  const rooms = (fields: Record<string, string>, priced = withRooms) =>
    partyOf(new URLSearchParams(fields), 11, priced).singleRooms;

  it.each([
    ['one adult alone', { adults: '1' }, 1],
    ['one adult alone, with the field left empty', { adults: '1', single: '' }, 1],
    ['one adult who wants none', { adults: '1', single: '0' }, 0],
    ['one adult with a child', { adults: '1', ages: '7' }, 0],
    ['one adult with children whose ages are not read', { adults: '1', ages: 'two small ones' }, 0],
    ['two adults', { adults: '2' }, 0],
    ['two adults who want two', { adults: '2', single: '2' }, 2],
    ['two adults who want more than there are', { adults: '2', single: '5' }, 2],
  ])('of %s', (_name, fields, expected) => {
    expect(rooms(fields)).toBe(expected);
    const party = partyOf(new URLSearchParams(fields), 11, withRooms);
    expect(partyOf(new URLSearchParams(partyQuery(party)), 11, withRooms)).toEqual(party);
  });

  it('are none where they cost nothing more', () => {
    expect(rooms({ adults: '1' }, { details: { singleSupplementPaise: 0 } })).toBe(0);
    expect(partyOf(new URLSearchParams({ adults: '1' }), 11).singleRooms).toBe(0);
  });
});

describe('a closed season', () => {
  const typed = { name: 'Monsoon', fromMonth: '6', toMonth: '9' };
  const seasonsOf = (percent: string) => readDetails(JSON.stringify({ seasons: [{ ...typed, percent }] }));

  it('has no price in its months', () => {
    const read = seasonsOf('Closed');
    if ('fault' in read) throw new Error(read.fault);
    const closed = { ...tour, details: read.details };
    const reasons = Array.from({ length: 12 }, (_, index) =>
      noPriceFor(closed, partyWith('', String(index + 1))),
    );
    const months = reasons.flatMap((reason, index) => (reason === 'not-running' ? [index + 1] : []));
    expect(months).toEqual([6, 7, 8, 9]);
  });

  it.each(['x5', 'open', 'A1', ''])('is not taken from %j', (percent) => {
    expect(seasonsOf(percent)).toHaveProperty('fault');
  });
});
