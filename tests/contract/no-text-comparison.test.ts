import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** A message that a person reads, on either side of a comparison. */
const text = String.raw`(?:\w*[mM]essages|failureText)(?:\.\w+|\[[^\]]+\])+`;
const comparisons = [
  new RegExp(String.raw`(?:===|!==|==|!=)\s*${text}`),
  new RegExp(String.raw`${text}\s*(?:===|!==|==|!=)`),
  new RegExp(String.raw`(?:case|includes\(|startsWith\(|endsWith\()\s*${text}`),
  /\.(?:userText|text)\s*(?:===|!==)\s*['"`][A-Z]/,
];

it('nothing branches on a text that a person reads', async () => {
  const found: string[] = [];
  for await (const file of glob('src/**/*.{ts,tsx}')) {
    if (file.includes('.test.')) continue;
    const lines = (await readFile(file, 'utf8')).split('\n');
    for (const [index, line] of lines.entries())
      if (comparisons.some((comparison) => comparison.test(line))) found.push(`${file}:${index + 1}`);
  }
  expect(found).toEqual([]);
});
