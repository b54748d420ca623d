import { describe, expect, it } from 'vitest';
import type { Report } from '#domain/reports/report.ts';
import { toReportView } from './report-view.ts';

const report: Report = {
  span: 7,
  total: 123_456,
  days: [{ day: '2026-11-15', count: 4 }],
  pages: Array.from({ length: 14 }, (_, index) => ({
    name: index === 0 ? '' : `/p${index}`,
    count: 14 - index,
  })),
  sources: [
    { name: 'form', count: 3, won: 1 },
    { name: 'walk-in', count: 1, won: 0 },
  ],
  cities: [{ name: '', count: 4 }],
  services: [],
  responses: {
    answered: 3,
    waiting: 1,
    medianMinutes: 59,
    ninetiethMinutes: 1500,
    withinTarget: 0.5,
    targetMinutes: 15,
  },
  outcome: { won: 1, lost: 2, cancelled: 0, open: 1, stages: [], lostReasons: [{ name: 'price', count: 2 }] },
  owners: [],
};

describe('presentReport', () => {
  it('sums up the pages with few enquiries in one line', () => {
    const { pages } = toReportView(report);
    expect(pages).toHaveLength(10);
    expect(pages[0]).toEqual({ name: 'No page: added by hand', count: '14', share: '13%', percent: 93.3 });
    expect(pages.at(-1)).toMatchObject({ name: '5 other pages', count: '15', percent: 100 });
  });

  it('uses the inbox’s names, readable days and Indian digit grouping', () => {
    const shown = toReportView(report);
    expect(shown.total).toBe('1,23,456 enquiries in 7 days, spam not counted');
    expect(shown.days[0]?.name).toBe('15 Nov 2026');
    expect(shown.sources.map(({ name }) => name)).toEqual(['Form', 'Walk-in']);
    expect(shown.cities[0]?.name).toBe('No city');
    expect(shown.lostReasons[0]?.name).toBe('Price');
    expect(shown.responses).toMatchObject({ median: '59 min', ninetieth: '25 h', withinTarget: '50%' });
  });

  it('shows a dash when there is no figure', () => {
    const responses = {
      ...report.responses,
      medianMinutes: null,
      ninetiethMinutes: null,
      withinTarget: null,
    };
    expect(toReportView({ ...report, responses }).responses).toMatchObject({
      median: '–',
      ninetieth: '–',
      withinTarget: '–',
    });
  });
});
