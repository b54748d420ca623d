import { expect, it } from 'vitest';
import { filled, growthOf, maxGrowth } from '../../../tests/support/growth.ts';
import { boundaryOf, parseMultipart } from './multipart.ts';

const header = 'content-disposition: form-data; name="a"';

it.each([
  ['parts', (size: number) => `${filled(`--x\n${header}\n\nb\n`, size)}\n--x--`],
  ['parts without a name', (size: number) => `${filled('--x\na: b\n\nc\n', size)}\n--x--`],
  ['parts without an end', (size: number) => filled('--x\n', size)],
  ['delimiters inside of lines', (size: number) => `--x\n${header}\n\n${filled(' --x', size)}\n--x--`],
  ['headers without an end', (size: number) => `--x\n${filled('content-disposition:\n', size)}\n--x--`],
  ['blanks in a header', (size: number) => `--x\n${header}${filled('; ', size)}\n\n\n--x--`],
  ['one gap in a header', (size: number) => `--x\ncontent-disposition:;${filled(' ', size)}\n\n\n--x--`],
  ['escaped quotes', (size: number) => `--x\ncontent-disposition:;name="${filled('\\"', size)}\n\n\n--x--`],
  ['open quotes', (size: number) => `--x\ncontent-disposition:${filled(';name="', size)}\n\n\n--x--`],
])('a form with many %s takes time in proportion to its size', (_name, bodyOf) => {
  const read = (size: number) => {
    const body = Buffer.from(bodyOf(size));
    return () => parseMultipart(body, boundaryOf(body) ?? 'x');
  };
  expect(growthOf(read, 20_000)).toBeLessThan(maxGrowth);
});
