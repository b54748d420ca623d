import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

// systemd's default stops the whole unit when the kernel ends one of its processes.
it.each(['purvai-web@.service', 'purvai-worker.service'])(
  '%s goes on when the kernel ends a child that took its memory',
  async (name) => {
    const settings = (await readFile(`deploy/systemd/${name}`, 'utf8')).split('\n');
    expect(settings).toContain('OOMPolicy=continue');
    expect(settings).toContainEqual(expect.stringMatching(/^MemoryMax=\d+G$/));
  },
);

it('nginx in a container does not wait for open inboxes as long as Docker would', async () => {
  const compose = await readFile('compose.yaml', 'utf8');
  const [, nginx = ''] = compose.split(/^ {2}nginx:\n/m);
  expect(nginx.split(/^\S/m)[0]).toContain('\n    stop_grace_period: 3s\n');
  expect(await readFile('deploy/nginx/Dockerfile', 'utf8')).toContain('\nSTOPSIGNAL SIGQUIT\n');
});

it('an upgrade installs everything of point-in-time recovery and the mirror again', async () => {
  const manual = await readFile('docs/install.md', 'utf8');
  const upgrade = /^## Upgrade$([\s\S]*?)^## /m.exec(manual)?.[1] ?? '';
  for (const part of ['deploy/postgres/*.sh', 'deploy/postgres/pitr.conf', 'mirror.sh'])
    expect(upgrade).toContain(part);
  expect(upgrade).toContain('systemctl enable --now postgresql-base-backup.timer');
});
