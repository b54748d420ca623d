import { useState } from 'react';
import {
  percentFromTyped,
  type QuoteFault,
  quantityFromTyped,
  readQuote,
  type TypedLine,
  type TypedQuote,
} from '#domain/quotes/quote-input.ts';
import { sumsOf } from '#domain/quotes/quote-sums.ts';
import { formatPaise, paiseFromTyped } from '#domain/settings/money.ts';
import { fieldId } from './quote-field.tsx';

/** A line keeps its name while others come and go around it. */
type KeyedLine = TypedLine & { key: number };
type Values = Omit<TypedQuote, 'lines'> & { lines: KeyedLine[] };

const emptyLine: TypedLine = { text: '', quantity: '1', price: '' };

const keyed = (quote: TypedQuote): Values => ({
  ...quote,
  lines: quote.lines.map((line, key) => ({ ...line, key })),
});

/** Nothing while a line that was begun has no quantity or price that can be read. */
function totalOf({ lines, gstPercent }: Values): string | undefined {
  const percent = percentFromTyped(gstPercent.trim());
  const begun = lines.filter(({ text, price }) => text.trim() !== '' || price.trim() !== '');
  const read = begun.map(({ text, quantity, price }) => ({
    text,
    quantity: quantityFromTyped(quantity.trim()) ?? 0,
    unitPaise: paiseFromTyped(price) ?? 0,
  }));
  if (percent === undefined || read.length === 0) return undefined;
  if (read.some(({ quantity, unitPaise }) => quantity === 0 || unitPaise === 0)) return undefined;
  return formatPaise(sumsOf({ lines: read, gstPercent: percent }).totalPaise);
}

const trimmed = ({ lines, ...quote }: Values): TypedQuote => ({
  lines: lines.map(({ text, quantity, price }) => ({
    text: text.trim(),
    quantity: quantity.trim(),
    price: price.trim(),
  })),
  gstPercent: quote.gstPercent.trim(),
  validUntil: quote.validUntil.trim(),
  inclusions: quote.inclusions.trim(),
  exclusions: quote.exclusions.trim(),
});

/** What stands in the form, and what is wrong with it. */
export function useQuoteForm(begun: TypedQuote) {
  const [values, setValues] = useState(() => keyed(begun));
  const [start, setStart] = useState(values);
  const [fault, setFault] = useState<QuoteFault>();

  const point = (found: QuoteFault) => {
    setFault(found);
    document.getElementById(fieldId(found.field))?.focus();
  };

  return {
    values,
    fault,
    isDirty: values !== start,
    total: totalOf(values),
    point,
    set: (change: Partial<Omit<Values, 'lines'>>) => setValues((now) => ({ ...now, ...change })),
    setLine: (key: number, change: Partial<TypedLine>) =>
      setValues((now) => ({
        ...now,
        lines: now.lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
      })),
    addLine: () =>
      setValues((now) => {
        const key = Math.max(-1, ...now.lines.map((line) => line.key)) + 1;
        return { ...now, lines: [...now.lines, { ...emptyLine, key }] };
      }),
    removeLine: (key: number) =>
      setValues((now) => ({ ...now, lines: now.lines.filter((line) => line.key !== key) })),
    restart: (quote: TypedQuote) => {
      setFault(undefined);
      const next = keyed(quote);
      setValues(next);
      setStart(next);
    },
    /** The quote to send; nothing where a field is wrong, which then has the focus. */
    read: (): TypedQuote | undefined => {
      const quote = trimmed(values);
      const found = readQuote(quote, new Date());
      if ('fault' in found) {
        point(found.fault);
        return undefined;
      }
      setFault(undefined);
      return quote;
    },
  };
}

export type QuoteForm = ReturnType<typeof useQuoteForm>;
