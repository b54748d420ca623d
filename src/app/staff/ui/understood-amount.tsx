import { useEffect, useState } from 'react';
import { staffMoneyContent as content } from '#app/content/staff/money.ts';
import { formatPaise, paiseFromTyped } from '#domain/shared/money.ts';
import { rupeesInWords } from '#domain/shared/rupees-in-words.ts';

/** In figures and in words: a zero too many is easily missed in one of them. */
function understandingOf(typed: string): string {
  if (typed.trim() === '') return '';
  const paise = paiseFromTyped(typed);
  return paise === undefined
    ? content.unclear
    : content.understood(formatPaise(paise), rupeesInWords(paise).toLowerCase());
}

/** A screen reader would otherwise speak after every key. */
const pauseMs = 1000;

/** The text, once it has not changed for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

type Props = {
  /** The field names it in `aria-describedby`. */
  id: string;
  typed: string;
  /** Shown while nothing is typed. */
  hint?: string;
};

/**
 * How an amount is understood, while it is typed. It keeps room for as many lines as an amount in lakhs needs within its
 * container, so that nothing below it moves.
 */
export function UnderstoodAmount({ id, typed, hint = '' }: Props) {
  const [start] = useState(typed);
  const text = understandingOf(typed);
  const announced = useSettled(typed === start ? '' : text);
  return (
    <>
      <p id={id} className="mt-1 min-h-[3lh] text-quiet text-sm @md:min-h-[2lh] @2xl:min-h-[1lh]">
        {text || hint}
      </p>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}
