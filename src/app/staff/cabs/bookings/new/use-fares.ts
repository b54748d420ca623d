import { type RefObject, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { stopFields } from '#domain/fares/requested-trip.ts';
import type { FarePreview } from './fare-preview.ts';

const pauseMs = 200;

const places = ['from', 'to', ...stopFields] as const;
export const fareFields: readonly string[] = [
  ...['trip', ...places, 'km', 'date', 'time', 'returnDate', 'hours', 'city', 'rates'],
];

type Options = {
  address: string;
  /** What the address also asks for. */
  more?: readonly string[];
};

/** Asks for the fares a moment after the last key. */
export function useFares<Preview extends FarePreview = FarePreview>(
  form: RefObject<HTMLFormElement | null>,
  { address, more = [] }: Options,
) {
  const { data, load, state } = useFetcher<Preview | null>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const askNow = () => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const typed = new FormData(form.current);
    const query = new URLSearchParams();
    for (const name of [...fareFields, ...more]) {
      const value = typed.get(name);
      if (typeof value === 'string' && value !== '') query.set(name, value);
    }
    void load(`${address}?${query}`);
  };
  const ask = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(askNow, pauseMs);
  };
  return { preview: (data ?? undefined) as Preview | undefined, isAsking: state !== 'idle', ask, askNow };
}
