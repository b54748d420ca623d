import { type ImportKind, importFields } from '#domain/bookings/import/import-kind.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { cellOfDay } from '#domain/shared/typed-day.ts';
import { columnName } from './import-view.ts';
import { importSamples } from './samples.ts';

/** The names of all columns and two examples; bookings are a week ahead. */
export function sampleRows(kind: ImportKind, now: Date): string[][] {
  const fields: readonly string[] = importFields[kind];
  const day = cellOfDay(daysAfter(dayInIndia(now), 7));
  return [
    importFields[kind].map((field) => columnName(kind, field)),
    ...importSamples[kind].map((cells: readonly string[]) =>
      fields.map((field, index) => (field === 'pickUp' ? day : (cells[index] ?? ''))),
    ),
  ];
}
