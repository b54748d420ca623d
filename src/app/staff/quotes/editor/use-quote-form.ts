import { useState } from 'react';
import type { UsualTerms } from '#domain/cancellation/cancellation-service.ts';
import { isForCab } from '#domain/quotes/cab-quote.ts';
import { isEmptyLine, type LineInput, looksLikeFee } from '#domain/quotes/input/line-input.ts';
import { maxLines, type QuoteContext, type QuoteInput, readQuote } from '#domain/quotes/input/quote-input.ts';
import type { QuoteFault } from '#domain/quotes/input/typed-field.ts';
import { normalisedGstin } from '#domain/shared/gstin.ts';
import { maxPlanDays } from '#domain/shared/trip-plan-input.ts';
import { type ChosenTaxes, taxesFor } from './buyer-taxes.ts';
import { type CopiedPart, withoutCopied } from './copied-part.ts';
import type { PackagePart } from './package-part.ts';
import { fieldId } from './quote-field.tsx';
import { withLastDay } from './trip-days.ts';
import { typedSums } from './typed-sums.ts';
import { cancellationOfKind } from './usual-cancellation.ts';

/** The key stays with a line when lines are added, moved or removed. */
type KeyedLine = LineInput & { key: number };
type Values = Omit<QuoteInput, 'lines'> & { lines: KeyedLine[] };

const emptyLine: LineInput = { text: '', quantity: '1', price: '', isOptional: false, isFee: false };

const keyed = (quote: QuoteInput): Values => ({
  ...quote,
  lines: quote.lines.map((line, key) => ({ ...line, key })),
});

const nextKey = (lines: readonly KeyedLine[]) => Math.max(-1, ...lines.map(({ key }) => key)) + 1;

const withKeys = (lines: readonly LineInput[], from: number): KeyedLine[] =>
  lines.map((line, index) => ({ ...line, key: from + index }));

const trimmed = (values: Values): QuoteInput => ({
  ...values,
  lines: values.lines.map(({ key: _, text, quantity, price, isOptional, isFee }) => ({
    text: text.trim(),
    quantity: quantity.trim(),
    price: price.trim(),
    isOptional,
    isFee,
  })),
  discount: {
    kind: values.discount.kind,
    value: values.discount.value.trim(),
    label: values.discount.label.trim(),
  },
  deposit: { ...values.deposit, value: values.deposit.value.trim() },
  buyer: { ...values.buyer, gstin: normalisedGstin(values.buyer.gstin) },
  gstPercent: values.gstPercent.trim(),
  tcsPercent: values.tcsPercent.trim(),
  inclusions: values.inclusions.trim(),
  exclusions: values.exclusions.trim(),
  itinerary: values.itinerary.trim(),
  terms: values.terms.trim(),
  trip: {
    firstDay: values.trip.firstDay,
    lastDay: values.trip.lastDay,
    adults: values.trip.adults.trim(),
    ages: values.trip.ages.trim(),
  },
  cancellation: {
    steps: values.cancellation.steps.map(({ daysBefore, chargePercent }) => ({
      daysBefore: daysBefore.trim(),
      chargePercent: chargePercent.trim(),
    })),
    note: values.cancellation.note.trim(),
  },
});

/** Adds the lines of a list that it does not have yet. */
function joined(list: string, added: string): string {
  const known = list.split('\n').map((line) => line.trim());
  return [...known, ...added.split('\n').filter((line) => !known.includes(line.trim()))]
    .filter((line) => line !== '')
    .join('\n');
}

/** Ticks the fee of a line whose text begins to name one; staff can untick it. */
const ticksFee = ({ text }: LineInput, change: Partial<LineInput>): Partial<LineInput> =>
  change.text !== undefined && looksLikeFee(change.text) && !looksLikeFee(text) ? { isFee: true } : {};

type Options = QuoteContext & {
  initial: QuoteInput;
  /** A stored draft. */
  restored: QuoteInput | undefined;
  /** The cancellation terms that hold today. */
  usualTerms: UsualTerms;
};

/** The values of the form and its first fault. */
export function useQuoteForm({ initial, restored, usualTerms, ownState, asksForCab }: Options) {
  const [start, setStart] = useState(() => keyed(initial));
  const [values, setValues] = useState(() => (restored ? keyed(restored) : start));
  const [fault, setFault] = useState<QuoteFault>();
  const typed = trimmed(values);

  const point = (found: QuoteFault) => {
    setFault(found);
    document.getElementById(fieldId(found.field))?.focus();
  };

  /** The message may no longer apply to the changed value. */
  const edit = (change: (now: Values) => Values) => {
    setFault(undefined);
    setValues(change);
  };
  const editLines = (change: (lines: KeyedLine[]) => KeyedLine[]) =>
    edit((now) => ({ ...now, lines: change(now.lines) }));

  return {
    values,
    fault,
    isDirty: values !== start,
    typed,
    /** Whether it is for a trip and needs its days and terms. */
    isTrip: !isForCab(values.serviceKind, asksForCab),
    sums: typedSums(typed, new Date(), { ownState, asksForCab }),
    point,
    set: (change: Partial<Omit<Values, 'lines'>>) => edit((now) => ({ ...now, ...change })),
    /** Another kind of service or residence, with the taxes that follow from it. */
    setTaxes: (taxes: ChosenTaxes, buyer: Values['buyer'], gst?: string) =>
      edit((now) => ({
        ...now,
        ...taxesFor(buyer, taxes),
        cancellation: cancellationOfKind(now, usualTerms, taxes.serviceKind),
        buyer,
        ...(gst !== undefined && { gstPercent: gst }),
      })),
    setLine: (key: number, change: Partial<LineInput>) =>
      editLines((lines) =>
        lines.map((line) => (line.key === key ? { ...line, ...ticksFee(line, change), ...change } : line)),
      ),
    /** Adds lines below this one; takes its place when it is empty. */
    addLines: (after: number, added: readonly LineInput[] = [emptyLine]) =>
      editLines((lines) => {
        const at = lines.findIndex(({ key }) => key === after);
        const target = lines[at];
        const isReplaced =
          target !== undefined && isEmptyLine(target) && added.some((one) => !isEmptyLine(one));
        const fresh = withKeys(added, nextKey(lines));
        return lines.toSpliced(isReplaced ? at : at + 1, isReplaced ? 1 : 0, ...fresh).slice(0, maxLines);
      }),
    removeLine: (key: number) =>
      editLines((lines) => {
        const left = lines.filter((line) => line.key !== key);
        return left.length > 0 ? left : withKeys([emptyLine], nextKey(lines));
      }),
    moveLine: (key: number, by: -1 | 1) =>
      editLines((lines) => {
        const at = lines.findIndex((line) => line.key === key);
        const [line, other] = [lines[at], lines[at + by]];
        return line && other ? lines.with(at, other).with(at + by, line) : lines;
      }),
    /** In place of what was copied from the same package before. */
    addPackage: (
      {
        lines,
        discount: _none,
        inclusions,
        exclusions,
        itinerary,
        plan: days,
        travellers,
        ...rates
      }: PackagePart,
      before?: CopiedPart,
    ) =>
      edit((typedBefore) => {
        const now = before ? withoutCopied(typedBefore, before) : typedBefore;
        const plan = [...now.plan, ...days].slice(0, maxPlanDays);
        const kept = now.lines.filter((one) => !isEmptyLine(one));
        return {
          ...now,
          ...rates,
          ...taxesFor(now.buyer, rates),
          lines: [...kept, ...withKeys(lines, nextKey(now.lines))].slice(0, maxLines),
          inclusions: joined(now.inclusions, inclusions),
          exclusions: joined(now.exclusions, exclusions),
          itinerary: joined(now.itinerary, itinerary),
          plan,
          trip: withLastDay({ ...now.trip, ...travellers }, plan),
          cancellation: cancellationOfKind(now, usualTerms, rates.serviceKind),
        };
      }),
    restart: (quote: QuoteInput) => {
      setFault(undefined);
      const next = keyed(quote);
      setValues(next);
      setStart(next);
    },
    /** Replaces everything with another draft, as typed. */
    replace: (quote: QuoteInput) => edit(() => keyed(quote)),
    /** The quote to send; undefined when a field is invalid, which then gets the focus. */
    read: (): QuoteInput | undefined => {
      const found = readQuote(typed, new Date(), { ownState, asksForCab });
      if ('fault' in found) {
        point(found.fault);
        return undefined;
      }
      setFault(undefined);
      return typed;
    },
  };
}

export type QuoteForm = ReturnType<typeof useQuoteForm>;
