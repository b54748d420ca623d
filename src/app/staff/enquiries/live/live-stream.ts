import { call } from '#app/staff/call.ts';
import { paths } from '#paths.ts';
import type { LiveChange } from '#platform/database/live-changes.ts';
import { asBackgroundRequest } from './background-request.ts';

export type LiveMessage =
  /** The connection stands; what happened before is unknown. */
  { kind: 'open' } | { kind: 'change'; change: LiveChange } | { kind: 'lost' } | { kind: 'over' };

export type LiveListener = (message: LiveMessage) => void;

const firstWaitMs = 2000;
const lastWaitMs = 15_000;
/** The server sends a beat every twenty seconds. A connection without one is dead, although nothing has closed it. */
const maxSilenceMs = 50_000;
const maxAnswerMs = 10_000;

/** The browser's event source says nothing about why it was refused. */
async function isSessionOver(username: string): Promise<boolean> {
  try {
    const path = `/adminDashboard/check-user-session/?ssn=${encodeURIComponent(username)}` as const;
    const signal = AbortSignal.timeout?.(maxAnswerMs);
    return (await asBackgroundRequest(() => call(path, { ...(signal && { signal }) }))).sessionOver;
  } catch {
    return false;
  }
}

/** One connection that comes back: by the browser itself where it was lost, by us where it was refused. */
function connect(username: string, listener: LiveListener): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let waitMs = firstWaitMs;
  let isClosed = false;

  const again = async () => {
    clearTimeout(silence);
    source?.close();
    const isOver = await isSessionOver(username);
    if (isClosed) return;
    if (isOver) listener({ kind: 'over' });
    retry = setTimeout(isOver ? again : open, waitMs);
    waitMs = Math.min(waitMs * 2, lastWaitMs);
  };

  const expectBeat = () => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      listener({ kind: 'lost' });
      void again();
    }, maxSilenceMs);
  };

  const open = () => {
    const opened = new EventSource(paths.adminLive);
    source = opened;
    expectBeat();
    for (const event of ['open', 'missed', 'change', 'beat']) opened.addEventListener(event, expectBeat);
    opened.addEventListener('open', () => {
      waitMs = firstWaitMs;
      listener({ kind: 'open' });
    });
    opened.addEventListener('missed', () => listener({ kind: 'open' }));
    opened.addEventListener('change', ({ data }) => listener({ kind: 'change', change: JSON.parse(data) }));
    opened.addEventListener('over', () => void again());
    opened.addEventListener('error', () => {
      listener({ kind: 'lost' });
      if (opened.readyState === EventSource.CLOSED) void again();
    });
  };

  open();
  return () => {
    isClosed = true;
    clearTimeout(retry);
    clearTimeout(silence);
    source?.close();
  };
}

const name = 'live-enquiries';

/**
 * Of all tabs one holds the connection and tells the others: a browser has six to a host, and a desk with as many
 * tabs would wait for itself.
 */
export function shareLive(username: string, listener: LiveListener): () => void {
  if (!('locks' in navigator)) return connect(username, listener);
  const channel = new BroadcastChannel(name);
  const stop = new AbortController();
  channel.addEventListener('message', ({ data }) => listener(data));
  const hold = () =>
    new Promise<void>((resolve) => {
      const end = connect(username, (message) => {
        listener(message);
        channel.postMessage(message);
      });
      const release = () => {
        end();
        resolve();
      };
      if (stop.signal.aborted) release();
      else stop.signal.addEventListener('abort', release);
    });
  // Refused where the tab leaves before its turn.
  navigator.locks.request(name, { signal: stop.signal }, hold).catch(() => {});
  return () => {
    stop.abort();
    channel.close();
  };
}
