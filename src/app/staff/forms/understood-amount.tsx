import { useEffect, useState } from 'react';
import { formatPaise, paiseFromTyped } from '#domain/shared/money.ts';
import { rupeesInWords } from '#domain/shared/rupees-in-words.ts';
import { staffMoneyContent as content } from './texts.ts';

/** Shows the amount in figures and in words, so that an extra zero is noticed. */
function understandingOf(typed: string): string {
  if (typed.trim() === '') return '';
  const paise = paiseFromTyped(typed);
  return paise === undefined
    ? content.unclear
    : content.understood(formatPaise(paise), rupeesInWords(paise).toLowerCase());
}

/** Without a pause, a screen reader would speak after every key. */
const pauseMs = 1000;

/** Returns the text after it has not changed for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

type Props = {
  /** The id that the field's `aria-describedby` refers to. */
  id: string;
  typed: string;
  /** Shown while the field is empty. */
  hint?: string;
  /** False in a dialog, where a blank space would be seen more than a line that moves while staff type. */
  takesRoom?: boolean;
};

/**
 * Shows how a typed amount is understood. Its height fits an amount in lakhs, so that the content below does not move.
 */
export function UnderstoodAmount({ id, typed, hint = '', takesRoom = true }: Props) {
  const [start] = useState(typed);
  const text = understandingOf(typed);
  const announced = useSettled(typed === start ? '' : text);
  return (
    <>
      <p
        id={id}
        className={`mt-1 text-quiet text-sm ${takesRoom ? 'min-h-[3lh] @md:min-h-[2lh] @2xl:min-h-[1lh]' : 'min-h-[1lh]'}`}
      >
        {text || hint}
      </p>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}
