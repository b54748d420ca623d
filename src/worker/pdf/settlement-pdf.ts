import { bookingNumber } from '#domain/bookings/booking.ts';
import type { DutyCash } from '#domain/payments/settlements/settlement.ts';
import type { SettlementPrint } from '#domain/payments/settlements/settlement-print-service.ts';
import { dateText, dayInIndia, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { rupeesInWords } from '#domain/shared/rupees-in-words.ts';
import type { Run } from './html-blocks.ts';
import { settlementLabels as labels } from './labels.ts';
import { writeLetterhead } from './letterhead.ts';
import { colours, fullBox, fullWidth, left, type Style, type Text } from './paper.ts';
import { openSheet, type Sheet } from './sheet.ts';
import { bodyStyle } from './write-blocks.ts';

const titleStyle: Style = { face: 'display', size: 22, leading: 27, colour: colours.ink };
const headingStyle: Style = { face: 'display', size: 13, leading: 18, colour: colours.ink };
const totalStyle: Style = { ...bodyStyle, face: 'bold', size: 11 };
const labelStyle: Style = { face: 'text', size: 9, leading: 15, colour: colours.quiet };
const smallStyle: Style = { face: 'text', size: 8.5, leading: 12, colour: colours.quiet };

const run = (text: string): Run[] => [{ text }];

const gap = 10;
const numbers = [85, 85, 85].map((width) => ({ width, isNumber: true }));
const columns = [
  { width: 78, isNumber: false },
  { width: 48, isNumber: false },
  { width: fullWidth - 78 - 48 - 255, isNumber: false },
  ...numbers,
];

function cellsOf(texts: readonly string[], style: Style): Text[] {
  let x = left;
  return columns.map(({ width, isNumber }, index) => {
    const box = { x, width: width - (isNumber ? 0 : gap) };
    x += width;
    return { runs: run(texts[index] ?? ''), style, box, ...(isNumber && { align: 'right' as const }) };
  });
}

type Line = Omit<DutyCash, 'endsAt'> & { allowancePaise?: number };

const lineTexts = ({ startsAt, bookingId, route, ...line }: Line): string[] => [
  dateText(dayInIndia(startsAt)),
  bookingNumber(bookingId),
  route,
  formatPaise(line.collectedPaise),
  formatPaise(line.expensesPaise),
  formatPaise(line.allowancePaise ?? 0),
];

function writeLines(sheet: Sheet, heading: string, lines: readonly Line[], totals?: readonly string[]): void {
  if (lines.length === 0 && !totals) return;
  sheet.skip(12);
  sheet.keep(headingStyle.leading + 3 * bodyStyle.leading);
  sheet.write('H2', { runs: run(heading), style: headingStyle, box: fullBox });
  sheet.skip(2);
  sheet.writeTable(
    [
      { cells: cellsOf(labels.columns, labelStyle), isHead: true },
      ...lines.map((line) => ({ cells: cellsOf(lineTexts(line), bodyStyle), isHead: false })),
      ...(totals ? [{ cells: cellsOf(totals, totalStyle), isHead: false }] : []),
    ],
    3,
  );
}

const signatureHeight = 44;

function writeSignatures(sheet: Sheet): void {
  const width = (fullWidth - 4 * gap) / 2;
  const boxes = labels.signatures.map((_, index) => ({ x: left + index * (width + 4 * gap), width }));
  sheet.keep(signatureHeight + bodyStyle.leading);
  sheet.skip(signatureHeight);
  const { y } = sheet;
  sheet.ornament((on) => {
    for (const { x } of boxes)
      on.moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .strokeColor(colours.ink)
        .stroke();
  });
  sheet.skip(2);
  sheet.writeBeside(
    'P',
    boxes.map((box, index) => ({ runs: run(labels.signatures[index] ?? ''), style: labelStyle, box })),
  );
}

/** The PDF of a settlement with a driver, which both sign. */
export function settlementPdf({ settlement, settings, madeAt }: SettlementPrint): Promise<Uint8Array> {
  const { id, driver, firstDay, lastDay, duties, differences, note, confirmedAt, confirmedBy } = settlement;
  const { collectedPaise, expensesPaise, allowancePaise, duePaise } = settlement;
  const title = labels.title(id);
  const sheet = openSheet({ title, author: settings.agencyName, madeAt });
  const paragraph = (text: string, style: Style = bodyStyle) =>
    sheet.write('P', { runs: run(text), style, box: fullBox });
  writeLetterhead(sheet, settings);
  sheet.skip(8);
  sheet.rule(colours.saffron);
  sheet.skip(8);
  sheet.write('H1', { runs: run(title), style: titleStyle, box: fullBox });
  paragraph(labels.about(driver, dateText(firstDay), dateText(lastDay)));
  writeLines(sheet, labels.rides, duties);
  writeLines(sheet, labels.differences, differences);
  writeLines(
    sheet,
    labels.sums,
    [],
    [...[labels.total, '', ''], ...[collectedPaise, expensesPaise, allowancePaise].map(formatPaise)],
  );
  sheet.skip(8);
  const amount = Math.abs(duePaise);
  paragraph((duePaise < 0 ? labels.toDriver : labels.toOffice)(formatPaise(amount)), headingStyle);
  if (amount > 0) paragraph(rupeesInWords(amount));
  if (note) paragraph(labels.note(note));
  if (confirmedAt) paragraph(labels.confirmed(confirmedBy, timeText(confirmedAt)));
  writeSignatures(sheet);
  return sheet.finish((page, pages) => ({
    begin: run(
      `${settings.agencyName}  ·  ${displayPhone(settings.phoneE164)}  ·  ${labels.printed(timeText(madeAt))}`,
    ),
    end: run(labels.page(page, pages)),
    style: smallStyle,
  }));
}
