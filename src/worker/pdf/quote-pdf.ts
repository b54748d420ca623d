import { shownPercent } from '#domain/quotes/percent.ts';
import { pointsOf, shownDiscount } from '#domain/quotes/quote.ts';
import type { QuoteToPrint } from '#domain/quotes/quote-print-service.ts';
import { sumsOf } from '#domain/quotes/quote-sums.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { dayInIndia, shownDate } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { rupeesInWords } from '#domain/shared/rupees-in-words.ts';
import { displayPhone } from '#domain/shared/shown-phone.ts';
import type { Run } from './html-blocks.ts';
import { quoteLabels as labels } from './labels.ts';
import { writeLetterhead } from './letterhead.ts';
import { printable } from './letters.ts';
import { colours, fullBox, fullWidth, left, type Style, type Text } from './paper.ts';
import { openSheet, type Sheet } from './sheet.ts';
import { bodyStyle, writeBlocks } from './write-blocks.ts';

const titleStyle: Style = { face: 'display', size: 28, leading: 33, colour: colours.ink };
const headingStyle: Style = { face: 'display', size: 15, leading: 22, colour: colours.ink };
const totalStyle: Style = { face: 'display', size: 14, leading: 20, colour: colours.ink };
const labelStyle: Style = { ...bodyStyle, face: 'bold' };
const smallStyle: Style = { face: 'text', size: 8.5, leading: 12, colour: colours.quiet };

const run = (text: string): Run[] => [{ text }];

const labelWidth = 100;

function writeTitle(sheet: Sheet, quote: QuoteToPrint): void {
  sheet.skip(14);
  sheet.rule(colours.saffron);
  sheet.skip(22);
  sheet.write('H1', { runs: run(labels.heading), style: titleStyle, box: fullBox });
  sheet.skip(4);
  if (quote.firstName)
    sheet.write('P', { runs: run(labels.for(quote.firstName)), style: bodyStyle, box: fullBox });
  sheet.skip(6);
  const { facts } = labels;
  for (const [label, value] of [
    [facts.reference, quote.reference],
    [facts.version, String(quote.version)],
    [facts.validUntil, shownDate(quote.validUntil)],
    [facts.madeBy, `${quote.madeBy}, ${shownDate(dayInIndia(quote.madeAt))}`],
  ] as const)
    sheet.writeBeside('P', [
      { runs: run(label), style: labelStyle, box: { x: left, width: labelWidth } },
      { runs: run(value), style: bodyStyle, box: { x: left + labelWidth, width: fullWidth - labelWidth } },
    ]);
  sheet.skip(16);
}

const gap = 10;
const widths = [60, 95, 105];
const firstWidth = fullWidth - widths.reduce((sum, width) => sum + width, 0);

/** The first column is text, the others are numbers. */
function rowOf(cells: readonly string[], style: Style): Text[] {
  let x = left + firstWidth;
  const [first = '', ...numbers] = cells;
  return [
    { runs: run(first), style, box: { x: left, width: firstWidth - gap } },
    ...numbers.map((text, index): Text => {
      const box = { x, width: widths[index] ?? 0 };
      x += box.width;
      return { runs: run(text), style, box, align: 'right' };
    }),
  ];
}

function writeLines(sheet: Sheet, quote: QuoteToPrint): void {
  const { subtotalPaise, discountPaise, gstPaise, totalPaise } = sumsOf(quote);
  const discount = shownDiscount(quote.discount, discountPaise);
  const rows = quote.lines.map(({ text, quantity, unitPaise }) => [
    text,
    String(quantity),
    formatPaise(unitPaise),
    formatPaise(quantity * unitPaise),
  ]);
  const sums = [
    [labels.subtotal, '', '', formatPaise(subtotalPaise)],
    ...(discount ? [[discount.name, '', '', discount.amount]] : []),
    [labels.gst(shownPercent(quote.gstPercent)), '', '', formatPaise(gstPaise)],
  ];
  sheet.writeTable(
    [
      { cells: rowOf(labels.columns, labelStyle), isHead: true },
      ...[...rows, ...sums].map((cells) => ({ cells: rowOf(cells, bodyStyle), isHead: false })),
      { cells: rowOf([labels.total, '', '', formatPaise(totalPaise)], totalStyle), isHead: false },
    ],
    4,
  );
  sheet.skip(2);
  sheet.write('P', { runs: run(rupeesInWords(totalPaise)), style: bodyStyle, box: fullBox });
}

function writePoints(sheet: Sheet, heading: string, text: string): void {
  const points = pointsOf(text);
  if (points.length === 0) return;
  sheet.skip(14);
  sheet.keep(headingStyle.leading + 3 * bodyStyle.leading);
  sheet.write('H2', { runs: run(heading), style: headingStyle, box: fullBox });
  sheet.skip(3);
  writeBlocks(
    sheet,
    points.map((point) => ({ kind: 'item', runs: run(point), marker: '•', depth: 1 })),
  );
}

function isWhole({ firstName, madeBy, lines, discount, inclusions, exclusions }: QuoteToPrint): boolean {
  const label = discount?.label ?? '';
  const texts = [firstName, madeBy, label, inclusions, exclusions, ...lines.map(({ text }) => text)];
  return texts.every((text) => printable(text).isWhole);
}

type Print = { quote: QuoteToPrint; settings: SiteSettings };

/** The PDF of a quote. */
export function quotePdf({ quote, settings }: Print): Promise<Uint8Array> {
  const { agencyName, phoneE164 } = settings;
  const title = labels.title(quote.reference);
  const sheet = openSheet({ title, author: agencyName, madeAt: quote.madeAt });
  writeLetterhead(sheet, settings);
  writeTitle(sheet, quote);
  writeLines(sheet, quote);
  writePoints(sheet, labels.inclusions, quote.inclusions);
  writePoints(sheet, labels.exclusions, quote.exclusions);
  sheet.skip(16);
  sheet.keep(4 * smallStyle.leading);
  for (const note of [labels.accept, ...(isWhole(quote) ? [] : [labels.notWhole])])
    sheet.write('P', { runs: run(note), style: smallStyle, box: fullBox });
  return sheet.finish((page, pages) => ({
    begin: run(`${agencyName}  ·  ${displayPhone(phoneE164)}`),
    end: run(labels.page(page, pages)),
    style: smallStyle,
  }));
}
