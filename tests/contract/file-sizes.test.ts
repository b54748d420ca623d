import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import routes from '#app/routes.ts';

type Entry = { file: string; children?: readonly Entry[] | undefined };
type SourceFile = { path: string; lines: number; code: string };

const smallBelow = 25;

const filesOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [join('src/app', file), ...filesOf(children)]);
const routeFiles = new Set(filesOf(routes as readonly Entry[]));

const files: SourceFile[] = [];
for await (const path of glob('src/**/*.{ts,tsx}')) {
  const code = await readFile(path, 'utf8');
  files.push({ path, code, lines: code.split('\n').length - 1 });
}

const isTest = ({ path }: SourceFile) => /\.test\.tsx?$/.test(path);
const isJob = ({ path }: SourceFile) => /^src\/(jobs|worker\/jobs)\//.test(path);
const isTypesOnly = ({ path, code }: SourceFile) =>
  path.endsWith('.d.ts') || !/^(export )?(default|const|let|(async )?function|class|\{|\*)/m.test(code);

/** Routes, jobs and files of types are as short as they need to be. */
const isCounted = (file: SourceFile) =>
  !isTest(file) && !isJob(file) && !isTypesOnly(file) && !routeFiles.has(file.path);

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

describe('the files of src', () => {
  it('are all found', () => {
    expect(files.length).toBeGreaterThan(500);
    for (const path of routeFiles) expect(files.map((file) => file.path)).toContain(path);
  });

  it(`have at most 15% with fewer than ${smallBelow} lines, apart from routes, jobs, types and tests`, () => {
    const counted = files.filter(isCounted);
    const small = counted.filter(({ lines }) => lines < smallBelow).map(({ path }) => path);
    expect(small.length / counted.length, small.join('\n')).toBeLessThanOrEqual(0.15);
  });

  it('have a median of at most 60 lines', () => {
    expect(median(files.map(({ lines }) => lines))).toBeLessThanOrEqual(60);
  });

  it('have at most 400 lines', () => {
    expect(files.filter(({ lines }) => lines > 400).map(({ path }) => path)).toEqual([]);
  });

  it('are at most 25 in one folder', () => {
    const folders = Map.groupBy(files, ({ path }) => dirname(path));
    const full = [...folders].filter(([, inside]) => inside.length > 25).map(([folder]) => folder);
    expect(full).toEqual([]);
  });
});
