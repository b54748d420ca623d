import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '#domain/shared/india-time.ts';
import { maxDays, readTripListQuery, scopeOf, tripListAddress } from './trips-query.ts';

const today = '2027-04-17';
const read = (query: string) => readTripListQuery(new URLSearchParams(query), today);

describe('the address of the list of trips', () => {
  it('without a query is the week from today on', () => {
    expect(scopeOf(read(''))).toEqual({ list: 'days', firstDay: today, lastDay: '2027-04-23' });
    expect(tripListAddress(read(''), today)).toBe('/adminDashboard/trips');
  });

  it('ignores what it does not know', () => {
    expect(read('view=x&kind=constructor&state=toString&owner=a&show=__proto__&from=2027-02-31')).toEqual(
      read(''),
    );
    expect(read('view=supplier&id=1%20or%201')).toMatchObject({ view: 'suppliers', supplierId: '' });
  });

  it('has days in order, and at most a month of them', () => {
    expect(read('from=2027-05-01&to=2027-04-01')).toMatchObject({ lastDay: '2027-05-07' });
    expect(read('from=2027-05-01&to=2029-01-01')).toMatchObject({
      lastDay: daysAfter('2027-05-01', maxDays - 1),
    });
  });

  it('changes the list and keeps its filters, from the first page on', () => {
    const query = read('view=holds&kind=hotel&owner=none&search=druk&after=x');
    expect(tripListAddress(query, today, { view: 'trips', show: 'past' })).toBe(
      '/adminDashboard/trips?view=trips&show=past&kind=hotel&owner=none&search=druk',
    );
  });

  it('reads what it writes', () => {
    const day = fc.integer({ min: -400, max: 400 }).map((days) => daysAfter(today, days));
    const field = fc.record(
      {
        view: fc.constantFrom('days', 'suppliers', 'trips', 'supplier', 'holds', 'unconfirmed'),
        ...{ from: day, to: day, id: fc.constantFrom('7', 'x') },
        show: fc.constantFrom('past', 'arrivals', 'upcoming'),
        kind: fc.constantFrom('hotel', 'cab', 'x'),
        state: fc.constantFrom('held', 'x'),
        owner: fc.constantFrom('none', '12', 'x'),
        search: fc.string(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(field, (fields) => {
        const query = readTripListQuery(new URLSearchParams(fields), today);
        const { search: text = '' } = new URL(tripListAddress(query, today), 'https://x.example');
        const again = readTripListQuery(new URLSearchParams(text), today);
        expect(scopeOf(again)).toEqual(scopeOf(query));
        const { firstDay: _first, lastDay: _last, show: _show, ...rest } = query;
        expect(again).toMatchObject(rest);
        if (query.view === 'trips') expect(again.show).toBe(query.show);
      }),
    );
  });
});
