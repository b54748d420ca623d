import { expenseKinds } from '#domain/bookings/booking.ts';
import { rowsFor, textNames } from '#domain/bookings/booking-fields.ts';
import { expensesIn } from '#domain/bookings/slip/expenses.ts';
import { readingKinds, readingsOf, stepKinds } from '#domain/bookings/slip/readings.ts';
import type { DutySlipPrint, SlipMoney, SlipToPrint } from '#domain/bookings/slip/slip-print-service.ts';
import {
  bookedText,
  carText,
  chargedText,
  collectText,
  dropText,
  peopleText,
  pickUpText,
  rideText,
} from '#domain/bookings/slip/slip-text.ts';
import { isInsidePrice, type Statement } from '#domain/bookings/slip/statement.ts';
import {
  differenceText,
  durationText,
  expenseNames,
  expenseRule,
  insideRateText,
  lineCells,
  statementTitle,
  stepNames,
} from '#domain/bookings/slip/statement-text.ts';
import { explanations } from '#domain/bookings/slip/statement-view.ts';
import { clockInIndia, dateText, dayInIndia, timeText, weekdayText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import type { Run } from './html-blocks.ts';
import { slipLabels as labels, bookingDataLabels as moneyLabels } from './labels.ts';
import { writeLetterhead } from './letterhead.ts';
import { colours, fullBox, fullWidth, left, type Style, type Text } from './paper.ts';
import { openSheet, type Sheet } from './sheet.ts';
import { printable } from './text/letters.ts';
import { bodyStyle } from './write-blocks.ts';

const titleStyle: Style = { face: 'display', size: 22, leading: 27, colour: colours.ink };
const headingStyle: Style = { face: 'display', size: 13, leading: 18, colour: colours.ink };
const totalStyle: Style = { face: 'display', size: 13, leading: 18, colour: colours.ink };
/** Read at arm's length in a car. */
const valueStyle: Style = { ...bodyStyle, face: 'bold', size: 10.5 };
const labelStyle: Style = { face: 'text', size: 9, leading: 15, colour: colours.quiet };
const smallStyle: Style = { face: 'text', size: 8.5, leading: 12, colour: colours.quiet };

const run = (text: string): Run[] => [{ text }];

const gap = 10;
const labelWidth = 86;

type Field = readonly [label: string, value: string];

/** One or two fields above a line, on which an empty one is filled in by hand. */
function writeFields(sheet: Sheet, fields: readonly Field[]): void {
  const width = fullWidth / fields.length;
  sheet.skip(3);
  sheet.writeBeside(
    'P',
    fields.flatMap(([label, value], index): Text[] => {
      const x = left + index * width;
      return [
        { runs: run(label), style: labelStyle, box: { x, width: labelWidth - gap } },
        {
          runs: run(value),
          style: valueStyle,
          box: { x: x + labelWidth, width: width - labelWidth - gap },
        },
      ];
    }),
  );
  sheet.skip(2);
  sheet.rule();
}

function writeHeading(sheet: Sheet, text: string): void {
  sheet.skip(12);
  sheet.keep(headingStyle.leading + 3 * bodyStyle.leading);
  sheet.write('H2', { runs: run(text), style: headingStyle, box: fullBox });
  sheet.skip(2);
}

/** Two on a line. An empty field beside another costs no line; a line of its own could take the slip to a second page. */
function inPairs(all: readonly Field[]): (readonly Field[])[] {
  const fields = all.filter(([, value], index) => index < 2 || value !== '');
  return fields.flatMap((_, index) => (index % 2 === 0 ? [fields.slice(index, index + 2)] : []));
}

const phoneText = (phone: string) => phone && displayPhone(phone);

/** With the day when it is another one. */
const endText = ({ pickupAt, endsAt }: SlipToPrint['duty']) =>
  dayInIndia(endsAt) === dayInIndia(pickupAt) ? clockInIndia(endsAt) : timeText(endsAt);

function writeFacts(sheet: Sheet, { duty, crew }: SlipToPrint): void {
  const { facts } = labels;
  const rows: readonly (readonly Field[])[] = [
    [
      [facts.date, weekdayText(duty.pickupAt)],
      [facts.time, clockInIndia(duty.pickupAt)],
    ],
    [[facts.ride, rideText(duty)]],
    [[facts.booked, bookedText(duty)]],
    // What is paid at cost is beside the expenses.
    ...(chargedText(duty) ? [[[facts.besides, chargedText(duty)]] as const] : []),
    [[facts.pickUp, pickUpText(duty)]],
    [[facts.drop, dropText(duty)]],
    [
      [facts.passenger, crew.customer],
      [facts.phone, phoneText(crew.phone)],
    ],
    ...inPairs([[facts.people, peopleText(duty)], ...rowsFor('driver', duty)]),
    [
      [facts.carType, duty.carTypeName],
      [facts.ends, endText(duty)],
    ],
    [[facts.car, carText(crew)], ...(duty.closedAt ? [] : [[facts.collect, collectText(crew)] as const])],
    [
      [facts.driver, crew.driver],
      [facts.phone, phoneText(crew.driverPhone)],
    ],
    ...(duty.instructions ? [[[facts.instructions, duty.instructions]] as const] : []),
  ];
  for (const row of rows) writeFields(sheet, row);
}

type Column = { width: number; isNumber?: boolean };

function writeGrid(
  sheet: Sheet,
  columns: readonly Column[],
  { head, rows, rowGap }: { head: readonly string[]; rows: readonly (readonly string[])[]; rowGap: number },
  last?: readonly string[],
): void {
  const cellsOf = (texts: readonly string[], style: Style): Text[] => {
    let x = left;
    return columns.map(({ width, isNumber }, index) => {
      const box = { x, width: width - (isNumber ? 0 : gap) };
      x += width;
      return { runs: run(texts[index] ?? ''), style, box, ...(isNumber && { align: 'right' }) };
    });
  };
  sheet.writeTable(
    [
      { cells: cellsOf(head, labelStyle), isHead: true },
      ...rows.map((row) => ({ cells: cellsOf(row, bodyStyle), isHead: false })),
      ...(last ? [{ cells: cellsOf(last, totalStyle), isHead: false }] : []),
    ],
    rowGap,
  );
}

const kmText = (km: number | null | undefined) => (km == null ? '' : km.toLocaleString('en-IN'));

/** What was entered so far; the rest is left empty. */
function writeReadings(sheet: Sheet, { entries, statement }: SlipToPrint): void {
  const readings = readingsOf(entries);
  const columns = [{ width: 150 }, { width: 110 }, { width: 90 }, { width: fullWidth - 350 }];
  writeHeading(sheet, labels.readings.heading);
  writeGrid(sheet, columns, {
    head: labels.readings.columns,
    rows: (readings.landed ? readingKinds : stepKinds).map((kind) => {
      const reading = readings[kind];
      return [
        stepNames[kind],
        reading ? dateText(dayInIndia(reading.at)) : '',
        reading ? clockInIndia(reading.at) : '',
        kmText(reading?.odometerKm),
      ];
    }),
    rowGap: 4.5,
  });
  const { km = null, minutes = null } = statement?.used ?? {};
  writeFields(sheet, [
    [labels.readings.km, kmText(km)],
    [labels.readings.time, minutes === null ? '' : durationText(minutes)],
  ]);
}

/** What the driver paid; before that an empty row for each kind, with who bears it. */
function writeExpenses(sheet: Sheet, { duty, entries, statement }: SlipToPrint): void {
  const paid = expensesIn(entries).flatMap(({ expense, reason, amountPaise }) =>
    expense === '' || amountPaise === null ? [] : [[expenseNames[expense], reason, formatPaise(amountPaise)]],
  );
  if (statement && paid.length === 0) return;
  const empty = expenseKinds.map((kind) => {
    const { inPrice, customerPays } = labels.expenses;
    return [`${expenseNames[kind]} (${isInsidePrice(kind, duty.leftOut) ? inPrice : customerPays})`];
  });
  writeHeading(sheet, labels.expenses.heading);
  writeGrid(sheet, [{ width: 205 }, { width: fullWidth - 305 }, { width: 100, isNumber: true }], {
    head: labels.expenses.columns,
    rows: paid.length > 0 ? paid : empty,
    rowGap: 2.5,
  });
  if (statement) return;
  writeFields(sheet, [
    [labels.expenses.collected, ''],
    [labels.expenses.remarks, ''],
  ]);
}

const signatureHeight = 28;

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

/** Each reason with its amount at the right. */
function writeDifferences(sheet: Sheet, { differences, agreedPaise }: Statement): void {
  const amountWidth = 90;
  const agreed = `${labels.statement.agreed}: ${formatPaise(agreedPaise)}.`;
  const isSame = differences.length === 0;
  const text = isSame ? `${agreed} ${labels.statement.same}` : agreed;
  sheet.write('P', { runs: run(text), style: bodyStyle, box: fullBox });
  if (isSame) return;
  sheet.skip(4);
  sheet.keep(3 * bodyStyle.leading);
  sheet.write('H3', { runs: run(labels.statement.differences), style: valueStyle, box: fullBox });
  for (const difference of differences)
    sheet.writeBeside('LI', [
      {
        runs: run(differenceText(difference)),
        style: bodyStyle,
        box: { x: left, width: fullWidth - amountWidth - gap },
      },
      {
        runs: run(formatPaise(difference.amountPaise)),
        style: bodyStyle,
        box: { x: left + fullWidth - amountWidth, width: amountWidth },
        align: 'right',
      },
    ]);
}

function writeStatement(sheet: Sheet, statement: Statement, { duty, closedBy }: SlipToPrint): void {
  const { columns, total, insideRate, closed } = labels.statement;
  sheet.skip(8);
  // On one page, unless it is longer than one.
  sheet.keep(160 + 22 * statement.lines.length + bodyStyle.leading * statement.differences.length);
  writeHeading(sheet, statementTitle);
  const numbers = [60, 95, 105].map((width) => ({ width, isNumber: true }));
  const firstWidth = fullWidth - numbers.reduce((sum, { width }) => sum + width, 0);
  writeGrid(
    sheet,
    [{ width: firstWidth }, ...numbers],
    {
      head: columns,
      rows: statement.lines.map((line) => {
        const { name, quantity, rate, amount } = lineCells(line);
        return [name, quantity, rate, amount];
      }),
      rowGap: 3,
    },
    [total, '', '', formatPaise(statement.totalPaise)],
  );
  sheet.write('P', { runs: run(statement.totalInWords), style: bodyStyle, box: fullBox });
  sheet.skip(6);
  writeDifferences(sheet, statement);
  sheet.skip(6);
  const paidInside = statement.insideRate.map(insideRateText).join('; ');
  const notes = [
    ...(paidInside ? [`${insideRate}: ${paidInside}`] : []),
    ...explanations(statement),
    expenseRule(statement),
    ...(duty.closedAt ? [closed(closedBy, timeText(duty.closedAt))] : []),
  ];
  for (const note of notes) sheet.write('P', { runs: run(note), style: smallStyle, box: fullBox });
}

function balanceCells(balancePaise: number): readonly string[] {
  const { due, refund, paid } = labels.payments;
  if (balancePaise === 0) return [paid, '', '', formatPaise(0)];
  return [balancePaise > 0 ? due : refund, '', '', formatPaise(Math.abs(balancePaise))];
}

/** What the customer has paid for the booking, and what is left of it. */
function writePayments(
  sheet: Sheet,
  { entries, totalPaise, receivedPaise }: SlipMoney,
  number: string,
): void {
  const { heading, columns, total, received, none } = labels.payments;
  writeHeading(sheet, heading);
  if (entries.length === 0) sheet.write('P', { runs: run(none), style: bodyStyle, box: fullBox });
  writeGrid(
    sheet,
    [{ width: 190 }, { width: 110 }, { width: fullWidth - 405 }, { width: 105, isNumber: true }],
    {
      head: columns,
      rows: [
        ...entries.map(({ kind, amountPaise, method, receivedOn }) => [
          moneyLabels.moneyKinds[kind],
          dateText(receivedOn),
          moneyLabels.methods[method],
          formatPaise(kind === 'refund' ? -amountPaise : amountPaise),
        ]),
        [received, '', '', formatPaise(receivedPaise)],
        [total(number), '', '', formatPaise(totalPaise)],
      ],
      rowGap: 3,
    },
    balanceCells(totalPaise - receivedPaise),
  );
}

function isWhole({ duty, crew, entries, statement }: SlipToPrint): boolean {
  const texts = [duty.fromName, duty.toName, ...textNames.map((name) => duty[name])];
  const reasons = [...entries, ...(statement?.lines ?? [])].map((one) => ('reason' in one ? one.reason : ''));
  return [...texts, crew.customer, crew.driver, crew.model, ...reasons].every(
    (text) => printable(text).isWhole,
  );
}

/** The PDF of a duty slip: for the driver to fill in, and after the closing with the statement. */
export function dutySlipPdf({ slip, settings, madeAt }: DutySlipPrint): Promise<Uint8Array> {
  const title = labels.title(slip.number);
  const { agencyName, phoneE164 } = settings;
  const sheet = openSheet({ title, author: agencyName, madeAt });
  writeLetterhead(sheet, settings);
  sheet.skip(8);
  sheet.rule(colours.saffron);
  sheet.skip(8);
  sheet.write('H1', { runs: run(title), style: titleStyle, box: fullBox });
  sheet.skip(4);
  writeFacts(sheet, slip);
  writeReadings(sheet, slip);
  writeExpenses(sheet, slip);
  writeSignatures(sheet);
  if (slip.statement) writeStatement(sheet, slip.statement, slip);
  if (slip.money) writePayments(sheet, slip.money, slip.number);
  if (!isWhole(slip)) {
    sheet.skip(6);
    sheet.write('P', { runs: run(labels.notWhole), style: smallStyle, box: fullBox });
  }
  return sheet.finish((page, pages) => ({
    begin: run(`${agencyName}  ·  ${displayPhone(phoneE164)}  ·  ${labels.printed(timeText(madeAt))}`),
    end: run(labels.page(page, pages)),
    style: smallStyle,
  }));
}
