import pg from 'pg';
import type { Log } from '#platform/log.ts';
import { GuardedClient } from './guarded-client.ts';
import { serverKeepAlive } from './pool.ts';

type OnMessage = (payload: string) => void;

type Options = {
  url: string;
  channel: string;
  log: Log;
  onMessage: OnMessage;
  /** Further channels on the same connection, by their names. */
  others?: ReadonlyMap<string, OnMessage>;
  /** Called at each (re)connection, because notifications in between are lost. */
  onConnect(): void;
  /** Called when an open connection is lost; other connections to the same server may be dead too. */
  onLost?(): void;
};

export type Listener = {
  /** Seconds since the last successful heartbeat. */
  silentSeconds(): number;
  close(): Promise<void>;
};

const firstRetryMs = 100;
const maxRetryMs = 1000;
const maxConnectMs = 1500;
const heartbeatMs = 1000;
const maxAnswerMs = 1500;

/**
 * Listens on its own connection (LISTEN does not work through a transaction pooler) and reconnects by itself. A
 * listener sends nothing and would not notice a network that drops packets, so it sends a heartbeat query.
 */
export function listen({ url, channel, log, onMessage, others, onConnect, onLost }: Options): Listener {
  const channels = new Map([[channel, onMessage], ...(others ?? [])]);
  const names = [...channels.keys()];
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

  /** Without a reply in time the client destroys its connection. */
  const prove = async (current: GuardedClient) => {
    const text = 'select from pg_listening_channels() as name where name = any($1)';
    const { rowCount } = await current.query(text, [names]);
    if (rowCount !== names.length) throw new Error('the connection no longer listens');
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
    // Also for an abandoned connection, because an unhandled error would end the process.
    current.on('error', (error) => again(current, error));
    current.on('end', () => again(current));
    current.on('notification', (message) => channels.get(message.channel)?.(message.payload ?? ''));
    try {
      await current.connect();
      for (const name of names) await current.query(`listen ${pg.escapeIdentifier(name)}`);
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
