import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/services/ports.ts';
import { type Running, run } from './process.ts';
import { acceptsConnections } from './programs.ts';
import { waitUntil } from './wait-until.ts';

export type Nginx = {
  url: string;
  port: number;
  folder: string;
  master: Running;
  output(): string;
  stop(): Promise<void>;
};

type Options = {
  alsoInServer?: string[];
  /** Without the limits, for a test that loads the site like a thousand visitors from one address. */
  limits?: 'delivered' | 'none';
  tls?: { key: string; certificate: string };
};

/** The delivered upstream, rules included; only the ports are the test's. */
async function upstreamOf(ports: number[]): Promise<string> {
  const delivered = await readFile('deploy/nginx/upstream.conf', 'utf8');
  const [server = ''] = /^ *server 127\.0\.0\.1:3000\b.*\n/m.exec(delivered) ?? [];
  const servers = ports.map((port) => server.replace('3000', String(port)));
  return delivered.replace(/(^ *server .*\n)+/m, servers.join(''));
}

/** The deployed configuration with the test's ports and upstreams. */
export async function startNginx(
  upstreamPorts: number[],
  { alsoInServer = [], limits = 'delivered', tls }: Options = {},
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
  await writeFile(join(prefix, 'upstream.conf'), await upstreamOf(upstreamPorts));
  if (limits === 'none') await writeFile(join(prefix, 'limits.conf'), '');

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
    return acceptsConnections(port);
  });
  return {
    url,
    port,
    folder: prefix,
    master: nginx,
    output: nginx.output,
    async stop() {
      await nginx.stop('SIGQUIT');
      await rm(prefix, { recursive: true, force: true });
    },
  };
}
