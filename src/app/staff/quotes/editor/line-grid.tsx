import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { UnderstoodAmount } from '#app/staff/forms/understood-amount.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { IconButton } from '#app/staff/kit/icon-button.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { staffQuotesContent } from '#app/staff/quotes/texts.ts';
import { looksLikeDiscount } from '#domain/quotes/input/discount-input.ts';
import { type LineInput, looksLikeFee } from '#domain/quotes/input/line-input.ts';
import { maxLines } from '#domain/quotes/input/quote-input.ts';
import { formatPaise, paiseFromTyped } from '#domain/shared/money.ts';
import { FieldGroup, fieldId } from './quote-field.tsx';
import type { QuoteForm } from './use-quote-form.ts';

const isQuantity = (text: string) => /^\d{1,4}$/.test(text);

/** Description, quantity and rate, or description and rate; a sheet separates its cells by tabs. */
function lineOf(row: string): LineInput {
  const [text = '', ...cells] = row.split('\t').map((cell) => cell.trim());
  const line = { text, quantity: '1', price: '', isOptional: false, isFee: looksLikeFee(text) };
  const [first = '', second = ''] = cells;
  if (second !== '' && isQuantity(first)) return { ...line, quantity: first, price: second };
  return paiseFromTyped(first) === undefined ? line : { ...line, price: first };
}

/** The lines of a pasted text; `undefined` when it is a single one, which the field takes itself. */
function pastedLines(text: string): LineInput[] | undefined {
  const rows = text.split(/\r\n?|\n/).filter((row) => row.trim() !== '');
  return rows.length > 1 || rows[0]?.includes('\t') ? rows.map(lineOf) : undefined;
}

const content = staffQuotesContent.editor;

type Column = 'text' | 'quantity' | 'price';
const columns: readonly Column[] = ['text', 'quantity', 'price'];
const modes = { text: undefined, quantity: 'numeric', price: 'decimal' } as const;

type Line = QuoteForm['values']['lines'][number];
type LineProps = { form: QuoteForm; line: Line; index: number; onRemove: () => void };

function amountOf({ quantity, price }: Line): string {
  const paise = paiseFromTyped(price.trim());
  return paise !== undefined && /^\d{1,4}$/.test(quantity.trim())
    ? formatPaise(paise * Number(quantity))
    : '';
}

function Cell({ form, line, index, column }: Omit<LineProps, 'onRemove'> & { column: Column }) {
  const field = `lines.${index}.${column}`;
  const id = fieldId(field);
  const describedBy = column === 'price' ? `${id}-understood` : `${id}-hint`;
  const isUnclear =
    column === 'price' && line.price.trim() !== '' && paiseFromTyped(line.price) === undefined;
  const hint = column === 'text' && looksLikeDiscount(line.text) ? content.discountLine : '';
  return (
    <div className={`grid min-w-0 content-start gap-1 ${column === 'text' ? '@max-xl:col-span-full' : ''}`}>
      <label htmlFor={id} className={`font-semibold text-sm ${index > 0 ? '@xl:sr-only' : ''}`}>
        {content[column]}
      </label>
      <Input
        isNumeric={column !== 'text'}
        id={id}
        value={line[column]}
        inputMode={modes[column]}
        autoComplete="off"
        data-column={column}
        aria-invalid={form.fault?.field === field || undefined}
        aria-describedby={hint || column === 'price' ? describedBy : undefined}
        onChange={(event) => form.setLine(line.key, { [column]: event.currentTarget.value })}
      />
      {hint && (
        <p id={describedBy} className="text-quiet text-sm">
          {hint}
        </p>
      )}
      {column === 'price' && (
        // The amount beside it shows how the rate was understood.
        <div className={isUnclear ? '' : 'sr-only'}>
          <UnderstoodAmount id={describedBy} typed={line.price} />
        </div>
      )}
    </div>
  );
}

const ticks = {
  isOptional: { label: content.optional, name: content.optionalLine },
  isFee: { label: content.fee, name: content.feeLine },
} as const;

type TickProps = Omit<LineProps, 'onRemove'> & { name: keyof typeof ticks };

function Tick({ form, line, index, name }: TickProps) {
  return (
    <Checkbox
      aria-label={ticks[name].name(index + 1)}
      checked={line[name]}
      onChange={(event) => form.setLine(line.key, { [name]: event.currentTarget.checked })}
    >
      {ticks[name].label}
    </Checkbox>
  );
}

/** In the first line the label is the heading of its column. */
const headedTick = '@xl:text-sm @xl:font-semibold @xl:[&>label]:flex-col-reverse @xl:[&>label]:gap-2.5';

function LineRow({ form, line, index, onRemove }: LineProps) {
  const top = index > 0 ? '' : '@xl:pt-6';
  return (
    <fieldset
      data-line={index}
      className="grid grid-cols-[5rem_1fr_auto] items-start gap-x-3 gap-y-2 rounded-lg border border-line p-3 @xl:grid-cols-[1fr_4.75rem_6.5rem_5.5rem_4.5rem_2.25rem_2.75rem] @xl:gap-x-2 @xl:border-0 @xl:p-0"
    >
      <legend className="font-semibold text-quiet text-sm @xl:sr-only">{content.line(index + 1)}</legend>
      {columns.map((column) => (
        <Cell key={column} form={form} line={line} index={index} column={column} />
      ))}
      <p className={`grid min-h-11 content-center text-right tabular-nums @max-xl:self-end ${top}`}>
        <span className="sr-only">{content.amount}: </span>
        {amountOf(line)}
      </p>
      <div className="flex flex-wrap gap-x-5 @max-xl:col-span-2 @xl:contents">
        {(['isOptional', 'isFee'] as const).map((name) => (
          <div
            key={name}
            className={`@xl:justify-self-center ${index > 0 ? '@xl:[&_span]:sr-only' : headedTick}`}
          >
            <Tick form={form} line={line} index={index} name={name} />
          </div>
        ))}
      </div>
      <div className={`justify-self-end text-brick ${top}`}>
        <IconButton aria-label={content.removeLine(index + 1)} title={content.remove} onClick={onRemove}>
          ✕
        </IconButton>
      </div>
    </fieldset>
  );
}

/** Where to put the focus once the lines have changed. */
type Place = { index: number; column: Column };

const placeOf = (target: EventTarget | null): Place | undefined => {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const column = target.dataset.column as Column | undefined;
  const index = Number(target.closest<HTMLElement>('[data-line]')?.dataset.line);
  return column && { index, column };
};

type Command =
  | { kind: 'add' }
  | { kind: 'remove' }
  | { kind: 'move'; by: -1 | 1 }
  | { kind: 'focus'; by: -1 | 1 };

/** What a key does in the grid; undefined when the field handles it itself. */
function commandOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Command | undefined {
  const isControl = ctrlKey || metaKey;
  if (key === 'Enter') return isControl ? undefined : { kind: 'add' };
  if (key === 'Backspace') return isControl ? { kind: 'remove' } : undefined;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  return { kind: altKey ? 'move' : 'focus', by: key === 'ArrowUp' ? -1 : 1 };
}

const focusOn = ({ index, column }: Place) =>
  document.getElementById(fieldId(`lines.${index}.${column}`))?.focus();

export function LineGrid({ form }: { form: QuoteForm }) {
  const { lines } = form.values;
  const [status, setStatus] = useState('');
  const next = useRef<Place>(undefined);

  useEffect(() => {
    if (next.current && lines) focusOn(next.current);
    next.current = undefined;
  }, [lines]);

  const add = (index: number) => {
    const line = lines[index];
    if (!line || lines.length >= maxLines) return;
    next.current = { index: index + 1, column: 'text' };
    form.addLines(line.key);
  };
  const remove = (index: number) => {
    const line = lines[index];
    if (!line) return;
    next.current = { index: Math.max(0, Math.min(index, lines.length - 2)), column: 'text' };
    form.removeLine(line.key);
    setStatus(content.removed(index + 1));
  };
  const move = (place: Place, by: -1 | 1) => {
    const line = lines[place.index];
    if (!line || !lines[place.index + by]) return;
    next.current = { ...place, index: place.index + by };
    form.moveLine(line.key, by);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    const command = event.nativeEvent.isComposing ? undefined : commandOf(event);
    if (!place || !command) return;
    event.preventDefault();
    if (command.kind === 'add') add(place.index);
    else if (command.kind === 'remove') remove(place.index);
    else if (command.kind === 'move') move(place, command.by);
    else focusOn({ ...place, index: place.index + command.by });
  };

  const onPaste = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const line = place && lines[place.index];
    const pasted = place?.column === 'text' ? pastedLines(event.clipboardData.getData('text')) : undefined;
    if (!line || !pasted) return;
    event.preventDefault();
    form.addLines(line.key, pasted);
    setStatus(content.pasted(pasted.length));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and pasted text come from the fields inside
    <div onKeyDown={onKeyDown} onPaste={onPaste}>
      <FieldGroup legend={content.lines}>
        {lines.map((line, index) => (
          <LineRow key={line.key} form={form} line={line} index={index} onRemove={() => remove(index)} />
        ))}
        <div className="flex flex-wrap items-center gap-x-4">
          <Button look="text" aria-disabled={lines.length >= maxLines} onClick={() => add(lines.length - 1)}>
            {content.add}
          </Button>
          <p role="status" className="text-quiet text-sm">
            {status}
          </p>
        </div>
        <p className="text-quiet text-sm">{content.feeHint}</p>
        <p className="text-quiet text-sm max-sm:hidden">{content.keys}</p>
      </FieldGroup>
    </div>
  );
}
