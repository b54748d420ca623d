import { pieceBytes } from '#domain/images/image.ts';
import { paths } from '#paths.ts';
import type { FailureCode } from '#platform/failure.ts';

export type UploadState = 'queued' | 'sending' | 'retrying' | 'making' | 'ready' | 'refused';
/** Without a text the state is shown. */
export type Change = { state: UploadState; offset?: number; imageId?: string; text?: string | undefined };

type Reply = { id: string; offset: number; imageId?: string; state?: string; code?: string; text?: string };

const noRoom: FailureCode = 'no_room';

/** A refusal that sending again does not change. */
class Refused extends Error {}

/** Sending again helps later. The text is the server's; without one the state says enough. */
class NotNow extends Error {}

const textOf = (error: unknown) => (error instanceof NotNow && error.message) || undefined;

/** The server, nginx or the network is busy or away for now. */
const isTransient = (status: number) => status >= 500 || status === 429 || status === 408;

type Options = {
  replaces?: string;
  onChange: (change: Change) => void;
  /** Opens the login popup; the upload goes on once the user is logged in again. */
  onSessionOver: () => void;
  stop: AbortSignal;
};

async function ask(query: string, init: RequestInit, { stop, onSessionOver }: Options): Promise<Reply> {
  const response = await fetch(`${paths.adminImageUpload}${query}`, { ...init, signal: stop });
  if (response.status === 401) onSessionOver();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const reply: Reply = isJson ? await response.json() : { text: await response.text() };
  if (reply.code === noRoom) throw new NotNow(reply.text);
  if (response.status === 401 || isTransient(response.status)) throw new NotNow();
  if (!response.ok || reply.state === 'refused') throw new Refused(reply.text ?? '');
  return reply;
}

const firstWaitMs = 1000;
const maxWaitMs = 15_000;
const pollMs = 200;

/** Ends early when the network is back or the page is left. */
const pause = (ms: number, stop: AbortSignal) =>
  new Promise<void>((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    stop.addEventListener('abort', end, { signal: over.signal });
    window.addEventListener('online', end, { signal: over.signal });
  });

/** One step: begins the upload, sends the next piece, or asks whether the image is ready. */
async function step(file: File, known: Reply | undefined, options: Options): Promise<Reply> {
  if (!known) {
    const fields = { name: file.name, bytes: String(file.size), replaces: options.replaces ?? '' };
    return ask('', { method: 'POST', body: new URLSearchParams(fields) }, options);
  }
  const { id, offset } = known;
  if (offset === file.size) {
    await pause(pollMs, options.stop);
    return ask(`?${new URLSearchParams({ id })}`, {}, options);
  }
  const query = new URLSearchParams({ id, offset: String(offset) });
  const piece = file.slice(offset, offset + pieceBytes);
  const headers = { 'content-type': 'application/octet-stream' };
  return ask(`?${query}`, { method: 'PATCH', body: piece, headers }, options);
}

/** Sends a file until it is ready or refused. After an interruption it asks the server how far it is. */
export async function uploadFile(file: File, options: Options): Promise<Change> {
  const { onChange, stop } = options;
  let known: Reply | undefined;
  let failures = 0;
  while (!stop.aborted) {
    try {
      const id = known?.id;
      const isBehind = failures > 0 && id !== undefined;
      known = isBehind
        ? await ask(`?${new URLSearchParams({ id })}`, {}, options)
        : await step(file, known, options);
      failures = 0;
      const { offset, imageId } = known;
      if (known.state === 'ready' && imageId) return { state: 'ready', offset, imageId, text: undefined };
      onChange({ state: offset === file.size ? 'making' : 'sending', offset, text: undefined });
    } catch (error) {
      if (error instanceof Refused) return { state: 'refused', text: error.message };
      failures += 1;
      onChange({ state: 'retrying', text: textOf(error) });
      await pause(Math.min(maxWaitMs, firstWaitMs * 2 ** (failures - 1)), stop);
    }
  }
  return { state: 'refused', text: '' };
}
