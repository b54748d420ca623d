import { isSessionLive } from '#domain/staff/session-service.ts';
import { failureText } from '#messages.ts';
import type { Db } from '#platform/database/db.ts';
import { liveChannel } from '#platform/database/live-changes.ts';
import { listen } from '#platform/database/notifications.ts';
import type { Env } from '#platform/env.ts';
import { failureStatus } from '#platform/failure.ts';
import { sessionCookie, staffCookies } from '#platform/http/cookies.ts';
import type { Log } from '#platform/log.ts';

const defaultBeatMs = 20_000;
const retryMs = 2000;
/** A reader this many messages behind is disconnected. */
const maxWaiting = 500;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

type Stream = { send(text: string): void; end(): void };
type Options = { env: Pick<Env, 'DATABASE_URL' | 'BASE_URL'>; log: Log; db: Db; beatMs?: number };

const refuse = (code: 'unauthenticated' | 'unavailable' | 'not_allowed') =>
  new Response(failureText[code], { status: failureStatus[code], headers: { 'cache-control': 'no-store' } });

const message = (event: string, data: string) => `event: ${event}\ndata: ${data}\n\n`;

function createStream(onEnd: (stream: Stream) => void) {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream: Stream = {
    send(text) {
      if (controller && (controller.desiredSize ?? 0) < -maxWaiting) stream.end();
      controller?.enqueue(encoder.encode(text));
    },
    end() {
      const open = controller;
      controller = undefined;
      onEnd(stream);
      open?.close();
    },
  };
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened;
    },
    cancel() {
      controller = undefined;
      onEnd(stream);
    },
  });
  return { stream, body };
}

/**
 * Server-sent events for open staff pages. One listening connection serves all streams, and each heartbeat checks the
 * session again.
 */
export function createLive({ env, log, db, beatMs = defaultBeatMs }: Options) {
  const streams = new Map<Stream, NodeJS.Timeout>();
  const cookies = staffCookies(env.BASE_URL);
  let isClosed = false;

  const tellAll = (text: string) => {
    for (const stream of streams.keys()) stream.send(text);
  };

  const listener = listen({
    url: env.DATABASE_URL,
    channel: liveChannel,
    log,
    onMessage: (payload) => tellAll(message('change', payload)),
    // Notifications sent while disconnected are lost, so every page reloads its data.
    onConnect: () => tellAll(message('missed', '')),
  });

  const forget = (stream: Stream) => {
    clearInterval(streams.get(stream));
    streams.delete(stream);
  };

  const beat = async (stream: Stream, token: string | undefined) => {
    const isLive = await isSessionLive(db, token).catch(() => undefined);
    if (!streams.has(stream)) return;
    // An event, because EventSource hides comments; a page detects a lost connection by missing heartbeats.
    if (isLive) return stream.send(message('beat', ''));
    if (isLive === false) stream.send(message('over', ''));
    // Also when the database is away: the session cannot be checked, and the page reconnects by itself.
    stream.end();
  };

  const endStreams = () => {
    isClosed = true;
    for (const stream of [...streams.keys()]) stream.end();
  };

  return {
    async open(request: Request): Promise<Response> {
      if (request.method !== 'GET') return refuse('not_allowed');
      const token = cookies.read(request, sessionCookie);
      const isLive = await isSessionLive(db, token).catch(() => undefined);
      if (isLive === false) return refuse('unauthenticated');
      if (!isLive || isClosed) return refuse('unavailable');
      const { stream, body } = createStream(forget);
      streams.set(
        stream,
        setInterval(() => void beat(stream, token), beatMs),
      );
      stream.send(`retry: ${retryMs}\n\n`);
      return new Response(body, { headers });
    },
    endStreams,
    listener,
    async close(): Promise<void> {
      endStreams();
      await listener.close();
    },
  };
}

export type Live = ReturnType<typeof createLive>;
