import type { Block, Run } from './html-blocks.ts';
import { colours, fullBox, fullWidth, left, type Style, type Text } from './paper.ts';
import type { Sheet } from './sheet.ts';

export const bodyStyle: Style = { face: 'text', size: 10, leading: 15, colour: colours.ink };
const headingStyle: Style = { face: 'display', size: 13, leading: 18, colour: colours.ink };

const indent = 16;
const cellGap = 10;

/** Keeps a heading together with the lines after it. */
const besideHeading = headingStyle.leading + 3 * bodyStyle.leading;

const onlyText = (box = fullBox) => ({ style: bodyStyle, box });

function writeItem(sheet: Sheet, { runs, marker, depth }: Extract<Block, { kind: 'item' }>): void {
  const x = left + depth * indent;
  const body: Text = { runs, ...onlyText({ x, width: left + fullWidth - x }) };
  const mark: Text = { runs: [{ text: marker }], ...onlyText({ x: x - indent, width: indent }) };
  sheet.keep(Math.min(sheet.heightOf(body), 3 * bodyStyle.leading));
  sheet.writeBeside('LI', marker ? [mark, body] : [body]);
}

function writeQuote(sheet: Sheet, runs: readonly Run[]): void {
  const text: Text = { runs, ...onlyText({ x: left + indent, width: fullWidth - 2 * indent }) };
  const height = sheet.heightOf(text);
  sheet.keep(height);
  const { y } = sheet;
  sheet.write('BlockQuote', text);
  // A quote across pages has no bar.
  if (sheet.y === y + height)
    sheet.ornament((on) => on.rect(left + 2, y, 2.5, height - 3).fill(colours.saffron));
}

type Row = Extract<Block, { kind: 'row' }>;

/** More columns would be narrower than a word. */
const maxColumns = 12;

function writeRows(sheet: Sheet, rows: readonly Row[]): void {
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  if (columns > maxColumns) {
    for (const runs of rows.flatMap(({ cells }) => cells)) sheet.write('P', { runs, ...onlyText() });
    sheet.skip(6);
    return;
  }
  const step = fullWidth / columns;
  const cellOf = (runs: readonly Run[], column: number): Text => ({
    runs,
    ...onlyText({ x: left + column * step, width: step - cellGap }),
  });
  sheet.writeTable(
    rows.map(({ cells, isHead }) => ({ cells: cells.map(cellOf), isHead })),
    3,
  );
  sheet.skip(6);
}

function writeBlock(sheet: Sheet, block: Exclude<Block, Row>): void {
  if (block.kind === 'heading') {
    sheet.skip(6);
    sheet.keep(besideHeading);
    sheet.write('H3', { runs: block.runs, style: headingStyle, box: fullBox });
    sheet.skip(2);
  } else if (block.kind === 'item') {
    writeItem(sheet, block);
    sheet.skip(2);
  } else {
    if (block.isQuote) writeQuote(sheet, block.runs);
    else sheet.write('P', { runs: block.runs, ...onlyText() });
    sheet.skip(7);
  }
}

/** Writes the blocks; consecutive rows are one table. */
export function writeBlocks(sheet: Sheet, blocks: readonly Block[]): void {
  let rows: Row[] = [];
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1]?.kind;
    if (block.kind !== 'row') {
      writeBlock(sheet, block);
      if (block.kind === 'item' && next !== 'item') sheet.skip(5);
      continue;
    }
    rows.push(block);
    if (next === 'row') continue;
    writeRows(sheet, rows);
    rows = [];
  }
}
