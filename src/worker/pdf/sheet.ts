import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Run } from './html-blocks.ts';
import { colours, fullWidth, left, lowest, paper, piecesOf, type Style, type Text } from './paper.ts';
import { fonts, shapedFonts } from './text/fonts.ts';
import { breakLines, type Measure, type Piece } from './text/lines.ts';
import { shapedFont } from './text/shaped-font.ts';

type About = {
  title: string;
  author: string;
  madeAt: Date;
  /** The distance of lines and parts, as a share of the usual one. */
  spacing?: number;
};

type TaggedText = Text & { tag: string };

type Foot = { begin: Run[]; end: Run[]; style: Style };

/** The longest texts of a form fill two thirds of them. */
const maxPages = 300;

/** A page with less on it is not worth its paper. */
const minLastPage = 120;

/** The typeface's space is too narrow for running text, as on the site. */
const wordSpace = 0.06;

/** Each word with the space after it. */
const wordsOf = (piece: Piece): Piece[] =>
  (piece.text.match(/[^ ]+ ?| /g) ?? []).map((text) => ({ ...piece, text }));

const openDocument = ({ title, author, madeAt }: About) => {
  const doc = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
  });
  for (const [name, bytes] of Object.entries(fonts)) doc.registerFont(name, bytes);
  for (const [name, bytes] of Object.entries(shapedFonts)) doc.registerFont(name, shapedFont(bytes));
  return doc;
};

/** A tagged PDF, written from top to bottom, whose headings, lists and tables screen readers announce. */
export function openSheet(about: About) {
  const doc = openDocument(about);
  const { spacing = 1 } = about;
  const bytes = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  let y: number = paper.top;

  const measure: Measure = ({ text, font, size }) =>
    doc.font(font, size).widthOfString(text) + (text.split(' ').length - 1) * wordSpace * size;

  const linesOf = ({ runs, style, box }: Text) => breakLines(piecesOf(runs, style), box.width, measure);

  const heightOf = (text: Text) => (text.drop ?? 0) + linesOf(text).length * text.style.leading * spacing;

  const widthOf = (line: readonly Piece[]) => line.reduce((sum, piece) => sum + measure(piece), 0);

  const drawWord = (piece: Piece, x: number, top: number) => {
    const { text, font, size, ascent, colour, slanted, isShaped } = piece;
    doc.font(font, size).fillColor(colour);
    // Readers copy and speak this text instead of the glyphs, whose order differs.
    if (isShaped) doc.markContent('Span', { actual: text });
    doc.text(text, x, top, { lineBreak: false, baseline: -ascent, ...(slanted && { oblique: true }) });
    if (isShaped) doc.endMarkedContent();
  };

  const drawLink = ({ size, colour, link }: Piece, x: number, width: number, top: number) => {
    const bottom = top + 1.25 * size;
    doc.link(x, top, width, bottom - top, link);
    doc
      .moveTo(x, bottom)
      .lineTo(x + width, bottom)
      .lineWidth(0.5)
      .strokeColor(colour)
      .stroke();
  };

  const drawLine = (line: readonly Piece[], x: number, top: number) => {
    let at = x;
    for (const piece of line) {
      if (piece.link) drawLink(piece, at, measure(piece), top);
      for (const word of wordsOf(piece)) {
        drawWord(word, at, top);
        at += measure(word);
      }
    }
  };

  const turnPage = () => {
    if (doc.bufferedPageRange().count >= maxPages) throw new RangeError(`more than ${maxPages} pages`);
    doc.addPage();
    y = paper.top;
  };

  const keep = (height: number) => {
    if (y + height > lowest && height <= lowest - paper.top) turnPage();
  };

  /** Tags the drawing as one element, also across pages. */
  const asElement = (tag: string, draw: () => void, parent = root) => {
    const element = doc.struct(tag);
    parent.add(element);
    element.add(doc.markStructureContent(tag));
    draw();
    doc.endMarkedContent();
    element.end();
  };

  const asOrnament = (type: 'Layout' | 'Pagination', draw: () => void) => {
    doc.markContent('Artifact', { type });
    doc.save();
    draw();
    doc.restore();
    doc.endMarkedContent();
  };

  const flow = (text: Text) => {
    const { style, box, drop = 0, align } = text;
    const leading = style.leading * spacing;
    y += drop;
    for (const line of linesOf(text)) {
      if (y + leading > lowest) turnPage();
      drawLine(line, align === 'right' ? box.x + box.width - widthOf(line) : box.x, y);
      y += leading;
    }
  };

  /** Side by side, or one below the other when they are longer than a page. */
  const flowBeside = <Each extends Text>(texts: readonly Each[], flowOne: (text: Each) => void) => {
    const height = Math.max(0, ...texts.map(heightOf));
    keep(height);
    const isLong = height > lowest - paper.top;
    const top = y;
    for (const text of texts) {
      if (!isLong) y = top;
      flowOne(text);
    }
    if (!isLong) y = top + height;
  };

  const rule = (colour: string = colours.line) =>
    asOrnament('Layout', () =>
      doc
        .moveTo(left, y)
        .lineTo(left + fullWidth, y)
        .lineWidth(0.75)
        .strokeColor(colour)
        .stroke(),
    );

  return {
    heightOf,
    /** Starts a new page when this height does not fit, unless it fits on no page. */
    keep,
    get y() {
      return y;
    },
    /** Whether there are several pages and the last is nearly empty. */
    get endsShort() {
      return doc.bufferedPageRange().count > 1 && y < paper.top + minLastPage;
    },
    skip(height: number): void {
      y += height * spacing;
    },
    write: (tag: string, text: Text): void => asElement(tag, () => flow(text)),
    writeBeside: (tag: string, texts: readonly Text[]): void => asElement(tag, () => flowBeside(texts, flow)),
    /** Side by side, each with its own tag. */
    writeEachBeside: (texts: readonly TaggedText[]): void =>
      flowBeside(texts, (text) => asElement(text.tag, () => flow(text))),
    writeTable(rows: readonly { cells: readonly Text[]; isHead: boolean }[], gap: number): void {
      const table = doc.struct('Table');
      root.add(table);
      for (const { cells, isHead } of rows) {
        const row = doc.struct('TR');
        table.add(row);
        flowBeside(cells, (cell) => asElement(isHead ? 'TH' : 'TD', () => flow(cell), row));
        row.end();
        y += gap;
        rule();
        y += gap;
      }
      table.end();
    },
    /** Decoration, which screen readers skip. */
    ornament: (draw: (on: PDFKit.PDFDocument) => void): void => asOrnament('Layout', () => draw(doc)),
    rule,
    /** Adds the footers, because the number of pages is known only now. */
    async finish(footOf: (page: number, pages: number) => Foot): Promise<Uint8Array> {
      root.end();
      const { count } = doc.bufferedPageRange();
      for (let page = 1; page <= count; page++) {
        const { begin, end, style } = footOf(page, count);
        const last = piecesOf(end, style);
        doc.switchToPage(page - 1);
        asOrnament('Pagination', () => {
          drawLine(piecesOf(begin, style), left, lowest + 28);
          drawLine(last, left + fullWidth - widthOf(last), lowest + 28);
        });
      }
      doc.end();
      return bytes;
    },
  };
}

export type Sheet = ReturnType<typeof openSheet>;
