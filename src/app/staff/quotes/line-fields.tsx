import { useEffect, useRef, useState } from 'react';
import { staffQuotesContent } from '#app/content/staff/quotes.ts';
import { UnderstoodAmount } from '#app/staff/ui/understood-amount.tsx';
import { looksLikeDiscount } from '#domain/quotes/discount-input.ts';
import { maxLines } from '#domain/quotes/quote-input.ts';
import { fieldId, QuoteField } from './quote-field.tsx';
import type { QuoteForm } from './use-quote-form.ts';

const content = staffQuotesContent.editor;

type LineProps = { form: QuoteForm; index: number; onRemove: () => void };

function LineFields({ form, index, onRemove }: LineProps) {
  const line = form.values.lines[index];
  if (!line) return null;
  const props = (name: 'text' | 'quantity' | 'price') => ({
    field: `lines.${index}.${name}`,
    value: line[name],
    fault: form.fault?.field,
    onChange: (value: string) => form.setLine(line.key, { [name]: value }),
  });
  const understoodId = fieldId(`lines.${index}.understood`);
  return (
    <fieldset className="grid grid-cols-[5rem_1fr] items-start gap-3 rounded-lg border border-line p-3 @md:grid-cols-[5rem_1fr_auto] @2xl:grid-cols-[1fr_5rem_11rem_auto] @2xl:border-0 @2xl:p-0">
      <legend className="font-semibold text-quiet text-sm @2xl:sr-only">{content.line(index + 1)}</legend>
      <div className="@max-2xl:col-span-full">
        <QuoteField
          {...props('text')}
          label={content.text}
          hint={looksLikeDiscount(line.text) ? content.discountLine : undefined}
        />
      </div>
      <QuoteField {...props('quantity')} label={content.quantity} inputMode="numeric" />
      <QuoteField {...props('price')} label={content.price} inputMode="decimal" describedBy={understoodId} />
      <div className="col-span-full @md:order-last @2xl:-mt-2">
        <UnderstoodAmount id={understoodId} typed={line.price} />
      </div>
      {form.values.lines.length > 1 && (
        <button
          type="button"
          aria-label={content.removeLine(index + 1)}
          className="min-h-11 rounded-lg px-2 font-semibold text-brick underline @md:mt-6 @max-md:col-span-full @max-md:justify-self-end"
          onClick={onRemove}
        >
          {content.remove}
        </button>
      )}
    </fieldset>
  );
}

export function QuoteLineFields({ form }: { form: QuoteForm }) {
  const { lines } = form.values;
  const [status, setStatus] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const known = useRef(lines.length);

  // Focuses the text of a new line.
  useEffect(() => {
    if (lines.length > known.current)
      document.getElementById(fieldId(`lines.${lines.length - 1}.text`))?.focus();
    known.current = lines.length;
  }, [lines.length]);

  const remove = (key: number, index: number) => {
    form.removeLine(key);
    setStatus(content.removed(index + 1));
    add.current?.focus();
  };

  return (
    <fieldset className="@container grid gap-3">
      <legend className="mb-2 font-semibold">{content.lines}</legend>
      {lines.map((line, index) => (
        <LineFields key={line.key} form={form} index={index} onRemove={() => remove(line.key, index)} />
      ))}
      <div className="flex flex-wrap items-center gap-x-4">
        <button
          ref={add}
          type="button"
          aria-disabled={lines.length >= maxLines}
          className="min-h-11 rounded-lg px-2 font-semibold text-teal underline aria-disabled:opacity-60"
          onClick={() => lines.length < maxLines && form.addLine()}
        >
          {content.add}
        </button>
        <p role="status" className="text-quiet text-sm">
          {status}
        </p>
      </div>
    </fieldset>
  );
}
