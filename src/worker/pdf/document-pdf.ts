import { encode } from 'uqr';
import type { DocumentContent } from '#domain/documents/document.ts';
import type { DocumentPrint } from '#domain/documents/prints/document-print.ts';
import {
  amountRows,
  documentTitles,
  exactPaise,
  noteTexts,
  percentText,
} from '#domain/documents/prints/document-text.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { stateName } from '#domain/shared/indian-states.ts';
import type { Run } from './html-blocks.ts';
import { documentLabels as labels } from './labels.ts';
import { drawMark, markSize } from './letterhead.ts';
import { type Box, colours, fullBox, fullWidth, left, type Style, type Text } from './paper.ts';
import { openSheet, type Sheet } from './sheet.ts';
import { printable } from './text/letters.ts';
import { bodyStyle } from './write-blocks.ts';

const nameStyle: Style = { face: 'display', size: 17, leading: 22, colour: colours.ink };
const titleStyle: Style = { face: 'display', size: 22, leading: 27, colour: colours.ink };
const totalStyle: Style = { face: 'display', size: 13, leading: 18, colour: colours.ink };
const valueStyle: Style = { ...bodyStyle, face: 'bold', size: 10 };
const textStyle: Style = { ...bodyStyle, size: 9.5, leading: 13 };
const labelStyle: Style = { face: 'text', size: 8.5, leading: 12, colour: colours.quiet };
const smallStyle: Style = { face: 'text', size: 8.5, leading: 12, colour: colours.quiet };
const sampleStyle: Style = { face: 'display', size: 13, leading: 18, colour: colours.brick };

const run = (text: string): Run[] => [{ text }];

const gap = 16;
const half = (fullWidth - gap) / 2;
const leftHalf: Box = { x: left, width: half };
const rightHalf: Box = { x: left + half + gap, width: half };

/** Who supplies, as registered when the document was issued. */
function writeSupplier(sheet: Sheet, { supplier }: DocumentContent): void {
  sheet.ornament(drawMark);
  const x = left + markSize + 12;
  const facts = [
    ...supplier.address.split('\n'),
    labels.gstin(supplier.gstin),
    labels.state(stateName(supplier.state), supplier.state),
  ];
  sheet.writeBeside('P', [
    { runs: run(supplier.legalName), style: nameStyle, box: { x, width: 240 }, drop: 4 },
    {
      runs: run(facts.filter(Boolean).join('\n')),
      style: smallStyle,
      box: { x: left + fullWidth - 200, width: 200 },
      align: 'right',
    },
  ]);
}

type Fact = readonly [label: string, value: string];

function factsOf({
  name,
  issuedOn,
  placeOfSupply,
  isReverseCharge,
  received,
  subject,
}: DocumentContent): Fact[] {
  const { facts } = labels;
  const days = [subject.firstDay, subject.lastDay].filter((day) => day !== null);
  return [
    [facts.number, name],
    [facts.issuedOn, dateText(issuedOn)],
    [facts.placeOfSupply, labels.place(placeOfSupply.name, placeOfSupply.code)],
    [facts.reverseCharge, isReverseCharge ? labels.yes : labels.no],
    ...(received
      ? ([
          [facts.receivedOn, dateText(received.on)],
          [facts.received, [labels.methods(received.method), received.reference].filter(Boolean).join(', ')],
        ] satisfies Fact[])
      : []),
    ...(subject.bookingId ? ([[facts.booking, `B${subject.bookingId}`]] satisfies Fact[]) : []),
    [facts.days, [...new Set(days)].map(dateText).join(` ${labels.to} `)],
  ];
}

function buyerLines({ buyer }: DocumentContent): string[] {
  const { name, address, gstin, state, livesIn } = buyer;
  return [
    name,
    ...address.split('\n'),
    state === '' ? '' : labels.state(stateName(state), state),
    livesIn === 'abroad' ? labels.abroad : '',
    gstin === '' ? labels.unregistered : labels.gstin(gstin),
  ].filter(Boolean);
}

/** The buyer on the left, the numbers and days on the right. */
function writeHead(sheet: Sheet, content: DocumentContent): void {
  const [name = '', ...rest] = buyerLines(content);
  const facts = factsOf(content).filter(([, value]) => value !== '');
  const labelWidth = 92;
  const values = { x: rightHalf.x + labelWidth, width: half - labelWidth };
  const buyer: Text = {
    runs: [
      { text: `${labels.buyer}\n` },
      { text: name, bold: true },
      ...rest.map((text) => ({ text: `\n${text}` })),
    ],
    style: textStyle,
    box: leftHalf,
  };
  // Side by side with one row of facts each would tear the address apart, so the facts are written as two columns of lines.
  const tall = facts.map(([label, value]) => {
    const style = { ...textStyle, face: 'bold' as const };
    return {
      label,
      value,
      lines: Math.max(1, Math.ceil(sheet.heightOf({ runs: run(value), style, box: values }) / style.leading)),
    };
  });
  const pad = (lines: number) => '\n'.repeat(lines - 1);
  sheet.writeEachBeside([
    { ...buyer, tag: 'P' },
    {
      tag: 'P',
      runs: run(tall.map(({ label, lines }) => label + pad(lines)).join('\n')),
      style: { ...textStyle, colour: colours.quiet },
      box: { x: rightHalf.x, width: labelWidth - 6 },
    },
    {
      tag: 'P',
      runs: run(tall.map(({ value }) => value).join('\n')),
      style: { ...textStyle, face: 'bold' },
      box: values,
    },
  ]);
}

type Column = { width: number; isNumber?: boolean };

function rowOf(columns: readonly Column[], cells: readonly string[], style: Style): Text[] {
  let x = left;
  return columns.map(({ width, isNumber = false }, index) => {
    const box = { x, width: width - (isNumber ? 0 : 8) };
    x += width;
    return { runs: run(cells[index] ?? ''), style, box, ...(isNumber && { align: 'right' as const }) };
  });
}

const lineColumns: readonly Column[] = [
  { width: fullWidth - 240 },
  { width: 60 },
  { width: 40, isNumber: true },
  { width: 50, isNumber: true },
  { width: 90, isNumber: true },
];

function writeLines(sheet: Sheet, { lines, agentExpenses }: DocumentContent): void {
  sheet.writeTable(
    [
      { cells: rowOf(lineColumns, labels.lineColumns, labelStyle), isHead: true },
      ...lines.map(({ text, sac, quantity, gstPercent, valuePaise }) => ({
        cells: rowOf(
          lineColumns,
          [text, sac, String(quantity), percentText(gstPercent), exactPaise(valuePaise)],
          textStyle,
        ),
        isHead: false,
      })),
      ...agentExpenses.map(({ text, paise }) => ({
        cells: rowOf(lineColumns, [labels.agent(text), '', '', '', exactPaise(paise)], textStyle),
        isHead: false,
      })),
    ],
    3,
  );
}

const taxColumns: readonly Column[] = [
  { width: fullWidth - 400 },
  { width: 50, isNumber: true },
  { width: 95, isNumber: true },
  { width: 85, isNumber: true },
  { width: 85, isNumber: true },
  { width: 85, isNumber: true },
];

/** By code and rate, where there are several. */
function writeTaxes(sheet: Sheet, { taxes }: DocumentContent): void {
  if (taxes.length < 2) return;
  sheet.skip(8);
  sheet.writeTable(
    [
      { cells: rowOf(taxColumns, labels.taxColumns, labelStyle), isHead: true },
      ...taxes.map(({ sac, gstPercent, valuePaise, cgstPaise, sgstPaise, igstPaise }) => ({
        cells: rowOf(
          taxColumns,
          [sac, percentText(gstPercent), ...[valuePaise, cgstPaise, sgstPaise, igstPaise].map(exactPaise)],
          textStyle,
        ),
        isHead: false,
      })),
    ],
    2,
  );
}

const sumColumns: readonly Column[] = [
  { width: fullWidth - 260 },
  { width: 150 },
  { width: 110, isNumber: true },
];

/** What an invoice takes in of the receipt vouchers that it names. */
const advancesIn = ({ kind, refersTo }: DocumentContent): number =>
  kind === 'invoice' ? refersTo.reduce((sum, { paise }) => sum + paise, 0) : 0;

function writeSums(sheet: Sheet, content: DocumentContent): void {
  const rows = amountRows(content);
  const agent = content.agentExpenses.reduce((sum, { paise }) => sum + paise, 0);
  const toPay = content.totalPaise + agent;
  const advance = advancesIn(content);
  sheet.skip(8);
  sheet.keep((rows.length + 6) * 20);
  sheet.writeTable(
    [
      ...rows.map(({ name, paise }) => ({
        cells: rowOf(sumColumns, ['', name, exactPaise(paise)], textStyle),
        isHead: false,
      })),
      {
        cells: rowOf(
          sumColumns,
          ['', labels.totals[content.kind], exactPaise(content.totalPaise)],
          totalStyle,
        ),
        isHead: false,
      },
      ...(agent === 0
        ? []
        : [
            { cells: rowOf(sumColumns, ['', labels.agentSum, exactPaise(agent)], textStyle), isHead: false },
            { cells: rowOf(sumColumns, ['', labels.toPay, exactPaise(toPay)], totalStyle), isHead: false },
          ]),
      ...(advance === 0
        ? []
        : [
            {
              cells: rowOf(sumColumns, ['', labels.advances, exactPaise(advance)], textStyle),
              isHead: false,
            },
            {
              cells: rowOf(
                sumColumns,
                ['', labels.leftAfterAdvances, exactPaise(Math.max(0, toPay - advance))],
                totalStyle,
              ),
              isHead: false,
            },
          ]),
    ],
    2,
  );
  sheet.skip(2);
  sheet.write('P', { runs: run(content.totalInWords), style: valueStyle, box: fullBox });
}

const qrSize = 120;

/** The QR of the e-invoice portal, with its numbers beside it. */
function writeIrn(sheet: Sheet, { irn }: DocumentPrint): void {
  if (!irn) return;
  sheet.skip(10);
  sheet.keep(qrSize + 10);
  const top = sheet.y;
  sheet.ornament((on) => {
    const { data, size } = encode(irn.signedQr, { ecc: 'L', border: 1 });
    on.translate(left, top).scale(qrSize / size);
    for (const [y, row] of data.entries())
      for (const [x, isDark] of row.entries()) if (isDark) on.rect(x, y, 1.02, 1.02);
    on.fill('#000000');
  });
  const box = { x: left + qrSize + 14, width: fullWidth - qrSize - 14 };
  const { number, acknowledgementNo, acknowledgedOn } = irn;
  for (const text of [
    labels.irn(number.match(/.{1,32}/g)?.join('\n') ?? number),
    labels.acknowledged(acknowledgementNo, dateText(acknowledgedOn)),
  ])
    sheet.write('P', { runs: run(text), style: textStyle, box });
  sheet.skip(Math.max(0, top + qrSize - sheet.y));
}

function writeSignature(sheet: Sheet, { supplier }: DocumentContent): void {
  sheet.skip(14);
  sheet.keep(64);
  sheet.write('P', {
    runs: run(labels.signedFor(supplier.legalName)),
    style: textStyle,
    box: rightHalf,
    align: 'right',
  });
  sheet.skip(30);
  sheet.write('P', { runs: run(labels.signatory), style: labelStyle, box: rightHalf, align: 'right' });
}

const textsIn = ({ supplier, buyer, lines, agentExpenses, received }: DocumentContent): string[] => [
  ...[supplier.legalName, supplier.address, buyer.name, buyer.address, received?.reference ?? ''],
  ...[...lines, ...agentExpenses].map(({ text }) => text),
];

/** The PDF of a tax document, from its stored content alone: the same content gives the same file. */
export function documentPdf(print: DocumentPrint): Promise<Uint8Array> {
  const { content } = print;
  const { kind, name, supplier, issuedOn } = content;
  const title = documentTitles[kind];
  const sheet = openSheet({
    title: `${title} ${name}`,
    author: supplier.legalName,
    madeAt: new Date(`${issuedOn}T00:00:00Z`),
  });
  writeSupplier(sheet, content);
  sheet.skip(8);
  sheet.rule(colours.saffron);
  sheet.skip(8);
  sheet.write('H1', { runs: run(title), style: titleStyle, box: fullBox });
  if (supplier.isSample) sheet.write('P', { runs: run(labels.sample), style: sampleStyle, box: fullBox });
  sheet.skip(6);
  writeHead(sheet, content);
  sheet.skip(10);
  writeLines(sheet, content);
  writeTaxes(sheet, content);
  writeSums(sheet, content);
  sheet.skip(8);
  const notes = [
    ...noteTexts(content),
    ...(textsIn(content).every((text) => printable(text).isWhole) ? [] : [labels.notWhole]),
  ];
  for (const note of notes) sheet.write('P', { runs: run(note), style: textStyle, box: fullBox });
  writeIrn(sheet, print);
  writeSignature(sheet, content);
  return sheet.finish((page, pages) => ({
    begin: run(`${title} ${name}  ·  ${supplier.legalName}`),
    end: run(labels.page(page, pages)),
    style: smallStyle,
  }));
}
