import pg from 'pg';
import type { Log } from './log.ts';

type Options = {
  url: string;
  channel: string;
  log: Log;
  onMessage(payload: string): void;
  /** Called at each (re)connection: whatever was said in between was missed. */
  onConnect(): void;
};

const firstRetryMs = 100;
const lastRetryMs = 2000;

/** Listens on a connection of its own (LISTEN does not cross a transaction pooler) and comes back by itself. */
export function listen({ url, channel, log, onMessage, onConnect }: Options): { close(): Promise<void> } {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let retryMs = firstRetryMs;
  let closed = false;

  const again = (current: pg.Client) => {
    if (closed || client !== current) return;
    client = undefined;
    current.removeAllListeners('end');
    current.end().catch(() => {});
    retry = setTimeout(connect, retryMs);
    retryMs = Math.min(retryMs * 2, lastRetryMs);
  };

  const connect = () => {
    const current = new pg.Client({
      connectionString: url,
      application_name: `listen:${channel}`,
      connectionTimeoutMillis: 2000,
      keepAlive: true,
    });
    client = current;
    current.on('error', (error) => {
      log.warn({ err: error, channel }, 'the notification connection was lost');
      again(current);
    });
    current.on('end', () => again(current));
    current.on('notification', (message) => onMessage(message.payload ?? ''));
    current
      .connect()
      .then(() => current.query(`listen ${pg.escapeIdentifier(channel)}`))
      .then(() => {
        retryMs = firstRetryMs;
        onConnect();
      })
      .catch(() => again(current));
  };

  connect();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
