import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const filesOf = (folder: string) =>
  readdirSync(join(import.meta.dirname, folder))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, folder, name), 'utf8') }));

const importsOf = (text: string) =>
  [...text.matchAll(/from '\.{1,2}\/(?:kit\/|motifs\/)?([\w-]+\.ts)'/g)].map((match) => match[1] ?? '');

const [kit, motifs, scenes] = [filesOf('kit'), filesOf('motifs'), filesOf('scenes')];
const parts = new Map([...kit, ...motifs].map(({ name, text }) => [name, importsOf(text)]));

/** The direct and indirect imports of a scene. */
function partsOf(text: string): Set<string> {
  const found = new Set<string>();
  const follow = (names: string[]) => {
    for (const name of names) {
      if (found.has(name)) continue;
      found.add(name);
      follow(parts.get(name) ?? []);
    }
  };
  follow(importsOf(text));
  return found;
}

const uses = scenes.map(({ text }) => partsOf(text));
const usersOf = (part: string) => uses.filter((used) => used.has(part)).length;

it('keeps drawings of several scenes in kit, and those of one scene in motifs', () => {
  expect(kit.map(({ name }) => name).filter((name) => usersOf(name) < 2)).toEqual([]);
  expect(motifs.map(({ name }) => name).filter((name) => usersOf(name) !== 1)).toEqual([]);
});
