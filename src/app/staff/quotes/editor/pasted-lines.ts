import { looksLikeFee, type TypedLine } from '#domain/quotes/input/line-input.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';

const isQuantity = (text: string) => /^\d{1,4}$/.test(text);

/** Description, quantity and rate, or description and rate; a sheet separates its cells by tabs. */
function lineOf(row: string): TypedLine {
  const [text = '', ...cells] = row.split('\t').map((cell) => cell.trim());
  const line = { text, quantity: '1', price: '', isOptional: false, isFee: looksLikeFee(text) };
  const [first = '', second = ''] = cells;
  if (second !== '' && isQuantity(first)) return { ...line, quantity: first, price: second };
  return paiseFromTyped(first) === undefined ? line : { ...line, price: first };
}

/** The lines of a pasted text; `undefined` when it is a single one, which the field takes itself. */
export function pastedLines(text: string): TypedLine[] | undefined {
  const rows = text.split(/\r\n?|\n/).filter((row) => row.trim() !== '');
  return rows.length > 1 || rows[0]?.includes('\t') ? rows.map(lineOf) : undefined;
}
