import { useState } from 'react';
import type { TypedLine } from '#domain/quotes/line-input.ts';
import { readQuote, type TypedQuote } from '#domain/quotes/quote-input.ts';
import type { QuoteFault } from '#domain/quotes/typed-field.ts';
import { fieldId } from './quote-field.tsx';
import { typedSums } from './typed-sums.ts';

/** The key stays with a line when lines are added or removed. */
type KeyedLine = TypedLine & { key: number };
type Values = Omit<TypedQuote, 'lines'> & { lines: KeyedLine[] };

const emptyLine: TypedLine = { text: '', quantity: '1', price: '' };

const keyed = (quote: TypedQuote): Values => ({
  ...quote,
  lines: quote.lines.map((line, key) => ({ ...line, key })),
});

const trimmed = ({ lines, ...quote }: Values): TypedQuote => ({
  lines: lines.map(({ text, quantity, price }) => ({
    text: text.trim(),
    quantity: quantity.trim(),
    price: price.trim(),
  })),
  discount: {
    kind: quote.discount.kind,
    value: quote.discount.value.trim(),
    label: quote.discount.label.trim(),
  },
  gstPercent: quote.gstPercent.trim(),
  validUntil: quote.validUntil.trim(),
  inclusions: quote.inclusions.trim(),
  exclusions: quote.exclusions.trim(),
});

/** The values of the form and its first fault. */
export function useQuoteForm(initial: TypedQuote, restored?: TypedQuote) {
  const [start, setStart] = useState(() => keyed(initial));
  const [values, setValues] = useState(() => (restored ? keyed(restored) : start));
  const [fault, setFault] = useState<QuoteFault>();

  const point = (found: QuoteFault) => {
    setFault(found);
    document.getElementById(fieldId(found.field))?.focus();
  };

  /** The message may no longer apply to the changed value. */
  const edit = (change: (now: Values) => Values) => {
    setFault(undefined);
    setValues(change);
  };

  return {
    values,
    fault,
    isDirty: values !== start,
    typed: trimmed(values),
    sums: typedSums(trimmed(values)),
    point,
    set: (change: Partial<Omit<Values, 'lines' | 'discount'>>) => edit((now) => ({ ...now, ...change })),
    setDiscount: (change: Partial<TypedQuote['discount']>) =>
      edit((now) => ({ ...now, discount: { ...now.discount, ...change } })),
    setLine: (key: number, change: Partial<TypedLine>) =>
      edit((now) => ({
        ...now,
        lines: now.lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
      })),
    addLine: () =>
      edit((now) => {
        const key = Math.max(-1, ...now.lines.map((line) => line.key)) + 1;
        return { ...now, lines: [...now.lines, { ...emptyLine, key }] };
      }),
    removeLine: (key: number) =>
      edit((now) => ({ ...now, lines: now.lines.filter((line) => line.key !== key) })),
    restart: (quote: TypedQuote) => {
      setFault(undefined);
      const next = keyed(quote);
      setValues(next);
      setStart(next);
    },
    /** The quote to send; undefined when a field is invalid, which then gets the focus. */
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
