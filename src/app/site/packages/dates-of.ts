import { packagePageContent } from '#app/content/site/package-page.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { monthNames } from '#domain/shared/month-names.ts';
import type { PackageDetails, Season } from '#domain/tour-packages/package-details.ts';

const { dates: content, factNames, more } = packagePageContent;

const monthsOf = ({ fromMonth, toMonth }: Season): string =>
  fromMonth === toMonth
    ? (monthNames[fromMonth - 1] ?? '')
    : content.months(monthNames[fromMonth - 1] ?? '', monthNames[toMonth - 1] ?? '');

/** How long a tour is, and when it can be travelled. */
export const datesOf = (
  duration: string,
  { bestMonths, seasons, pricesUntil }: PackageDetails,
): { name: string; value: string }[] =>
  [
    { name: factNames.duration, value: duration },
    { name: more.bestMonths, value: bestMonths },
    {
      name: content.closed,
      value: seasons
        .filter(({ isClosed }) => isClosed)
        .map(monthsOf)
        .join(', '),
    },
    { name: content.departures, value: content.yourDates },
    { name: content.pricesUntil, value: pricesUntil === null ? '' : dateText(pricesUntil) },
  ].filter(({ value }) => value !== '');
