import { staffEnquiriesContent as enquiryTexts } from '#app/staff/enquiries/texts.ts';
import type { Outcome, Report, ResponseTimes, Tally } from '#domain/reports/report.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { staffDashboardContent as content } from './texts.ts';

export type DayView = { day: string; name: string; count: number };
/** `percent` is relative to the longest bar, `share` to the total. */
export type TallyView = { name: string; count: string; share: string; percent: number };
export type ResponsesView = Record<
  'median' | 'ninetieth' | 'withinTarget' | 'answered' | 'waiting',
  string
> & {
  targetMinutes: number;
};

const number = new Intl.NumberFormat('en-IN');
const percentage = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 0 });

/** One decimal is enough for a bar's width. */
const percentOf = (count: number, maxCount: number) =>
  maxCount === 0 ? 0 : Math.round((count / maxCount) * 1000) / 10;

function toTalliesView(tallies: Tally[], nameOf: (name: string) => string): TallyView[] {
  const maxCount = Math.max(0, ...tallies.map(({ count }) => count));
  const all = tallies.reduce((sum, { count }) => sum + count, 0);
  return tallies.map(({ name, count }) => ({
    name: nameOf(name),
    count: number.format(count),
    share: all === 0 ? '' : percentage.format(count / all),
    percent: percentOf(count, maxCount),
  }));
}

const maxPages = 9;

/** Sums up the pages with the fewest enquiries in one line. */
function fewPages(pages: Tally[]): Tally[] {
  if (pages.length <= maxPages + 1) return pages;
  const rest = pages.slice(maxPages);
  const others = { name: `… ${rest.length}`, count: rest.reduce((sum, { count }) => sum + count, 0) };
  return [...pages.slice(0, maxPages), others];
}

const pageName = (name: string) =>
  name === '' ? content.noPage : name.startsWith('… ') ? content.otherPages(Number(name.slice(2))) : name;

const nameFrom = (list: Readonly<Record<string, string>>) => (name: string) => list[name] ?? name;

export function durationText(minutes: number | null): string {
  if (minutes === null) return content.unknown;
  if (minutes < 60) return content.minutes(minutes);
  if (minutes < 48 * 60) return content.hours(Math.floor(minutes / 60), minutes % 60);
  return content.days(Math.round(minutes / (24 * 60)));
}

const toResponsesView = (responses: ResponseTimes): ResponsesView => ({
  median: durationText(responses.medianMinutes),
  ninetieth: durationText(responses.ninetiethMinutes),
  withinTarget: responses.withinTarget === null ? content.unknown : percentage.format(responses.withinTarget),
  answered: number.format(responses.answered),
  waiting: number.format(responses.waiting),
  targetMinutes: responses.targetMinutes,
});

const toOutcomeView = ({ won, lost, cancelled, open }: Outcome): TallyView[] =>
  toTalliesView(
    [
      { name: content.won, count: won },
      { name: content.lost, count: lost },
      { name: content.cancelled, count: cancelled },
      { name: content.open, count: open },
    ],
    (name) => name,
  );

export const toReportView = (report: Report) => ({
  span: report.span,
  total: content.total(number.format(report.total), report.span),
  maxCount: Math.max(...report.days.map(({ count }) => count)),
  days: report.days.map(({ day, count }): DayView => ({ day, name: dateText(day), count })),
  pages: toTalliesView(fewPages(report.pages), pageName),
  sources: report.sources.map(({ name, count, won }) => ({
    source: name,
    name: nameFrom(enquiryTexts.sources)(name),
    count: number.format(count),
    won: number.format(won),
    share: count === 0 ? '' : percentage.format(won / count),
  })),
  cities: toTalliesView(report.cities, (name) => name || content.noCity),
  services: toTalliesView(report.services, (name) => name || content.noService),
  responses: toResponsesView(report.responses),
  outcome: toOutcomeView(report.outcome),
  lostReasons: toTalliesView(report.outcome.lostReasons, nameFrom(enquiryTexts.lostReasons)),
});

export type ReportView = ReturnType<typeof toReportView>;
