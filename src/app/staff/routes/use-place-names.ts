import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#paths.ts';
import type { loader } from './place-names.ts';

const pauseMs = 150;

/** Names of places for what is typed so far, a moment after the last key. */
export function usePlaceNames() {
  const { data = [], load } = useFetcher<typeof loader>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const suggest = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => load(`${paths.adminPlaceNames}?${new URLSearchParams({ q: typed })}`),
      pauseMs,
    );
  };
  return { names: data, suggest };
}
