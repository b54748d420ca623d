import { glob, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

/** The project's own files that a file imports, type-only imports included. */
async function importsOf(file: string): Promise<string[]> {
  const code = await readFile(file, 'utf8');
  const specifiers = [...code.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, name = '']) => name);
  return specifiers.flatMap((name) => {
    const path = name.replace(/\?.*$/, '');
    if (path.startsWith('#')) return [join('src', path.slice(1))];
    return path.startsWith('./') ? [normalize(join(dirname(file), path))] : [];
  });
}

/** One circle that a depth-first walk comes upon, or nothing. */
function findCircle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const finished = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    const begin = path.indexOf(file);
    if (begin >= 0) return [...path.slice(begin), file];
    if (finished.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next, [...path, file]);
      if (circle) return circle;
    }
    finished.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}

it('no files of src import each other in a circle', async () => {
  const graph = new Map<string, string[]>();
  for await (const file of glob('src/**/*.{ts,tsx}')) graph.set(file, await importsOf(file));
  expect(graph.size).toBeGreaterThan(500);
  expect(findCircle(graph)).toBeUndefined();
});

it('finds a circle where there is one', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['d', ['b']],
  ]);
  expect(findCircle(graph)).toEqual(['b', 'd', 'b']);
});
