import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What only the kit writes itself, so that each thing has one look on all screens. */
const ofTheKit =
  /<(select|textarea|table|dialog|h1)\b|<input\b(?![^>]*type="hidden")|border-quiet\/60 bg-card/g;

/** Parts that no component of the kit fits, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'shell/menu/menu-drawer.tsx':
    'the drawer of the menu is a dialog at the edge of the screen, without a title',
  'shell/find/palette.tsx': 'the field of the palette is its title',
};

/** Without the arrows of handlers, so that a tag ends at its own angle bracket. */
const sourceOf = (file: string) => readFileSync(`src/app/staff/${file}`, 'utf8').replaceAll(/=>/g, '');

const found = globSync('**/*.{ts,tsx}', { cwd: 'src/app/staff' })
  .filter((file) => !file.startsWith('kit/') && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, parts: sourceOf(file).match(ofTheKit) ?? [] }))
  .filter(({ parts }) => parts.length > 0);

it('screens build fields, tables, dialogs and titles from the kit', () => {
  expect(found.filter(({ file }) => !(file in exceptions))).toEqual([]);
});

it('every exception is still one', () => {
  const files = found.map(({ file }) => file);
  expect(Object.keys(exceptions).filter((file) => !files.includes(file))).toEqual([]);
});
