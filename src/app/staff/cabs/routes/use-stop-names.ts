import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#paths.ts';
import type { loader } from './stop-names.ts';

const pauseMs = 150;

/** Names of stops for what is typed so far, a moment after the last key. */
export function useStopNames() {
  const { data = [], load } = useFetcher<typeof loader>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const suggest = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => load(`${paths.adminStopNames}?${new URLSearchParams({ q: typed })}`),
      pauseMs,
    );
  };
  return { names: data, suggest };
}
