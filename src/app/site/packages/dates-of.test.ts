import { describe, expect, it } from 'vitest';
import { noDetails } from '#domain/tour-packages/package-details.ts';
import { datesOf } from './dates-of.ts';

const said = (change: Partial<typeof noDetails>) =>
  Object.fromEntries(datesOf('3 days', { ...noDetails, ...change }).map(({ name, value }) => [name, value]));

describe('the dates of a tour', () => {
  it('are those of the traveller, where staff have said no more', () => {
    expect(said({})).toEqual({
      Duration: '3 days',
      Departures: 'On your dates, which we confirm with the price',
    });
  });

  it('name the best months, those in which it does not run, and the last day of the prices', () => {
    const season = { name: 'Season', percent: 0 };
    expect(
      said({
        bestMonths: 'October to April',
        pricesUntil: '2027-03-31',
        seasons: [
          { ...season, fromMonth: 6, toMonth: 8, isClosed: true },
          { ...season, fromMonth: 1, toMonth: 1, isClosed: true },
          { ...season, fromMonth: 3, toMonth: 5, percent: 10 },
        ],
      }),
    ).toMatchObject({
      'Best months': 'October to April',
      'Does not run': 'June to August, January',
      'Prices until': '31 Mar 2027',
    });
  });
});
