import { dateText, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';

/** A row of an export, as the database wrote it. */
export type Row = Record<string, unknown>;

export type Fact = readonly [label: string, value: string];

export const textOf = (row: Row, name: string): string => {
  const value = row[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

export const timeOf = (row: Row, name: string): string => {
  const text = textOf(row, name);
  return text && timeText(new Date(text));
};

export const dayText = (row: Row, name: string): string => {
  const text = textOf(row, name);
  return text && dateText(text);
};

export const amountOf = (row: Row, name: string): string => {
  const text = textOf(row, name);
  return text && formatPaise(Number(text));
};

/** The words for a code; a code without any is printed as it is, so that nothing is left out. */
export const wordFor = (words: Readonly<Record<string, string>>, code: string): string =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : code;

/** What an event says besides its kind. */
export const detailOf = ({ detail }: Row): string =>
  typeof detail === 'object' && detail !== null
    ? Object.entries(detail)
        .filter(([, value]) => typeof value === 'string' && value !== '')
        .map(([name, value]) => (name.endsWith('Paise') ? formatPaise(Number(value)) : value))
        .join(', ')
    : '';
