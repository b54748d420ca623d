import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const output = (command: string, args: string[], env: NodeJS.ProcessEnv = process.env) =>
  run(command, args, { env }).then(
    ({ stdout, stderr }) => stdout + stderr,
    (error) => `${command} failed: ${error.stdout ?? ''}${error.stderr ?? error}`,
  );
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purvai-install-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function putProgram(path: string, text = '#!/bin/sh\n'): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text, { mode: 0o755 });
}

describe('the systemd units', () => {
  const instances: Record<string, string> = {
    'purvai-web@.service': 'purvai-web@3000.service',
    'purvai-migrate@.service': 'purvai-migrate@2026-11-15.service',
    'purvai-report@.service': 'purvai-report@purvai-backup.service.service',
  };

  it('are valid, with the hardening that they share', async () => {
    const root = join(folder, 'root');
    await cp('/lib/systemd/system', join(root, 'usr/lib/systemd/system'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    await cp('deploy/systemd', join(root, 'etc/systemd/system'), { recursive: true });
    const units = (await readdir('deploy/systemd')).filter((name) => /\.(service|timer)$/.test(name));
    const texts = await Promise.all(units.map((name) => readFile(`deploy/systemd/${name}`, 'utf8')));
    for (const program of texts.join('').match(/(?<=^Exec\w+=)\S+/gm) ?? [])
      await putProgram(join(root, program));
    await putProgram(join(root, 'usr/local/bin/node'));
    const names = units.map((name) => instances[name] ?? name);
    expect(await output('systemd-analyze', ['verify', `--root=${root}`, ...names])).toBe('');
    const exposure = await output('systemd-analyze', [
      'security',
      '--offline=yes',
      '--threshold=20',
      `--root=${root}`,
      'purvai-web@3000.service',
      'purvai-worker.service',
    ]);
    expect(exposure).not.toContain('failed:');
  });
});

describe('nginx with certificates of its own', () => {
  const certificate = async (path: string) => {
    await mkdir(path, { recursive: true });
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const files = ['-keyout', join(path, 'privkey.pem'), '-out', join(path, 'fullchain.pem')];
    await run('openssl', ['req', '-x509', ...kind, '-subj', '/CN=www.purvai.example', ...files]);
  };
  const hook = (lineage: string) =>
    output('deploy/certbot/deploy-hook.sh', [], {
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      RENEWED_LINEAGE: lineage,
      TLS_FOLDER: join(folder, 'tls'),
    });

  it('accepts the delivered files and the certificate of certbot’s hook', async () => {
    await putProgram(join(folder, 'bin/systemctl'), '#!/bin/sh\necho "$@"\n');
    await certificate(join(folder, 'live'));
    expect(await hook(join(folder, 'live'))).toBe('reload nginx\n');

    for (const name of ['logs', 'cache', 'run', 'temp', 'servers']) await mkdir(join(folder, name));
    const delivered = (await readdir('deploy/nginx')).filter((name) => name.endsWith('.conf'));
    for (const name of delivered) await cp(`deploy/nginx/${name}`, join(folder, name));
    await cp('deploy/nginx/tls/listen.conf', join(folder, 'listen.conf'));
    const https = await readFile('deploy/nginx/tls/https.conf', 'utf8');
    await writeFile(
      join(folder, 'servers/https.conf'),
      https.replaceAll('/etc/purvai/tls', join(folder, 'tls')),
    );
    const said = await output('nginx', [
      '-t',
      '-p',
      `${folder}/`,
      '-c',
      'nginx.conf',
      '-g',
      'user www-data;',
    ]);
    expect(said).toContain('test is successful');
  });

  it('keeps its certificate when the new key does not belong to the new certificate', async () => {
    const before = await readFile(join(folder, 'tls/privkey.pem'), 'utf8');
    const mixed = join(folder, 'mixed');
    await certificate(mixed);
    await cp(join(folder, 'live/fullchain.pem'), join(mixed, 'fullchain.pem'));
    expect(await hook(mixed)).toContain('is not that of its certificate');
    expect(await readFile(join(folder, 'tls/privkey.pem'), 'utf8')).toBe(before);
  });
});

describe('the rest of an installation', () => {
  it('has firewall rules that nftables accepts', async () => {
    expect(await output('nft', ['--check', '--file', 'deploy/nftables/nftables.conf'])).toBe('');
  });

  it('has shell scripts that shellcheck accepts', async () => {
    const scripts = (await readdir('deploy', { recursive: true })).filter((name) => name.endsWith('.sh'));
    expect(scripts.length).toBeGreaterThan(4);
    expect(
      await output(
        'shellcheck',
        scripts.map((name) => `deploy/${name}`),
      ),
    ).toBe('');
  });

  it('names the instance of PostgreSQL, because stopping the unit of all instances does not wait', async () => {
    const manuals = ['docs/install.md', 'docs/operations.md', 'docs/scale.md'];
    const texts = await Promise.all(manuals.map((path) => readFile(path, 'utf8')));
    const commands = texts.join('\n').match(/systemctl (stop|start|restart) postgresql(?!-)\S*/g) ?? [];
    expect(commands.length).toBeGreaterThan(4);
    // The only place that names it says why not.
    const ofAll = commands.filter((command) => !/ postgresql@15-main\b/.test(command));
    expect(ofAll).toEqual(['systemctl stop postgresql`']);
    expect(texts.join('\n')).toMatch(/\(`systemctl stop postgresql`\s+does not wait/);
  });

  it('is described with files that exist', async () => {
    const manual = await readFile('docs/install.md', 'utf8');
    const named = manual.match(/(?<!tests\/)\bdeploy\/[\w./@-]+\w/g) ?? [];
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });
});
