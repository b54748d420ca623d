import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#app/staff/shell/session.ts';
import { paths } from '#paths.ts';
import { failureStatus } from '#platform/failure.ts';
import type { ImageChoice, ImageChoices } from './choices-route.ts';

/** Typing within this time is asked about once. */
const pauseMs = 200;

/** `over` when the session has ended; a network error is thrown. */
export async function readChoices(
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<ImageChoices | 'over'> {
  const response = await fetch(`${paths.adminImageChoices}?${new URLSearchParams(query)}`, {
    signal: signal ?? null,
  });
  if (response.status === failureStatus.unauthenticated) return 'over';
  if (!response.ok) throw new Error(`the images were refused with ${response.status}`);
  return response.json();
}

type Shown = { search: string; images: readonly ImageChoice[]; nextCursor?: string | undefined };

/** The newest images or those that fit; what is shown stays while the next ones are on their way. */
export function useChoices(typed: string) {
  const { askToLogIn } = useSession();
  const [shown, setShown] = useState<Shown>();
  const [before, setBefore] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const search = typed.trim();

  const receive = useEffectEvent((found: ImageChoices | 'over') => {
    if (found === 'over') return askToLogIn();
    setFailed(false);
    setShown((last) => ({
      ...found,
      search,
      images: before && last?.search === search ? [...last.images, ...found.images] : found.images,
    }));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same question once more
  useEffect(() => {
    const stop = new AbortController();
    const ask = () =>
      readChoices({ search, before }, stop.signal).then(receive, () => {
        if (!stop.signal.aborted) setFailed(true);
      });
    const timer = setTimeout(() => void ask(), search === '' ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [search, before, attempt]);

  return {
    shown,
    hasFailed,
    again: () => setAttempt((count) => count + 1),
    showOlder: () => setBefore(shown?.nextCursor ?? ''),
    /** A new search begins with the newest. */
    restart: () => setBefore(''),
  };
}
