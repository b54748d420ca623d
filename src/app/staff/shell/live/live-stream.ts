import { readCall } from '#app/staff/shell/read-call.ts';
import { paths } from '#paths.ts';
import type { LiveChange } from '#platform/database/live-changes.ts';
import { asBackgroundRequest } from './background-request.ts';

export type LiveMessage =
  /** Connected; changes before this moment may have been missed. */
  { kind: 'open' } | { kind: 'change'; change: LiveChange } | { kind: 'lost' } | { kind: 'over' };

export type LiveListener = (message: LiveMessage) => void;

const firstWaitMs = 2000;
const lastWaitMs = 15_000;
/** The server sends a heartbeat every 20 seconds. A connection without one is dead even if nothing closed it. */
const maxSilenceMs = 50_000;
const maxAnswerMs = 10_000;

/** `EventSource` does not report the status of a refused request, so the session is checked by a call. */
export async function isSessionOver(username: string): Promise<boolean> {
  try {
    const path = `/adminDashboard/check-user-session/?ssn=${encodeURIComponent(username)}` as const;
    const signal = AbortSignal.timeout?.(maxAnswerMs);
    return (await asBackgroundRequest(() => readCall(path, signal))).code === 'unauthenticated';
  } catch {
    return false;
  }
}

/** One connection that reconnects: the browser retries after a network error, this code after a refusal. */
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
 * One tab holds the connection and broadcasts to the others, because a browser allows only six HTTP/1.1 connections
 * per host.
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
  // `request` rejects when this tab stops waiting for the lock.
  navigator.locks.request(name, { signal: stop.signal }, hold).catch(() => {});
  return () => {
    stop.abort();
    channel.close();
  };
}
