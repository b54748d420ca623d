import { sumsOf } from '#domain/quotes/price/quote-sums.ts';
import { buyerRowsOf, noTcsText, paymentRowsOf, sumRowsOf } from '#domain/quotes/price/quote-text.ts';
import { quoteCancellingRows, travellersText, tripDaysText } from '#domain/quotes/price/trip-text.ts';
import { pointsOf } from '#domain/quotes/quote.ts';
import type { QuoteToPrint } from '#domain/quotes/quote-print-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { rupeesInWords } from '#domain/shared/rupees-in-words.ts';
import type { Run } from './html-blocks.ts';
import { quoteLabels as labels } from './labels.ts';
import { writeLetterhead } from './letterhead.ts';
import { colours, fullBox, fullWidth, left, type Style, type Text } from './paper.ts';
import { openSheet, type Sheet } from './sheet.ts';
import { printable } from './text/letters.ts';
import { bodyStyle, writeBlocks } from './write-blocks.ts';

const titleStyle: Style = { face: 'display', size: 28, leading: 33, colour: colours.ink };
const headingStyle: Style = { face: 'display', size: 15, leading: 22, colour: colours.ink };
const totalStyle: Style = { face: 'display', size: 14, leading: 20, colour: colours.ink };
const labelStyle: Style = { ...bodyStyle, face: 'bold' };
const smallStyle: Style = { face: 'text', size: 8.5, leading: 12, colour: colours.quiet };

const run = (text: string): Run[] => [{ text }];

const labelWidth = 100;

function writeTitle(sheet: Sheet, quote: QuoteToPrint, gstin: string): void {
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
    [facts.validUntil, dateText(quote.validUntil)],
    [facts.madeBy, `${quote.madeBy}, ${dateText(dayInIndia(quote.madeAt))}`],
    ...[
      [facts.tripDays, tripDaysText(quote)] as const,
      [facts.travellers, travellersText(quote)] as const,
      [facts.gstin, gstin] as const,
    ].filter(([, value]) => value !== ''),
    ...buyerRowsOf(quote).map(({ name, value }) => [name, value] as const),
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
  const { totalPaise, tcsPaise } = sumsOf(quote);
  const rows = quote.lines.map(({ text, quantity, unitPaise, isOptional }) => [
    isOptional ? labels.optional(text) : text,
    String(quantity),
    formatPaise(unitPaise),
    isOptional ? labels.leftOut(formatPaise(quantity * unitPaise)) : formatPaise(quantity * unitPaise),
  ]);
  const sums = sumRowsOf(quote).map(({ name, amount }) => [name, '', '', amount]);
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
  const notes = [
    ...(quote.lines.some(({ isOptional }) => isOptional) ? [labels.optionalNote] : []),
    ...(tcsPaise > 0 ? [labels.tcsNote] : []),
    ...(noTcsText(quote) ? [noTcsText(quote)] : []),
  ];
  for (const note of notes) sheet.write('P', { runs: run(note), style: smallStyle, box: fullBox });
}

const valueBox = { x: left + 200, width: fullWidth - 200 };

/** Labels and values under a heading. */
function writeFacts(sheet: Sheet, heading: string, facts: readonly (readonly [string, string])[]): void {
  if (facts.length === 0) return;
  sheet.skip(14);
  sheet.keep(headingStyle.leading + facts.length * bodyStyle.leading);
  sheet.write('H2', { runs: run(heading), style: headingStyle, box: fullBox });
  sheet.skip(3);
  for (const [name, value] of facts)
    sheet.writeBeside('P', [
      { runs: run(name), style: bodyStyle, box: { x: left, width: 190 } },
      { runs: run(value), style: labelStyle, box: valueBox },
    ]);
}

function bankFacts(settings: SiteSettings): [string, string][] {
  if (settings.bankAccountNo === '' && settings.upiId === '') return [];
  const { pay } = labels;
  const facts: [string, string][] = [
    [pay.accountName, settings.bankAccountName],
    [pay.accountNo, settings.bankAccountNo],
    [pay.ifsc, settings.bankIfsc],
    [pay.bankName, settings.bankName],
    [pay.upi, settings.upiId],
  ];
  return facts.filter(([, value]) => value !== '');
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

/** What cancelling costs from the day of the quote on, with each day. */
function writeCancelling(sheet: Sheet, quote: QuoteToPrint): void {
  const rows = quoteCancellingRows(quote, [], quote.madeAt).map(({ when, costs }) => [when, costs] as const);
  writeFacts(sheet, labels.cancelling, rows);
  const note = quote.cancellation?.note ?? '';
  if (rows.length > 0 && note) sheet.write('P', { runs: run(note), style: smallStyle, box: fullBox });
}

function isWhole({ firstName, madeBy, lines, discount, ...quote }: QuoteToPrint): boolean {
  const { inclusions, exclusions, itinerary, terms } = quote;
  const label = discount?.label ?? '';
  const lists = [inclusions, exclusions, itinerary, terms, quote.cancellation?.note ?? ''];
  const texts = [firstName, madeBy, label, ...lists, ...lines.map(({ text }) => text)];
  return texts.every((text) => printable(text).isWhole);
}

type Print = { quote: QuoteToPrint; settings: SiteSettings };

/** The PDF of a quote. */
export function quotePdf({ quote, settings }: Print): Promise<Uint8Array> {
  const { agencyName, phoneE164 } = settings;
  const title = labels.title(quote.reference);
  const sheet = openSheet({ title, author: agencyName, madeAt: quote.madeAt });
  writeLetterhead(sheet, settings);
  writeTitle(sheet, quote, settings.gstin);
  writeLines(sheet, quote);
  const payments = paymentRowsOf(quote).map(({ name, amount }) => [name, amount] as const);
  writeFacts(sheet, labels.payments, payments);
  writeCancelling(sheet, quote);
  writePoints(sheet, labels.itinerary, quote.itinerary);
  writePoints(sheet, labels.inclusions, quote.inclusions);
  writePoints(sheet, labels.exclusions, quote.exclusions);
  writeFacts(sheet, labels.pay.heading, bankFacts(settings));
  writePoints(sheet, labels.terms, quote.terms);
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
