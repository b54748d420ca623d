import { describe, expect, it } from 'vitest';
import { usualLimits } from '#platform/sheets/sheet.ts';
import { xlsxOf } from '#platform/sheets/xlsx-writer.ts';
import { sourceSheetScript } from '../../../scripts/print/source-print-script.ts';
import { openSheetProcess } from './sheet-process.ts';

const running = new AbortController().signal;
const read = openSheetProcess(sourceSheetScript);
const largest = xlsxOf(
  Array.from({ length: usualLimits.rows }, (_, n) => [`Place ${n}`, 'Beyond the city', 'Guwahati']),
);

describe('a file of an import', () => {
  it('is read by a process of its own, and refused with the fault that it found', async () => {
    expect(await read(largest, usualLimits, running)).toHaveLength(usualLimits.rows);
    expect(await read(Buffer.from('a,b\n1,2\n'), usualLimits, running)).toEqual([
      { number: 1, cells: ['a', 'b'] },
      { number: 2, cells: ['1', '2'] },
    ]);
    await expect(read(Buffer.from('a,"b\n'), usualLimits, running)).rejects.toMatchObject({
      code: 'open-quote',
    });
    await expect(read(largest, { ...usualLimits, bytes: 9 }, running)).rejects.toMatchObject({
      code: 'too-large',
    });
  });

  it.each([
    ['time', { timeMs: 1, heapMb: 256 }],
    ['memory', { timeMs: 60_000, heapMb: 256, residentMb: 20 }],
  ])('is given up when it takes too much %s', async (_name, limits) => {
    const hasty = openSheetProcess(sourceSheetScript, limits);
    await expect(hasty(largest, usualLimits, running)).rejects.toMatchObject({ code: 'too-demanding' });
  });

  it('is not the cause when the process cannot start', async () => {
    const missing = openSheetProcess({ path: '/nowhere' });
    await expect(missing(largest, usualLimits, running)).rejects.not.toHaveProperty('code', 'too-demanding');
  });
});
