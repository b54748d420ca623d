import { createFareBooks, type FareBooks } from '#domain/fares/fare-book-service.ts';
import {
  createEstimateCounter,
  type EstimateCounter,
} from '#domain/fares/report/estimate-counter-service.ts';
import type { WebGateway } from '#domain/payments/gateway/gateway.ts';
import { openPaymentLinks } from '#domain/payments/gateway/link-service.ts';
import { openGateway } from '#domain/payments/gateway/open-gateway.ts';
import type { PaymentLinks } from '#domain/payments/requests/payment-links.ts';
import { type Db, openDatabase } from '#platform/database/db.ts';
import { liveChannel } from '#platform/database/live-changes.ts';
import { listen } from '#platform/database/notifications.ts';
import { type PageTag, pageTagChannel } from '#platform/database/page-tags.ts';
import { assertRoom, assertWritable } from '#platform/database/pool.ts';
import type { Env } from '#platform/env.ts';
import { createLog, type Log } from '#platform/log.ts';
import { openQueue, type Queue } from '#platform/queue/queue.ts';
import { type Encryption, openEncryption } from '#platform/secrets/encryption.ts';
import type { ReadSheet } from '#platform/sheets/sheet.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { createLive, type Live } from '#server/endpoints/live.ts';
import { createReadiness, type Readiness } from '#server/endpoints/readiness.ts';
import { createPageCache, type PageCache } from '#server/pages/page-cache.ts';
import type { ChildScript } from '#worker/child-work.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { openRequestPrinter, type RequestPrinter } from './request-printer.ts';
import { openRequestSheets } from './request-sheets.ts';

const faresTag: PageTag = 'fares';

/** What answering requests needs of the environment: no address with a password, and no key. */
type WebEnv = Pick<
  Env,
  'NODE_ENV' | 'BASE_URL' | 'TRUSTED_PROXIES' | 'DRAIN_MS' | 'SETUP_TOKEN' | 'STRICT_LOGIN_REPLIES'
>;

export const webEnvOf = (env: Env): WebEnv => ({
  NODE_ENV: env.NODE_ENV,
  BASE_URL: env.BASE_URL,
  TRUSTED_PROXIES: env.TRUSTED_PROXIES,
  DRAIN_MS: env.DRAIN_MS,
  SETUP_TOKEN: env.SETUP_TOKEN,
  STRICT_LOGIN_REPLIES: env.STRICT_LOGIN_REPLIES,
});

/** The open resources of a web process. */
export type Parts = {
  env: WebEnv;
  log: Log;
  db: Db;
  encryption: Encryption;
  queue: Queue;
  storage: Storage;
  metrics: Metrics;
  pageCache: PageCache;
  readiness: Readiness;
  live: Live;
  fareBooks: FareBooks;
  estimates: EstimateCounter;
  printer: RequestPrinter;
  readSheet: ReadSheet;
  /** `undefined` without its keys. */
  gateway: WebGateway | undefined;
  paymentLinks: PaymentLinks | undefined;
  close(): Promise<void>;
};

/** The programs that web processes start for single requests. */
export type WebScripts = { print: ChildScript; sheets: ChildScript };

export function openParts(env: Env, scripts: WebScripts): Parts {
  const log = createLog(env.LOG_LEVEL, 'web');
  const database = openDatabase({
    url: env.POOLED_DATABASE_URL ?? env.DATABASE_URL,
    name: 'purvai-web',
    log,
    maxWaitMs: env.DATABASE_WAIT_MS,
  });
  const queue = openQueue({ url: env.DATABASE_URL, name: 'purvai-web', log });
  const gateway = openGateway(env);
  const metrics = createMetrics();
  const pageCache = createPageCache({ maxPages: 2000, maxAgeMs: 10 * 60_000 });
  const fareBooks = createFareBooks(database.db);
  const listener = listen({
    url: env.DATABASE_URL,
    channel: pageTagChannel,
    log,
    onMessage: (tag) => {
      pageCache.markStale(tag as PageTag);
      if (tag === faresTag) fareBooks.forget();
    },
    // Notifications sent while disconnected are lost, so every page is stale.
    onConnect: () => {
      pageCache.markAllStale();
      fareBooks.forget();
    },
    onLost: database.dropIdle,
  });
  const live = createLive({
    env: { DATABASE_URL: env.DATABASE_URL, BASE_URL: env.BASE_URL },
    log,
    db: database.db,
  });
  const estimates = createEstimateCounter(database.db, (error) =>
    log.warn({ err: error }, 'estimates could not be counted'),
  );
  const readiness = createReadiness(
    { assertWritable: () => assertWritable(database.pool), assertRoom: () => assertRoom(database.pool) },
    log,
  );
  metrics.watch({
    pools: { web: database.pool },
    listeners: { [pageTagChannel]: listener, [liveChannel]: live.listener },
    isReady: () => readiness.isReady(),
  });
  return {
    env: webEnvOf(env),
    log,
    db: database.db,
    encryption: openEncryption(env.SECRET_KEYS),
    queue,
    storage: openStorage(env),
    metrics,
    pageCache,
    readiness,
    live,
    fareBooks,
    estimates,
    printer: openRequestPrinter(scripts.print),
    readSheet: openRequestSheets(scripts.sheets),
    gateway,
    paymentLinks: gateway && openPaymentLinks({ db: database.db, gateway, log }),
    async close() {
      await Promise.all([listener.close(), live.close()]);
      await estimates.close();
      await queue.close();
      await database.close();
    },
  };
}
