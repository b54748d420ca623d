import type { VoucherContent, VoucherService } from '#domain/bookings/vouchers/voucher.ts';
import type { VoucherPrint, VoucherToPrint } from '#domain/bookings/vouchers/voucher-print-service.ts';
import {
  daysText,
  dayText,
  detailLines,
  namesOf,
  partyText,
  timeLines,
  travellerName,
  voucherName,
  voucherWords,
} from '#domain/bookings/vouchers/voucher-text.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { dateText, dayInIndia } from '#domain/shared/india-time.ts';
import { nationalityName } from '#domain/shared/nationality.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import type { Run } from './html-blocks.ts';
import { voucherLabels as labels } from './labels.ts';
import { writeLetterhead } from './letterhead.ts';
import { colours, fullBox, fullWidth, left, type Style, type Text } from './paper.ts';
import { openSheet, type Sheet } from './sheet.ts';
import { printable } from './text/letters.ts';
import { bodyStyle } from './write-blocks.ts';

const titleStyle: Style = { face: 'display', size: 22, leading: 27, colour: colours.ink };
const readerStyle: Style = { face: 'display', size: 16, leading: 21, colour: colours.teal };
const headingStyle: Style = { face: 'display', size: 13, leading: 18, colour: colours.ink };
const valueStyle: Style = { ...bodyStyle, face: 'bold', size: 11 };
const labelStyle: Style = { face: 'text', size: 9, leading: 15, colour: colours.quiet };
const smallStyle: Style = { face: 'text', size: 8.5, leading: 12, colour: colours.quiet };

const run = (text: string): Run[] => [{ text }];

const gap = 10;
const labelWidth = 86;

type Field = readonly [label: string, value: string];

/** One or two fields above a line. */
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
  sheet.keep(headingStyle.leading + 4 * bodyStyle.leading);
  sheet.write('H2', { runs: run(text), style: headingStyle, box: fullBox });
  sheet.skip(2);
}

/** The number with the name of who answers it, where that is another than the lead traveller. */
function contactText({ contact, leadName }: VoucherContent): string {
  if (!contact) return '';
  const phone = displayPhone(contact.phoneE164);
  return contact.name === leadName ? phone : `${phone}, ${contact.name}`;
}

function writeFacts(sheet: Sheet, content: VoucherContent): void {
  const { facts } = labels;
  const contact = contactText(content);
  writeFields(sheet, [[facts.lead, content.leadName], ...(contact ? [[facts.phone, contact] as const] : [])]);
  writeFields(sheet, [[facts.party, partyText(content)]]);
  writeFields(sheet, [[facts.days, daysText(content)]]);
  if (content.title) writeFields(sheet, [[facts.trip, content.title]]);
}

const whenWidth = 170;
const standingWidth = 90;
const whatWidth = fullWidth - whenWidth - standingWidth;

const boxes = [
  { x: left, width: whenWidth - gap },
  { x: left + whenWidth, width: whatWidth - gap },
  { x: left + whenWidth + whatWidth, width: standingWidth },
] as const;

function detailsOf(content: VoucherContent, service: VoucherService): string[] {
  const names = namesOf(content, service);
  const { supplier, remarks } = service;
  const phone = supplier?.phoneE164 ? displayPhone(supplier.phoneE164) : '';
  return [
    ...(supplier ? [[supplier.name, phone].filter(Boolean).join(', ')] : []),
    ...detailLines(service),
    ...(names ? [voucherWords.for(names)] : []),
    ...(remarks ? [voucherWords.remarks(remarks)] : []),
  ];
}

function cellsOf(content: VoucherContent, service: VoucherService): Text[] {
  const { isConfirmed, title, confirmation } = service;
  const [first = '', ...later] = timeLines(service);
  const details = detailsOf(content, service);
  const [whenBox, whatBox, standingBox] = boxes;
  const standing = isConfirmed ? confirmation || voucherWords.confirmed : voucherWords.notConfirmed;
  const rest = (lines: readonly string[]): Run[] => lines.map((line) => ({ text: `\n${line}` }));
  return [
    { runs: [{ text: first, bold: true }, ...rest(later)], style: bodyStyle, box: whenBox },
    { runs: [{ text: title, bold: true }, ...rest(details)], style: bodyStyle, box: whatBox },
    {
      runs: [{ text: standing, bold: true }],
      style: isConfirmed ? bodyStyle : { ...bodyStyle, colour: colours.brick },
      box: standingBox,
    },
  ];
}

function writeServices(sheet: Sheet, content: VoucherContent, services: readonly VoucherService[]): void {
  sheet.writeTable(
    [
      {
        cells: labels.columns.map((text, index) => ({
          ...{ runs: run(text), style: labelStyle, box: boxes[index] ?? fullBox },
        })),
        isHead: true,
      },
      ...services.map((service) => ({ cells: cellsOf(content, service), isHead: false })),
    ],
    4,
  );
}

/** The services of the whole trip, then those of each day under its title and meals. */
function writeDays(sheet: Sheet, content: VoucherContent): void {
  const { services, days } = content;
  const whole = services.filter(({ isWholeTrip }) => isWholeTrip);
  if (whole.length > 0) {
    writeHeading(sheet, voucherWords.wholeTrip);
    writeServices(sheet, content, whole);
  }
  const dated = services.filter(({ isWholeTrip }) => !isWholeTrip);
  const all = new Set([...days.map(({ day }) => day), ...dated.map(({ firstDay }) => firstDay)]);
  for (const day of [...all].toSorted()) {
    const planned = days.find((one) => one.day === day);
    const meals = (planned?.meals ?? []).map((meal) => labels.meals[meal]).join(', ');
    const own = dated.filter(({ firstDay }) => firstDay === day);
    writeHeading(sheet, [dayText(day), planned?.title].filter(Boolean).join(': '));
    if (meals) sheet.write('P', { runs: run(labels.mealsOf(meals)), style: bodyStyle, box: fullBox });
    if (own.length > 0) writeServices(sheet, content, own);
  }
}

const share = fullWidth / 10;

/** Names for the check-in; a permit agent reads nationality and birth date as well. */
function writeTravellers(sheet: Sheet, { travellers }: VoucherContent): void {
  const hasPapers = travellers.some(({ nationality, birthDate }) => nationality !== '' || birthDate !== null);
  const widths = hasPapers ? [4 * share, 2 * share, 2 * share, 2 * share] : [8 * share, 2 * share];
  const cells = (texts: readonly string[], style: Style): Text[] => {
    let x = left;
    return widths.map((width, index) => {
      const box = { x, width: width - gap };
      x += width;
      return { runs: run(texts[index] ?? ''), style, box };
    });
  };
  writeHeading(sheet, labels.travellers.heading);
  sheet.writeTable(
    [
      { cells: cells(labels.travellers.columns, labelStyle), isHead: true },
      ...travellers.map((traveller) => ({
        cells: cells(
          [
            travellerName(traveller),
            traveller.age === null ? labels.travellers.adult : labels.travellers.years(traveller.age),
            nationalityName(traveller.nationality),
            traveller.birthDate ? dateText(traveller.birthDate) : '',
          ],
          bodyStyle,
        ),
        isHead: false,
      })),
    ],
    3,
  );
}

function isWhole({ title, leadName, supplier, travellers, services, days }: VoucherContent): boolean {
  const texts = [
    ...[title, leadName, supplier?.name ?? '', supplier?.city ?? ''],
    ...travellers.map(({ name }) => name),
    ...days.map((day) => day.title),
    ...services.flatMap((service) => [
      ...[service.title, service.remarks, service.confirmation, service.supplier?.name ?? ''],
      ...Object.values(service.details),
    ]),
  ];
  return texts.every((text) => printable(text).isWhole);
}

function notesOf({ content, version }: VoucherToPrint, { phoneE164, careHours }: SiteSettings): string[] {
  const phone = displayPhone(phoneE164);
  return [
    content.supplier ? labels.questions(phone) : labels.emergency(phone, careHours),
    ...(version > 1 ? [labels.replaces(version - 1)] : []),
    ...(isWhole(content) ? [] : [labels.notWhole]),
  ];
}

/** The PDF of a voucher: for the clerk of a hotel to read at a glance, or for the travellers to carry. */
export function voucherPdf({ voucher, settings }: VoucherPrint): Promise<Uint8Array> {
  const { content, version, madeAt } = voucher;
  const { supplier } = content;
  const title = voucherWords.title(content.number);
  const { agencyName, phoneE164 } = settings;
  const sheet = openSheet({ title: `${title}, ${voucherName(content)}`, author: agencyName, madeAt });
  writeLetterhead(sheet, settings);
  sheet.skip(8);
  sheet.rule(colours.saffron);
  sheet.skip(8);
  sheet.write('H1', { runs: run(title), style: titleStyle, box: fullBox });
  const reader = [voucherName(content), supplier?.city].filter(Boolean).join(', ');
  sheet.write('P', { runs: run(reader), style: readerStyle, box: fullBox });
  sheet.skip(4);
  writeFacts(sheet, content);
  if (supplier) {
    writeHeading(sheet, labels.services);
    writeServices(sheet, content, content.services);
  } else writeDays(sheet, content);
  writeTravellers(sheet, content);
  sheet.skip(10);
  sheet.keep(4 * bodyStyle.leading);
  for (const note of notesOf(voucher, settings))
    sheet.write('P', { runs: run(note), style: bodyStyle, box: fullBox });
  const made = labels.made(version, dateText(dayInIndia(madeAt)));
  return sheet.finish((page, pages) => ({
    begin: run(`${agencyName}  ·  ${displayPhone(phoneE164)}  ·  ${made}`),
    end: run(labels.page(page, pages)),
    style: smallStyle,
  }));
}
