import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import type { PackageDetails } from '#domain/tour-packages/package-details.ts';
import { offThePage } from '#domain/tour-packages/point-texts.ts';
import type { ItineraryPrint } from '#domain/tour-packages/price/asked-price.ts';
import type { ItineraryDay, PrintedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { printable } from '#worker/pdf/text/letters.ts';
import { type Block, blocksOf, type Run } from './html-blocks.ts';
import { packageLabels as labels } from './labels.ts';
import { siteName, writeLetterhead } from './letterhead.ts';
import { colours, fullBox, fullWidth, left, type Style } from './paper.ts';
import { priceTable } from './price-table.ts';
import { openSheet, type Sheet } from './sheet.ts';
import { bodyStyle, writeBlocks } from './write-blocks.ts';

const lists = ['included', 'notIncluded', 'papers'] as const;

/** What the price includes, what it does not and which papers are needed, as the page lists them. */
const detailsBlocks = (details: PackageDetails): Block[] =>
  lists.flatMap((list): Block[] => {
    const points = details[list].map(offThePage).filter((point) => point !== '');
    if (points.length === 0) return [];
    return [
      { kind: 'heading', runs: [{ text: labels[list] }] },
      ...points.map((text): Block => ({ kind: 'item', runs: [{ text }], marker: '•', depth: 1 })),
    ];
  });

const titleStyle: Style = { face: 'display', size: 28, leading: 33, colour: colours.ink };
const countryStyle: Style = { face: 'bold', size: 9.5, leading: 15, colour: colours.brick };
const priceStyle: Style = { face: 'display', size: 22, leading: 28, colour: colours.ink };
const headingStyle: Style = { face: 'display', size: 17, leading: 24, colour: colours.ink };
const dayStyle: Style = { face: 'bold', size: 9.5, leading: 15, colour: colours.brick };
const dayTitleStyle: Style = { face: 'display', size: 13, leading: 18, colour: colours.ink };
const smallStyle: Style = { face: 'text', size: 8.5, leading: 12, colour: colours.quiet };
const labelStyle: Style = { ...bodyStyle, face: 'bold' };

const run = (text: string): Run[] => [{ text }];

function writeTitle(sheet: Sheet, { country, name }: PrintedTourPackage): void {
  sheet.skip(14);
  sheet.rule(colours.saffron);
  sheet.skip(22);
  sheet.write('P', { runs: run(country.toUpperCase()), style: countryStyle, box: fullBox });
  sheet.write('H1', { runs: run(name), style: titleStyle, box: fullBox });
  sheet.skip(10);
}

const padding = 12;

function writePrice(
  sheet: Sheet,
  { sellingPricePaise, isPriceConfirmed }: PrintedTourPackage,
  day: string,
): void {
  const { y } = sheet;
  const price = isPriceConfirmed ? formatPaise(sellingPricePaise) : labels.askPrice;
  const dated = isPriceConfirmed ? [{ text: ` ${labels.pricedOn(day)}` }] : [];
  sheet.ornament((on) => on.roundedRect(left, y, fullWidth, 28 + 2 * padding - 4, 6).fill(colours.sand));
  sheet.skip(padding);
  const box = { x: left + padding, width: fullWidth - 2 * padding };
  sheet.writeBeside('P', [
    {
      runs: [{ text: labels.price, bold: true }, ...dated],
      style: bodyStyle,
      box,
      drop: 6,
    },
    { runs: run(price), style: priceStyle, box, align: 'right' },
  ]);
  sheet.skip(padding + 6);
}

const labelWidth = 100;

function writeFacts(sheet: Sheet, tourPackage: PrintedTourPackage): void {
  for (const [field, label] of Object.entries(labels.facts)) {
    const value = tourPackage[field as keyof typeof labels.facts];
    if (!value) continue;
    sheet.writeBeside('P', [
      { runs: run(label), style: labelStyle, box: { x: left, width: labelWidth } },
      { runs: run(value), style: bodyStyle, box: { x: left + labelWidth, width: fullWidth - labelWidth } },
    ]);
    sheet.skip(3);
  }
}

function writeHeading(sheet: Sheet, heading: string): void {
  sheet.skip(16);
  sheet.keep(headingStyle.leading + 5 * bodyStyle.leading);
  sheet.write('H2', { runs: run(heading), style: headingStyle, box: fullBox });
  sheet.skip(4);
}

const dayWidth = 56;

function writeDay(sheet: Sheet, { title, text }: ItineraryDay, number: number): void {
  const box = { x: left + dayWidth, width: fullWidth - dayWidth };
  const label = { runs: run(labels.day(number)), style: dayStyle, box: { x: left, width: dayWidth } };
  const heading = { runs: run(title), style: dayTitleStyle, box };
  const body = { runs: run(text), style: bodyStyle, box };
  if (title && text) sheet.keep(sheet.heightOf(heading) + sheet.heightOf(body));
  if (title) sheet.writeBeside('H3', [{ ...label, drop: 2.5 }, heading]);
  else
    sheet.writeEachBeside([
      { ...label, tag: 'H3' },
      { ...body, tag: 'P' },
    ]);
  if (title && text) sheet.write('P', body);
  sheet.skip(9);
}

function writePart(sheet: Sheet, heading: string, blocks: readonly Block[]): void {
  if (blocks.length === 0) return;
  writeHeading(sheet, heading);
  writeBlocks(sheet, blocks);
}

function writeItinerary(sheet: Sheet, days: readonly ItineraryDay[]): void {
  if (days.length === 0) return;
  writeHeading(sheet, labels.itinerary);
  for (const [index, day] of days.entries()) writeDay(sheet, day, index + 1);
}

/** Placed after what the price includes, which explains the amounts. */
function writePriceTable(sheet: Sheet, print: ItineraryPrint): void {
  const table = priceTable(print);
  if (!table) return;
  const rowGap = 3;
  const heights = table.rows.map(({ cells }) => Math.max(...cells.map(sheet.heightOf)) + 2 * rowGap);
  // A total is read with its lines, on one page.
  sheet.keep(heights.reduce((sum, height) => sum + height, 5 * bodyStyle.leading));
  writeHeading(sheet, table.heading);
  sheet.write('P', { runs: run(table.who), style: labelStyle, box: fullBox });
  sheet.skip(4);
  sheet.writeTable(table.rows, rowGap);
  for (const note of table.notes) sheet.write('P', { runs: run(note), style: smallStyle, box: fullBox });
}

const textsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'row' ? block.cells.flat() : block.runs)).map(({ text }) => text);

/** Whether the fonts have every letter. */
function isFullyPrintable(tourPackage: PrintedTourPackage, blocks: readonly Block[]): boolean {
  const { name, duration, packageType, activities, inclusions, itinerary } = tourPackage;
  const days = itinerary.flatMap(({ title, text }) => [title, text]);
  const texts = [name, duration, packageType, activities, inclusions, ...days, ...textsIn(blocks)];
  return texts.every((text) => printable(text).isWhole);
}

function writeSheet(print: ItineraryPrint, spacing: number): Sheet {
  const { tourPackage, settings, madeAt } = print;
  const { website } = settings;
  const blocks = blocksOf(tourPackage.descriptionHtml, website);
  const lists = detailsBlocks(tourPackage.details);
  const day = dateText(dayInIndia(madeAt));
  const sheet = openSheet({ title: tourPackage.name, author: settings.agencyName, madeAt, spacing });
  writeLetterhead(sheet, settings);
  writeTitle(sheet, tourPackage);
  writePrice(sheet, tourPackage, day);
  writeFacts(sheet, tourPackage);
  writePart(sheet, labels.description, blocks);
  writeItinerary(sheet, tourPackage.itinerary);
  writePart(sheet, labels.details, lists);
  writePriceTable(sheet, print);
  sheet.skip(6);
  sheet.keep(4 * smallStyle.leading);
  const notes = [
    (tourPackage.isPriceConfirmed ? labels.made : labels.madeWithoutPrice)(day, siteName(website)),
    ...(isFullyPrintable(tourPackage, [...blocks, ...lists]) ? [] : [labels.notWhole]),
  ];
  for (const note of notes) sheet.write('P', { runs: run(note), style: smallStyle, box: fullBox });
  return sheet;
}

/** Closer lines where the usual ones would leave a few lines for a page of their own. */
const closerSpacings = [0.95, 0.9];

function bestSheet(print: ItineraryPrint): Sheet {
  const usual = writeSheet(print, 1);
  if (!usual.endsShort) return usual;
  for (const spacing of closerSpacings) {
    const closer = writeSheet(print, spacing);
    if (!closer.endsShort) return closer;
  }
  return usual;
}

/** The PDF of a package, whose description is sanitised. */
export function itineraryPdf(print: ItineraryPrint): Promise<Uint8Array> {
  const { agencyName, phoneE164 } = print.settings;
  return bestSheet(print).finish((page, pages) => ({
    begin: run(`${agencyName}  ·  ${displayPhone(phoneE164)}`),
    end: run(labels.page(page, pages)),
    style: smallStyle,
  }));
}
