import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md', '.github/**/*.md']).sort();

/** Folders from which a document may name a file, besides the root of the repository and its own folder. */
const shortForms = ['src', 'src/app'];

const topFolders = 'deploy|docs|migrations|packages|public|scripts|src|tests';
const sourceFolders = 'api|app|domain|jobs|platform|renditions|server|worker';

/** A path of the repository in backticks: of a known folder, or a file of TypeScript, SQL or a shell. */
const pathPattern = new RegExp(
  `^(?:(?:${topFolders}|${sourceFolders})/[\\w./@-]*|[\\w./-]+\\.(?:tsx?|sql|sh))$`,
);

const fileNames = new Set(
  globSync(['*', '{src,tests,scripts,deploy,migrations,packages/posters}/**/*']).map((path) =>
    path.split('/').at(-1),
  ),
);

/** 'x-store.ts' stands for the store of any domain. */
const isExample = (path: string) => /^x(-\w+)?\.ts$/.test(path) || path.includes('NNNN');

const existsFor = (document: string, path: string) =>
  isExample(path) ||
  ['.', dirname(document), ...shortForms].some((folder) => existsSync(join(folder, path))) ||
  (!path.includes('/') && fileNames.has(path));

/** The id that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[`*]/g, '')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-');

async function hasTarget(document: string, link: string): Promise<boolean> {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? document : join(dirname(document), path);
  if (!existsSync(file)) return false;
  if (anchor === undefined) return true;
  const headings = (await readFile(file, 'utf8')).matchAll(/^#+ (.*)$/gm);
  return [...headings].some(([, heading = '']) => anchorOf(heading) === anchor);
}

describe.each(documents)('%s', async (document) => {
  const text = await readFile(document, 'utf8');

  it('names only files and folders that exist', () => {
    const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
    const missing = named.filter((code) => pathPattern.test(code) && !existsFor(document, code));
    expect(missing).toEqual([]);
  });

  it('links only to documents and headings that exist', async () => {
    const withoutCode = text.replace(/```[\s\S]*?```/g, '');
    const targets = [...withoutCode.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, target = '']) => target);
    const found = await Promise.all(targets.map((target) => hasTarget(document, target)));
    expect(targets.filter((_, index) => !found[index])).toEqual([]);
  });

  it('has only tables with a heading, as a blank line would break off', () => {
    const tables = text.replace(/```[\s\S]*?```/g, '').match(/(?:^\|.*\n)+/gm) ?? [];
    const broken = tables.filter((table) => !/^\|.*\n\|[\s:|-]+\|\n/.test(table));
    expect(broken).toEqual([]);
  });
});

it('has each kind of change, and each bold beginning, once in every version of the changelog', async () => {
  const changelog = await readFile('CHANGELOG.md', 'utf8');
  for (const version of changelog.split(/^## /m).slice(1)) {
    const headings = version.match(/^### .*$/gm) ?? [];
    expect(new Set(headings).size).toBe(headings.length);
    const bold = version.match(/^- \*\*[^*]{1,19}/gm) ?? [];
    expect(new Set(bold).size).toBe(bold.length);
  }
});

it('lists every decision record under its title', async () => {
  const list = await readFile('docs/decisions/README.md', 'utf8');
  const records = globSync('docs/decisions/0*.md');
  expect(records.length).toBeGreaterThan(40);
  for (const record of records) {
    const [, number, title] = /^# (\d{4}): (.*)$/m.exec(await readFile(record, 'utf8')) ?? [];
    expect(list).toContain(`| [${number}](${record.split('/').at(-1)}) | ${title} |`);
  }
});
