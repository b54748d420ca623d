import { glob, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import routes from '#app/routes.ts';

type Import = { from: string; to: string; file: string };

const heading = '## Who may import whom';
const document = await readFile('docs/architecture.md', 'utf8');
const picture = /```mermaid\n([\s\S]*?)```/.exec(document.slice(document.indexOf(heading)))?.[1] ?? '';

const arrows = [...picture.matchAll(/^\s*(\w+) --> (\w+)$/gm)].map(([, from = '', to = '']) => ({
  from,
  to,
}));

/** The box of the picture that a file of this repository belongs to. */
function boxOf(file: string): string {
  if (file.startsWith('packages/posters')) return 'posters';
  if (/^src\/((staff-)?paths|messages)\.ts$/.test(file)) return 'paths';
  if (file === 'src/app/page-context.ts') return 'context';
  const [, folder = '', inner = ''] = /^src\/(\w+)\/(?:(\w+)\/)?/.exec(file) ?? [];
  if (folder === 'app') return inner || 'app';
  return folder;
}

function targetOf(name: string, file: string): string[] {
  if (name === '@purvai/posters') return ['packages/posters/posters.ts'];
  // The build makes this module of the routes.
  if (name === 'virtual:react-router/server-build') return ['src/app/routes.ts'];
  if (name.startsWith('#')) return [join('src', name.slice(1))];
  if (name.startsWith('./') && !name.includes('+types')) return [normalize(join(dirname(file), name))];
  return [];
}

async function readImports(): Promise<Import[]> {
  const imports = routes
    .flatMap(({ file, children = [] }) => [file, ...children.map((child) => child.file)])
    .map((file) => ({ from: 'app', to: boxOf(join('src/app', file)), file: 'src/app/routes.ts' }));
  for await (const file of glob('src/**/*.{ts,tsx}')) {
    if (/\.(test|d)\.tsx?$/.test(file)) continue;
    const code = await readFile(file, 'utf8');
    for (const [, name = ''] of code.matchAll(/(?:from|import|import\()\s*'([^']+)'/g))
      for (const target of targetOf(name, file)) imports.push({ from: boxOf(file), to: boxOf(target), file });
  }
  return imports.filter(({ from, to }) => from !== to);
}

/** Follows the arrows; fails for a picture with a circle, whose arrows cannot all point downwards. */
function boxesBelow(box: string, above: readonly string[] = []): Set<string> {
  if (above.includes(box)) throw new Error(`the arrows run in a circle: ${[...above, box].join(' → ')}`);
  const next = arrows.filter(({ from }) => from === box).map(({ to }) => to);
  return new Set(next.flatMap((to) => [to, ...boxesBelow(to, [...above, box])]));
}

const imports = await readImports();
const boxes = new Set(imports.flatMap(({ from, to }) => [from, to]));

it('draws every folder that imports or is imported', () => {
  expect(new Set(arrows.flatMap(({ from, to }) => [from, to]))).toEqual(boxes);
});

it.each([...boxes])('draws what %s imports, along its arrows and only downwards', (box) => {
  const below = boxesBelow(box);
  const against = imports.filter(({ from, to }) => from === box && !below.has(to));
  expect(against).toEqual([]);
});

it.each(arrows)('has a reason for the arrow $from --> $to', ({ from, to }) => {
  expect(imports.some((found) => found.from === from && found.to === to)).toBe(true);
});
