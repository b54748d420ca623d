import type { Receipt } from '#domain/documents/receipts/receipt.ts';
import type { ReceiptPrint } from '#domain/documents/receipts/receipt-service.ts';
import {
  balanceText,
  methodText,
  partsText,
  standingText,
  subjectText,
} from '#domain/documents/receipts/receipt-text.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { rupeesInWords } from '#domain/shared/rupees-in-words.ts';
import type { Run } from './html-blocks.ts';
import { receiptLabels as labels } from './labels.ts';
import { writeLetterhead } from './letterhead.ts';
import { colours, fullBox, fullWidth, left, type Style } from './paper.ts';
import { openSheet, type Sheet } from './sheet.ts';
import { printable } from './text/letters.ts';
import { bodyStyle } from './write-blocks.ts';

const titleStyle: Style = { face: 'display', size: 22, leading: 27, colour: colours.ink };
const amountStyle: Style = { face: 'display', size: 24, leading: 30, colour: colours.teal };
const valueStyle: Style = { ...bodyStyle, face: 'bold', size: 11 };
const labelStyle: Style = { face: 'text', size: 9, leading: 15, colour: colours.quiet };
const smallStyle: Style = { face: 'text', size: 8.5, leading: 12, colour: colours.quiet };

const run = (text: string): Run[] => [{ text }];

const labelWidth = 130;
const padding = 12;

function writeField(sheet: Sheet, label: string, value: string): void {
  if (value === '') return;
  sheet.skip(4);
  sheet.writeBeside('P', [
    { runs: run(label), style: labelStyle, box: { x: left, width: labelWidth - 10 } },
    { runs: run(value), style: valueStyle, box: { x: left + labelWidth, width: fullWidth - labelWidth } },
  ]);
  sheet.skip(3);
  sheet.rule();
}

/** In figures and in words, on the sand of the site. */
function writeAmount(sheet: Sheet, { amountPaise }: Receipt): void {
  const box = { x: left + padding, width: fullWidth - 2 * padding };
  const figures = { runs: run(formatPaise(amountPaise)), style: amountStyle, box };
  const words = { runs: run(rupeesInWords(amountPaise)), style: bodyStyle, box };
  const height = sheet.heightOf(figures) + sheet.heightOf(words) + 2 * padding;
  const top = sheet.y;
  sheet.ornament((on) => on.roundedRect(left, top, fullWidth, height, 6).fill(colours.sand));
  sheet.skip(padding - 2);
  sheet.write('P', figures);
  sheet.write('P', words);
  sheet.skip(padding + 8);
}

const isWhole = ({ payer, reference, subject }: Receipt): boolean =>
  [payer, reference, subject.title].every((text) => printable(text).isWhole);

/** The PDF of a receipt: of one payment, as the customer keeps it. */
export function receiptPdf({ receipt, settings }: ReceiptPrint): Promise<Uint8Array> {
  const { agencyName, phoneE164, gstin } = settings;
  const { number, payer, subject, totalPaise, receivedPaise, madeAt } = receipt;
  const { facts } = labels;
  const title = labels.title(number);
  const balance = balanceText(receipt);
  const sheet = openSheet({ title, author: agencyName, madeAt });
  writeLetterhead(sheet, settings);
  sheet.skip(8);
  sheet.rule(colours.saffron);
  sheet.skip(10);
  sheet.write('H1', { runs: run(title), style: titleStyle, box: fullBox });
  sheet.skip(8);
  writeAmount(sheet, receipt);
  writeField(sheet, facts.payer, payer);
  writeField(sheet, facts.receivedOn, dateText(receipt.receivedOn));
  writeField(sheet, facts.method, methodText(receipt));
  writeField(sheet, facts.reference, receipt.reference);
  writeField(sheet, facts.subject, subjectText(receipt));
  writeField(sheet, facts.title, subject.title);
  writeField(sheet, facts.part, partsText(receipt));
  writeField(sheet, facts.total, formatPaise(totalPaise));
  writeField(sheet, facts.received, formatPaise(receivedPaise));
  writeField(sheet, balance.name, balance.value);
  sheet.skip(12);
  const notes = [
    standingText(receipt),
    ...(gstin ? [labels.gstin(gstin)] : []),
    labels.unsigned,
    ...(isWhole(receipt) ? [] : [labels.notWhole]),
  ];
  for (const note of notes) sheet.write('P', { runs: run(note), style: bodyStyle, box: fullBox });
  return sheet.finish((page, pages) => ({
    begin: run(`${agencyName}  ·  ${displayPhone(phoneE164)}`),
    end: run(labels.page(page, pages)),
    style: smallStyle,
  }));
}
