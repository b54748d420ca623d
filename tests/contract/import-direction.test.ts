import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { biomeImports, biomeImportsFile } from '../../scripts/imports/biome-imports.ts';

/** One file each, in a tree of its own: what the rules must refuse, and what they must let through. */
const forbidden: [file: string, imported: string][] = [
  ['src/domain/x/x-service.ts', '#server/web.ts'],
  ['src/domain/x/x-service.ts', '#api/api.ts'],
  ['src/domain/x/x-service.ts', '#app/ui/button.tsx'],
  ['src/domain/x/x-service.ts', '#domain/settings/settings-store.ts'],
  ['src/domain/x/x-service.ts', '#domain/staff/staff-table.ts'],
  ['src/domain/x/x-service.ts', '../settings/settings-store.ts'],
  ['src/domain/x/x-service.ts', '#domain/enquiries/inbox/timeline-store.ts'],
  ['src/domain/x/x-service.ts', '#domain/enquiries/personal-data.ts'],
  ['src/domain/privacy/x-service.ts', '#domain/reviews/personal-data-store.ts'],
  ['src/domain/privacy/x-store.ts', '#domain/reviews/personal-data.ts'],
  ['src/domain/privacy/x-service.ts', 'drizzle-orm'],
  ['src/domain/x/x-service.ts', 'drizzle-orm'],
  ['src/domain/x/x-service.ts', 'react'],
  ['src/domain/x/x-service.ts', 'react-dom/server'],
  ['src/domain/x/x-store.ts', '#jobs/enquiry-mail.ts'],
  ['src/platform/x.ts', '#paths.ts'],
  ['src/platform/x.ts', '#domain/settings/settings.ts'],
  ['src/jobs/x.ts', '#platform/database/db.ts'],
  ['src/api/x.ts', '#domain/settings/settings-store.ts'],
  ['src/worker/x.ts', '#domain/enquiries/personal-data.ts'],
  ['src/app/staff/x.tsx', '#domain/enquiries/personal-data.ts'],
  ['src/api/x.ts', '#app/page-context.ts'],
  ['src/api/x.ts', 'react-router'],
  ['src/worker/x.ts', '#api/reply.ts'],
  ['src/app/ui/x.tsx', '#domain/settings/settings.ts'],
  ['src/app/content/x.ts', '#app/ui/button.tsx'],
  ['src/app/quote/x.tsx', '#domain/quotes/quote-staff-service.ts'],
  ['src/app/quote/x.tsx', '#app/site/site-layout.tsx'],
  ['src/app/islands/x.tsx', '#domain/settings/settings-service.ts'],
  ['src/app/islands/x.tsx', '#domain/fares/fare-service.ts'],
  ['src/app/islands/x.tsx', '#platform/database/db.ts'],
  ['src/app/site/x.tsx', '#app/staff/login/login-page.tsx'],
  ['src/app/site/x.tsx', '#api/calls.ts'],
  ['src/app/site/x.tsx', '#domain/settings/settings-store.ts'],
  ['src/app/staff/x.tsx', '#app/site/site-layout.tsx'],
  ['src/app/staff/x.tsx', '#api/calls.ts'],
  ['src/paths.ts', '#domain/settings/settings.ts'],
  ['src/paths.ts', './domain/settings/settings-store.ts'],
  ['src/domain/x/x-service.ts', './../settings/settings-store.ts'],
  ['src/app/root.tsx', '#api/api.ts'],
  ['src/app/root.tsx', '#domain/settings/settings-store.ts'],
  ['src/app/site/x.tsx', '@purvai/posters/svg'],
  ['src/worker/x.ts', '@purvai/posters/svg'],
  ['src/renditions/x.ts', '@purvai/posters'],
  ['src/renditions/x.ts', '#app/ui/poster.tsx'],
  ['packages/posters/kit/x.ts', '../motifs/cab-rank.ts'],
  ['packages/posters/kit/x.ts', './../scenes/delhi.ts'],
  ['packages/posters/kit/x.ts', 'sharp'],
  ['packages/posters/motifs/x.ts', '../scenes/delhi.ts'],
  ['packages/posters/scenes/x.ts', './delhi.ts'],
  ['packages/posters/scenes/x.ts', '#paths.ts'],
  ['packages/posters/build/x.ts', 'sharp'],
  ['packages/posters/build/x.ts', '../../../src/paths.ts'],
];

const allowed: [file: string, imported: string][] = [
  ['src/app/ui/x.tsx', '#domain/shared/money.ts'],
  ['src/app/quote/x.tsx', '#domain/quotes/price/quote-sums.ts'],
  ['src/domain/enquiries/intake/x-service.ts', '#domain/enquiries/inbox/timeline-store.ts'],
  ['src/platform/queue/x.ts', '#platform/log.ts'],
  ['src/domain/x/x-service.ts', '#domain/settings/settings-service.ts'],
  ['src/domain/x/x-service.ts', './x-store.ts'],
  ['src/domain/x/x-service.ts', '#domain/shared/personal-data.ts'],
  ['src/domain/privacy/x-service.ts', '#domain/reviews/personal-data.ts'],
  ['src/app/staff/x.tsx', '#domain/privacy/personal-data.ts'],
  ['src/domain/x/x-service.ts', '#jobs/enquiry-mail.ts'],
  ['src/domain/x/x-store.ts', 'drizzle-orm'],
  ['src/api/x.ts', '#domain/settings/settings-service.ts'],
  ['src/app/ui/x.tsx', '#paths.ts'],
  ['src/app/islands/x.tsx', '#domain/enquiries/intake/enquiry-fields-input.ts'],
  ['src/app/islands/x.tsx', '#domain/fares/fare.ts'],
  ['src/app/site/x.tsx', '#domain/settings/settings-service.ts'],
  ['src/server/x.ts', '#api/api.ts'],
  ['src/app/content/x.ts', '@purvai/posters'],
  ['src/renditions/x.ts', 'sharp'],
  ['packages/posters/kit/x.ts', './svg.ts'],
  ['packages/posters/motifs/x.ts', '../kit/svg.ts'],
  ['packages/posters/scenes/x.ts', '../motifs/taj-mahal.ts'],
  ['packages/posters/build/x.ts', 'node:fs/promises'],
  ['packages/posters/build/x.ts', '../kit/scene.ts'],
];

const spellings = [
  (imported: string) => `import '${imported}';`,
  (imported: string) => `import type { X } from '${imported}';\nexport type Y = X;`,
  (imported: string) => `export const x = import('${imported}');`,
];

let tree: string;
let refused: Set<string>;

const fileOf = (file: string, row: number, spelling: number) =>
  file.replace(/(-\w+)?\.(\w+)$/, `${row}${spelling}$1.$2`);

async function lint(folder: string): Promise<Set<string>> {
  const biome = join(process.cwd(), 'node_modules/.bin/biome');
  const args = ['lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none', '.'];
  const output = await new Promise<string>((resolve) => {
    execFile(biome, args, { cwd: folder, maxBuffer: 1e8 }, (_error, stdout) => resolve(stdout));
  });
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { location: { path: string | { file: string } } }[];
  };
  return new Set(
    diagnostics.map(({ location: { path } }) =>
      (typeof path === 'string' ? path : path.file).replace(/^\.\//, ''),
    ),
  );
}

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'purvai-imports-'));
  await cp(biomeImportsFile, join(tree, biomeImportsFile));
  await writeFile(join(tree, 'biome.json'), JSON.stringify({ extends: [`./${biomeImportsFile}`] }));
  for (const [row, [file, imported]] of [...forbidden, ...allowed].entries()) {
    for (const [index, spell] of spellings.entries()) {
      const target = join(tree, fileOf(file, row, index));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, `${spell(imported)}\n`);
    }
  }
  refused = await lint(tree);
}, 30_000);
afterAll(() => rm(tree, { recursive: true }));

describe('import direction', () => {
  it('is what `npm run imports` writes', async () => {
    expect(await readFile(biomeImportsFile, 'utf8')).toBe(biomeImports());
  });

  it.each(forbidden.map((rule, row) => [...rule, row] as const))(
    '%s may not import %s',
    (file, _imported, row) => {
      for (const index of spellings.keys()) expect(refused).toContain(fileOf(file, row, index));
    },
  );

  it.each(allowed.map((rule, row) => [...rule, forbidden.length + row] as const))(
    '%s may import %s',
    (file, _i, row) => {
      for (const index of spellings.keys()) expect(refused).not.toContain(fileOf(file, row, index));
    },
  );
});
