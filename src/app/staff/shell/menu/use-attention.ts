import { useEffect, useEffectEvent, useState } from 'react';
import { asBackgroundRequest } from '#app/staff/shell/live/background-request.ts';
import { shareLive } from '#app/staff/shell/live/live-stream.ts';
import type { Attention } from '#domain/reports/work-service.ts';
import { paths } from '#paths.ts';

/** Changes within this time are asked about once. */
const gatherMs = 1000;

async function askCounts(): Promise<Attention | undefined> {
  try {
    const response = await asBackgroundRequest(() => fetch(paths.adminAttention));
    return response.ok && !response.redirected ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** The counts of the badges, kept up to date by the live stream without reloading the page. */
export function useAttention(loaded: Attention, username: string): Attention {
  const [asked, setAsked] = useState<{ counts: Attention; loaded: Attention }>();
  const ask = useEffectEvent(async () => {
    const counts = await askCounts();
    if (counts) setAsked({ counts, loaded });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = shareLive(username, ({ kind }) => {
      // When the stream opens, changes may have been missed since the page was loaded.
      if ((kind !== 'change' && kind !== 'open') || timer) return;
      timer = setTimeout(() => {
        timer = undefined;
        void ask();
      }, gatherMs);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [username]);
  // What the page has loaded since is newer than what was asked before.
  return asked?.loaded === loaded ? asked.counts : loaded;
}
