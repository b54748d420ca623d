import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Estimate } from '#domain/fares/estimate.ts';
import { fieldsOf, missingPlace, tripFields, tripRequestOf } from '#domain/fares/requested-trip.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';
import { paths } from '#paths.ts';

export type TripFields = Record<string, string>;

/** A day or a time that is set by the arrow keys changes several times in a row. */
const pauseMs = 150;
/** A patchy network may never answer; the visitor is then asked to try again. */
const maxWaitMs = 12_000;

/** The page is made again each day, but an older copy may have been served; its days are past. */
function renewDays(form: HTMLFormElement, today: string) {
  const renew = (name: string, day: string) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value < today) field.value = day;
  };
  renew(tripFields.date, daysAfter(today, 1));
  renew(tripFields.returnDate, daysAfter(today, 2));
}

const fieldsIn = (form: HTMLFormElement): TripFields =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** The trip as a query string; empty while an end is missing. */
function queryOf(fields: TripFields, today: string): string {
  const request = tripRequestOf(fields, today);
  return missingPlace(request) === null ? String(new URLSearchParams(fieldsOf(request))) : '';
}

/** A trip of the form, as the server understood it; `estimate` is null when the request failed. */
type Answer = { query: string; estimate: Estimate | null };

const answers = new Map<string, Estimate>();

async function ask(query: string, signal: AbortSignal): Promise<Answer | undefined> {
  const earlier = answers.get(query);
  if (earlier) return { query, estimate: earlier };
  try {
    const response = await fetch(`${paths.fareEstimate}?${query}`, { signal });
    if (!response.ok) return { query, estimate: null };
    const estimate = (await response.json()) as Estimate;
    answers.set(query, estimate);
    return { query, estimate };
  } catch {
    return signal.aborted ? undefined : { query, estimate: null };
  }
}

type Start = { fields: TripFields; today: string; estimate: Estimate | null };

/** The trip in the form, and its estimate by the server, which has the distances. */
export function useEstimate(form: RefObject<HTMLFormElement | null>, start: Start) {
  const [isHydrated, setHydrated] = useState(false);
  const [query, setQuery] = useState(() => queryOf(start.fields, start.today));
  const [answer, setAnswer] = useState<Answer>({ query, estimate: start.estimate });

  const read = useCallback(() => {
    if (form.current) setQuery(queryOf(fieldsIn(form.current), dayInIndia(new Date())));
  }, [form]);

  // The visitor may have filled in the form before hydration.
  useEffect(() => {
    if (form.current) renewDays(form.current, dayInIndia(new Date()));
    setHydrated(true);
    read();
  }, [form, read]);

  const isOpen = query !== '' && (answer.query !== query || answer.estimate === null);
  useEffect(() => {
    if (!isHydrated || query === '' || answer.query === query) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const found = await ask(query, stop.signal);
      if (found) setAnswer(found);
    }, pauseMs);
    const limit = setTimeout(() => {
      stop.abort();
      setAnswer((last) => (last.query === query ? last : { query, estimate: null }));
    }, maxWaitMs);
    return () => {
      clearTimeout(timer);
      clearTimeout(limit);
      stop.abort();
    };
  }, [isHydrated, query, answer.query]);

  /** An empty query differs from that of the form, so the effect asks again. */
  const retry = useCallback(() => setAnswer(({ estimate }) => ({ query: '', estimate })), []);

  const isFailed = query !== '' && answer.query === query && answer.estimate === null;
  useEffect(() => {
    const askIfFailed = () =>
      setAnswer((last) => (last.estimate === null ? { query: '', estimate: null } : last));
    addEventListener('online', askIfFailed);
    return () => removeEventListener('online', askIfFailed);
  }, []);

  return {
    /** The last known one, while the next is on its way. */
    estimate: query === '' ? null : answer.estimate,
    isLoading: isOpen && !isFailed,
    isFailed,
    isHydrated,
    query,
    read,
    retry,
  };
}
