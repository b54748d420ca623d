import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

type Locked = { version?: string; resolved?: string };

const read = async (name: string) => JSON.parse(await readFile(name, 'utf8'));
const { dependencies, devDependencies } = await read('package.json');
const lock: { packages: Record<string, Locked> } = await read('package-lock.json');

/** Versions below these have published vulnerabilities. */
const floors: Record<string, [number, number, number]> = {
  nodemailer: [10, 0, 9],
  'sanitize-html': [2, 17, 6],
  dompurify: [3, 4, 16],
};

const parse = (version: string) => version.split(/[.-]/).map(Number);
const atLeast = (version: string, floor: number[]) => {
  const found = parse(version);
  const at = floor.findIndex((part, index) => found[index] !== part);
  return at < 0 || (found[at] ?? 0) > (floor[at] ?? 0);
};

describe('dependencies', () => {
  it('are pinned to exact versions', () => {
    for (const version of Object.values({ ...dependencies, ...devDependencies })) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });

  it('are few in production', () => {
    expect(Object.keys(dependencies).length).toBeLessThanOrEqual(40);
  });

  it('are locked without the address of a registry', () => {
    for (const locked of Object.values(lock.packages)) expect(locked.resolved ?? '').not.toMatch(/^https?:/);
  });

  it('are newer than versions with known vulnerabilities', () => {
    for (const [path, { version }] of Object.entries(lock.packages)) {
      const floor = floors[path.replace(/^.*node_modules\//, '')];
      if (floor && version) expect([path, version, atLeast(version, floor)]).toEqual([path, version, true]);
    }
  });
});
