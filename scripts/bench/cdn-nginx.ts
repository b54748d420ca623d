import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../tests/support/process.ts';
import { acceptsConnections } from '../../tests/support/programs.ts';
import { waitUntil } from '../../tests/support/wait-until.ts';
import { freePort } from '../services/ports.ts';

const nginxConfig = (port: number, origin: URL) => `
load_module /usr/lib/nginx/modules/ngx_http_brotli_filter_module.so;
worker_processes auto;
pid run/nginx.pid;
error_log logs/error.log alert;
events { worker_connections 8192; }
http {
  access_log off;
  keepalive_requests 10000;
  proxy_temp_path temp/proxy;
  client_body_temp_path temp/body;
  proxy_cache_path cache levels=1:2 keys_zone=pages:20m inactive=7d use_temp_path=off;
  upstream origin { server ${origin.host}; keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://origin;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_cache pages;
      proxy_cache_key "$request_uri $http_accept_encoding";
      proxy_cache_lock on;
      proxy_cache_revalidate on;
      proxy_cache_background_update on;
      proxy_cache_use_stale updating error timeout http_500 http_502 http_503 http_504;
    }
  }
}
`;

/** So that the origin sees the address of the visitor in place of this nginx. */
export const originRealIpConfig = 'set_real_ip_from 127.0.0.0/8; real_ip_header X-Forwarded-For;';

/** A second nginx that keeps what Cache-Control allows and asks the site for the rest, like an edge location of a CDN. */
export async function startCdnNginx(originUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'purvai-cdn-'));
  for (const name of ['logs', 'cache', 'run', 'temp']) await mkdir(join(folder, name), { mode: 0o777 });
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), nginxConfig(port, new URL(originUrl)));
  const running = run('nginx', ['-p', `${folder}/`, '-c', 'nginx.conf', '-g', 'daemon off; user root;']);
  await waitUntil(`nginx on port ${port}`, () => {
    if (running.child.exitCode !== null) throw new Error(`nginx ended: ${running.output()}`);
    return acceptsConnections(port);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: Number(await readFile(join(folder, 'run/nginx.pid'), 'utf8')),
    async stop() {
      await running.stop('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
