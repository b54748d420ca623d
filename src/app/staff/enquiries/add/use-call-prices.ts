import { type RefObject, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { callTripNames, callTripOf, type Unsaid, unsaidIn } from '#domain/enquiries/call/call-trip.ts';
import { paths } from '#paths.ts';
import type { loader } from './call-prices.ts';
import type { CallPrices } from './call-prices-view.ts';

const pauseMs = 200;

const namesOfPrice: readonly string[] = callTripNames;

/** Whether a price depends on the field. */
export const decidesPrice = (name: string): boolean => namesOfPrice.includes(name);

function readTyped(form: HTMLFormElement) {
  const typed = new FormData(form);
  const text = (name: string) => String(typed.get(name) ?? '').trim();
  const fields = Object.fromEntries(callTripNames.map((name) => [name, text(name)]));
  const trip = callTripOf(fields);
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
  return { asked: String(query), unsaid: trip ? unsaidIn(trip) : [] };
}

export type CallPricesState = {
  /** What has to be asked before there can be a price. */
  unsaid: readonly Unsaid[];
  /** The last answer; still that of an earlier question while `isCurrent` is false. */
  prices: CallPrices | undefined;
  isCurrent: boolean;
  hasFailed: boolean;
};

/** Asks for the prices a moment after the last key. A later question cancels the earlier one. */
export function useCallPrices(form: RefObject<HTMLFormElement | null>) {
  const { data, state, load, reset } = useFetcher<typeof loader>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [question, setQuestion] = useState<ReturnType<typeof readTyped>>();
  const ask = ({ isAgain = false } = {}) => {
    if (!form.current) return;
    const next = readTyped(form.current);
    if (!isAgain && next.asked === question?.asked) return;
    setQuestion(next);
    clearTimeout(timer.current);
    if (next.unsaid.length > 0) return reset();
    const query = new URLSearchParams({ asked: next.asked });
    timer.current = setTimeout(() => void load(`${paths.adminCallPrices}?${query}`), pauseMs);
  };
  const isReady = question !== undefined && question.unsaid.length === 0;
  const isCurrent = isReady && data?.asked === question.asked && state === 'idle';
  const prices: CallPricesState = {
    unsaid: question?.unsaid ?? [],
    prices: isReady ? (data ?? undefined) : undefined,
    isCurrent,
    hasFailed: isReady && data === null && state === 'idle',
  };
  return { ...prices, ask };
}
