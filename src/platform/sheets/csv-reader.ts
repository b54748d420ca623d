import {
  isBlank,
  maxSheetColumns,
  SheetFault,
  type SheetLimits,
  type SheetRow,
  TextBudget,
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

/** Where the quotes that begin here end, after the closing one; `""` inside is a quote of the text. */
function endOfQuotes(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at + 1;
  throw new SheetFault('open-quote');
}

/** The header without what it has in quotes. */
function bareHeader(text: string): string {
  const mark = /["\r\n]/g;
  let [bare, from] = ['', 0];
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    bare += text.slice(from, found.index);
    if (found[0] !== '"') return bare;
    from = endOfQuotes(text, found.index);
    mark.lastIndex = from;
  }
  return bare + text.slice(from);
}

/** The separator that the header has most of, outside quotes. */
function separatorOf(text: string): string {
  const header = bareHeader(text);
  const counted = separators.map((mark) => ({ mark, count: header.split(mark).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ',';
}

type Cell = { text: string; isLast: boolean; next: number };

/** Reads cells from a place in the text, each character once. */
function cellReader(text: string, separator: string): (from: number) => Cell {
  const mark = new RegExp(`[${separator}\\r\\n]`, 'g');
  return (from) => {
    const isQuoted = text[from] === '"';
    const quotesEnd = isQuoted ? endOfQuotes(text, from) : from;
    mark.lastIndex = quotesEnd;
    const end = mark.exec(text)?.index ?? text.length;
    const quoted = isQuoted ? text.slice(from + 1, quotesEnd - 1).replaceAll('""', '"') : '';
    const isLast = text[end] !== separator;
    const isWide = text[end] === '\r' && text[end + 1] === '\n';
    // Text after a closing quote belongs to the cell, as in most programs.
    return { text: quoted + text.slice(quotesEnd, end), isLast, next: end + (isWide ? 2 : 1) };
  };
}

/** The cells of each line, blank lines included. */
function* linesOf(text: string, separator: string, budget: TextBudget): Generator<string[]> {
  const cellAt = cellReader(text, separator);
  let cells: string[] = [];
  // A separator at the end is followed by an empty cell, a line break by nothing.
  for (let at = 0; at < text.length || cells.length > 0; ) {
    const cell = cellAt(at);
    budget.take(cell.text);
    cells.push(withoutFormulaMarks(cell.text.replaceAll(/\r\n?/g, '\n')));
    if (cells.length > maxSheetColumns) throw new SheetFault('unreadable');
    at = cell.next;
    if (!cell.isLast) continue;
    yield cells;
    cells = [];
  }
}

/** Reads RFC 4180, with a comma, semicolon or tab between cells. Excel's first line `sep=;` is skipped. */
export function readCsv(typed: string, limits: SheetLimits): SheetRow[] {
  const hint = /^\uFEFF?sep=([,;\t])\r?\n/i.exec(typed);
  const text = typed.slice(hint?.[0].length ?? 0).replace(/^\uFEFF/, '');
  const rows: SheetRow[] = [];
  let number = hint ? 1 : 0;
  for (const cells of linesOf(text, hint?.[1] ?? separatorOf(text), new TextBudget())) {
    number += 1;
    if (!isBlank(cells)) rows.push({ number, cells });
    if (rows.length > limits.rows + 1) throw new SheetFault('too-many-rows');
  }
  return rows;
}
