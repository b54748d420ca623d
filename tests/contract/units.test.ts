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
