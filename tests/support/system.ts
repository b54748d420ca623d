import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/services/ports.ts';
import { type Running, run } from './process.ts';
import { testSecretKeys } from './secret-keys.ts';
import { waitUntil } from './wait-until.ts';

type Settings = {
  databaseUrl: string;
  smtpUrl: string;
  baseUrl?: string;
  port?: number;
  env?: Record<string, string>;
};

export type Web = Running & { port: number; url: string; metricsUrl: string };
export type Worker = Running & { metricsUrl: string; healthUrl: string };

/** As deployed: the built files and nothing from the development tools. */
const common = ({ databaseUrl, smtpUrl, env }: Settings) => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  SMTP_URL: smtpUrl,
  SECRET_KEYS: testSecretKeys,
  DRAIN_MS: '500',
  // Compiling the built files is most of a start.
  NODE_COMPILE_CACHE: join(tmpdir(), 'purvai-compile-cache'),
  ...env,
});

/** A web process from the production build, ready to answer. */
export async function startWeb(settings: Settings): Promise<Web> {
  const port = settings.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const metricsPort = await freePort();
  const env = {
    ...common(settings),
    BASE_URL: settings.baseUrl ?? url,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
  };
  const web = run(process.execPath, ['build/server/web.js'], env);
  await waitUntil(`a web process on port ${port}`, () => {
    if (web.child.exitCode !== null) throw new Error(`the web process ended: ${web.output()}`);
    return fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
  });
  return { ...web, port, url, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` };
}

/** Waits for the log line `working`, or for the given one. */
export async function startWorker({
  until = '"working"',
  ...settings
}: Settings & { until?: string }): Promise<Worker> {
  const metricsPort = await freePort();
  const env = {
    WORKER_METRICS_PORT: String(metricsPort),
    BASE_URL: settings.baseUrl ?? 'http://localhost',
    ...common(settings),
  };
  const worker = run(process.execPath, ['build/server/worker.js'], env);
  await waitUntil(`the worker to say ${until}`, () => worker.output().includes(until));
  const url = `http://127.0.0.1:${metricsPort}`;
  return { ...worker, metricsUrl: `${url}/metrics`, healthUrl: `${url}/healthz` };
}
