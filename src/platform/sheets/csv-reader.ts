import { setImmediate } from 'node:timers/promises';
import {
  isBlank,
  maxSheetColumns,
  SheetFault,
  type SheetLimits,
  type SheetRow,
  withoutFormulaMarks,
} from './sheet.ts';

const separators = [',', ';', '\t'];

/** Excel writes UTF-16 for 'Unicode text', and the code page of Windows for plain CSV. */
export function textOf(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isUtf16) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The separator that the header has most of, outside quotes. */
function separatorOf(text: string): string {
  const header = (/^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '').replaceAll(/"(?:[^"]|"")*"/g, '');
  const counted = separators.map((mark) => ({ mark, count: header.split(mark).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ',';
}

/** One cell and what ends it. Text after a closing quote belongs to the cell, as in most programs. */
const cellPattern = (separator: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)("?))?([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\n|\\r|$)`, 'gy');

/** The cells of each line, blank lines included. */
function* linesOf(text: string, separator: string): Generator<string[]> {
  let cells: string[] = [];
  for (const [, quoted, close, plain = '', end = ''] of text.matchAll(cellPattern(separator))) {
    // A closing quote is missing; what follows the opening one is the rest of the file.
    if (close === '') throw new SheetFault('open-quote');
    const cell = (quoted?.replaceAll('""', '"') ?? '') + plain;
    cells.push(withoutFormulaMarks(cell.replaceAll(/\r\n?/g, '\n')));
    if (cells.length > maxSheetColumns) throw new SheetFault('unreadable');
    if (end === separator) continue;
    yield cells;
    cells = [];
  }
}

/** Between so many lines other requests are answered. */
const linesAtOnce = 2000;

/** Reads RFC 4180, with a comma, semicolon or tab between cells. Excel's first line `sep=;` is skipped. */
export async function readCsv(typed: string, limits: SheetLimits): Promise<SheetRow[]> {
  const hint = /^\uFEFF?sep=([,;\t])\r?\n/i.exec(typed);
  const text = typed.slice(hint?.[0].length ?? 0).replace(/^\uFEFF/, '');
  const rows: SheetRow[] = [];
  let number = hint ? 1 : 0;
  for (const cells of linesOf(text, hint?.[1] ?? separatorOf(text))) {
    number += 1;
    if (!isBlank(cells)) rows.push({ number, cells });
    if (rows.length > limits.rows + 1) throw new SheetFault('too-many-rows');
    if (number % linesAtOnce === 0) await setImmediate();
  }
  return rows;
}
