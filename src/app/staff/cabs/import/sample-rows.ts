import { type ImportKind, importLabels } from '#domain/bookings/import/import-kind.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { cellOfDay } from '#domain/shared/typed-day.ts';

/** Two example rows of each list, with the day of a pick-up. */
const examples: Readonly<Record<ImportKind, (day: string) => string[]>> = {
  cars: () => [
    'AS 01 AB 1234|Sedan|Maruti Dzire|Own|Guwahati||31/03/2027|30/06/2027|15/08/2027||',
    'AS-01-CC-0077|SUV|Toyota Innova|Brahma Cabs|Guwahati||15-01-27|||20/02/2027|AC',
  ],
  drivers: () => [
    'Bikash Kalita|98640 11223|Guwahati|AS0120110012345|14/02/2029|Assamese, Hindi||Own|',
    'Ratan Das|+91 97060 44556|Guwahati|||Bengali, Hindi, English|24/12/2026 to 26/12/2026|Brahma Cabs|',
  ],
  bookings: (day) => [
    `Sneha Iyer|98301 22334|${day}|06:30|Guwahati Airport|Shillong||SUV|3400|1000|AS 01 CC 0077|97060 44556||Flight 6E 123`,
    `Anil Das|98640 55502|${day}|4:00 PM|Guwahati|Tezpur||Sedan|Rs. 4,200/-||AS 01 AB 1234|98640 11223||`,
  ],
};

/** The names of all columns and two examples; bookings are a week ahead, because only open ones are imported. */
export function sampleRows(kind: ImportKind, now: Date): string[][] {
  const labels = Object.values(importLabels[kind]);
  const rows = examples[kind](cellOfDay(daysAfter(dayInIndia(now), 7))).map((row) => row.split('|'));
  return [labels, ...rows.map((cells) => labels.map((_label, index) => cells[index] ?? ''))];
}
