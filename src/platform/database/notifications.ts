import pg from 'pg';
import type { Log } from '#platform/log.ts';
import { GuardedClient } from './guarded-client.ts';
import { serverKeepAlive } from './pool.ts';

type Options = {
  url: string;
  channel: string;
  log: Log;
  onMessage(payload: string): void;
  /** Called at each (re)connection: whatever was said in between was missed. */
  onConnect(): void;
  /** Called when a connection that stood is lost; other connections to the same server may be dead as well. */
  onLost?(): void;
};

export type Listener = {
  /** Since the connection last proved that it listens. */
  silentSeconds(): number;
  close(): Promise<void>;
};

const firstRetryMs = 100;
const maxRetryMs = 1000;
const maxConnectMs = 1500;
const heartbeatMs = 1000;
const maxAnswerMs = 1500;

/**
 * Listens on a connection of its own (LISTEN does not cross a transaction pooler) and comes back by itself. A listener is
 * sent to and never asks, so it would not notice a network that swallows packets: a heartbeat asks in its place.
 */
export function listen({ url, channel, log, onMessage, onConnect, onLost }: Options): Listener {
  let client: GuardedClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let retryMs = firstRetryMs;
  let provenAt = performance.now();
  let stands = false;
  let closed = false;

  const again = (current: GuardedClient, error?: unknown) => {
    if (closed || client !== current) return;
    if (stands) {
      log.warn({ err: error, channel }, 'the notification connection was lost');
      onLost?.();
    }
    stands = false;
    client = undefined;
    clearTimeout(timer);
    current.destroy();
    timer = setTimeout(connect, retryMs);
    retryMs = Math.min(retryMs * 2, maxRetryMs);
  };

  /** The answer comes in time, or the client destroys its connection. */
  const prove = async (current: GuardedClient) => {
    const text = 'select from pg_listening_channels() as name where name = $1';
    const { rowCount } = await current.query(text, [channel]);
    if (rowCount !== 1) throw new Error('the connection no longer listens');
    provenAt = performance.now();
    if (client === current && !closed) timer = setTimeout(heartbeat, heartbeatMs, current);
  };
  const heartbeat = (current: GuardedClient) => {
    prove(current).catch((error) => again(current, error));
  };

  const connect = async () => {
    const current = new GuardedClient({
      connectionString: url,
      application_name: `listen:${channel}`,
      connectionTimeoutMillis: maxConnectMs,
      query_timeout: maxAnswerMs,
      keepAlive: true,
      options: serverKeepAlive,
    });
    client = current;
    // It stays for a connection that was given up, because an unhandled error would end the process.
    current.on('error', (error) => again(current, error));
    current.on('end', () => again(current));
    current.on('notification', (message) => onMessage(message.payload ?? ''));
    try {
      await current.connect();
      await current.query(`listen ${pg.escapeIdentifier(channel)}`);
      await prove(current);
    } catch (error) {
      return again(current, error);
    }
    retryMs = firstRetryMs;
    stands = true;
    onConnect();
  };

  void connect();
  return {
    silentSeconds: () => (performance.now() - provenAt) / 1000,
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
