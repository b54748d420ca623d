import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/services/ports.ts';
import { answers } from './mail/host.ts';
import { type Running, run } from './process.ts';
import { waitUntil } from './wait-until.ts';

export type Nginx = { url: string; port: number; stop(): Promise<void> };

/** The deployed configuration itself; only where it listens and whom it asks are the test's. */
export async function startNginx(
  upstreamPorts: number[],
  alsoInServer: string[] = [],
  tls?: { key: string; certificate: string },
): Promise<Nginx> {
  const prefix = await mkdtemp(join(tmpdir(), 'purvai-nginx-'));
  const port = await freePort();
  await cp('deploy/nginx', prefix, { recursive: true });
  for (const folder of ['logs', 'cache', 'run', 'temp']) await mkdir(join(prefix, folder), { mode: 0o777 });
  const listen = tls
    ? [
        `listen 127.0.0.1:${port} ssl http2;`,
        `ssl_certificate ${tls.certificate};`,
        `ssl_certificate_key ${tls.key};`,
      ]
    : [`listen 127.0.0.1:${port};`];
  await writeFile(join(prefix, 'listen.conf'), [...listen, ...alsoInServer].join('\n'));
  const servers = upstreamPorts.map(
    (upstream) => `  server 127.0.0.1:${upstream} max_fails=1 fail_timeout=2s;`,
  );
  await writeFile(
    join(prefix, 'upstream.conf'),
    `upstream web {\n${servers.join('\n')}\n  keepalive 64;\n}\n`,
  );

  const nginx: Running = run('nginx', [
    '-p',
    `${prefix}/`,
    '-c',
    'nginx.conf',
    '-g',
    'daemon off; user root;',
  ]);
  const url = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  await waitUntil(`nginx on port ${port}`, () => {
    if (nginx.child.exitCode !== null) throw new Error(`nginx ended: ${nginx.output()}`);
    return answers(port);
  });
  return {
    url,
    port,
    async stop() {
      await nginx.stop('SIGQUIT');
      await rm(prefix, { recursive: true, force: true });
    },
  };
}
