import { bookingNumber } from '#domain/bookings/booking.ts';
import type { PersonalData, PersonalDataPrint } from '#domain/privacy/personal-data.ts';
import { dayInIndia, shownDate } from '#domain/shared/india-time.ts';
import { displayPhone } from '#domain/shared/shown-phone.ts';
import type { Run } from '#worker/pdf/html-blocks.ts';
import { bookingDataLabels, personalDataLabels as labels } from '#worker/pdf/labels.ts';
import { writeLetterhead } from '#worker/pdf/letterhead.ts';
import { colours, fullBox, fullWidth, left, type Style } from '#worker/pdf/paper.ts';
import { openSheet, type Sheet } from '#worker/pdf/sheet.ts';
import { printable } from '#worker/pdf/text/letters.ts';
import { bodyStyle } from '#worker/pdf/write-blocks.ts';
import { bookingParts } from './booking-data.ts';
import {
  amountOf,
  dayText,
  detailOf,
  type Fact,
  type Row,
  textOf,
  timeOf,
  wordFor,
} from './personal-data-rows.ts';

const titleStyle: Style = { face: 'display', size: 24, leading: 30, colour: colours.ink };
const headingStyle: Style = { face: 'display', size: 15, leading: 22, colour: colours.ink };
const labelStyle: Style = { ...bodyStyle, face: 'bold' };
const smallStyle: Style = { face: 'text', size: 8.5, leading: 12, colour: colours.quiet };

const run = (text: string): Run[] => [{ text }];

const labelWidth = 120;

function writeFacts(sheet: Sheet, facts: readonly Fact[]): void {
  for (const [label, value] of facts.filter(([, text]) => text !== ''))
    sheet.writeBeside('P', [
      { runs: run(label), style: labelStyle, box: { x: left, width: labelWidth } },
      {
        runs: run(value),
        style: bodyStyle,
        box: { x: left + labelWidth, width: fullWidth - labelWidth },
      },
    ]);
}

function writeHeading(sheet: Sheet, text: string): void {
  sheet.skip(14);
  sheet.keep(headingStyle.leading + 3 * bodyStyle.leading);
  sheet.write('H2', { runs: run(text), style: headingStyle, box: fullBox });
  sheet.skip(3);
}

const isOf = (id: string) => (row: Row) => textOf(row, 'enquiry_id') === id;

const eventFact = (row: Row): Fact => {
  const kind = wordFor(labels.events, textOf(row, 'kind'));
  const detail = detailOf(row);
  return [timeOf(row, 'at'), detail ? `${kind}: ${detail}` : kind];
};

const quoteFact = (row: Row): Fact => [
  labels.quote(textOf(row, 'version')),
  [
    amountOf(row, 'total_paise'),
    labels.validUntil(dayText(row, 'valid_until')),
    ...(Array.isArray(row.lines) ? row.lines.map((line: Row) => textOf(line, 'text')) : []),
    textOf(row, 'inclusions'),
    textOf(row, 'exclusions'),
  ]
    .filter(Boolean)
    .join('; '),
];

function enquiryFacts(row: Row): Fact[] {
  const { enquiry } = labels;
  return [
    [enquiry.received, timeOf(row, 'received_at')],
    [enquiry.stage, wordFor(labels.stages, textOf(row, 'stage'))],
    [enquiry.source, wordFor(labels.sources, textOf(row, 'source'))],
    [enquiry.name, textOf(row, 'name')],
    [enquiry.number, textOf(row, 'contact_no')],
    [enquiry.email, textOf(row, 'email')],
    [enquiry.city, textOf(row, 'city')],
    [enquiry.service, textOf(row, 'service')],
    [enquiry.page, textOf(row, 'page')],
    [enquiry.campaign, textOf(row, 'campaign')],
    [enquiry.from, textOf(row, 'trip_from')],
    [enquiry.to, textOf(row, 'trip_to')],
    [enquiry.starts, dayText(row, 'trip_starts')],
    [enquiry.time, textOf(row, 'trip_time')],
    [enquiry.ends, dayText(row, 'trip_ends')],
    [enquiry.adults, textOf(row, 'adults')],
    [enquiry.children, textOf(row, 'children')],
    [enquiry.budget, amountOf(row, 'budget_paise')],
    [enquiry.value, amountOf(row, 'value_paise')],
    [enquiry.followUp, timeOf(row, 'follow_up_at')],
    [enquiry.consent, textOf(row, 'consent_version')],
    [enquiry.message, textOf(row, 'message')],
  ];
}

const isWhole = (data: PersonalData): boolean => printable(JSON.stringify(data)).isWhole;

/** Everything that is stored about a customer, for the customer to read. */
export function personalDataPdf({
  data,
  references,
  settings,
  madeAt,
}: PersonalDataPrint): Promise<Uint8Array> {
  const { agencyName, phoneE164 } = settings;
  const sheet = openSheet({ title: labels.title, author: agencyName, madeAt });
  writeLetterhead(sheet, settings);
  sheet.skip(14);
  sheet.rule(colours.saffron);
  sheet.skip(22);
  sheet.write('H1', { runs: run(labels.title), style: titleStyle, box: fullBox });
  sheet.skip(4);
  const day = shownDate(dayInIndia(madeAt));
  sheet.write('P', { runs: run(labels.intro(agencyName, day)), style: bodyStyle, box: fullBox });
  writeHeading(sheet, labels.contact);
  for (const row of data.customers)
    writeFacts(sheet, [
      [labels.enquiry.name, textOf(row, 'name')],
      [labels.enquiry.number, displayPhone(textOf(row, 'phone_e164'))],
      [labels.enquiry.email, textOf(row, 'email')],
      [labels.since, timeOf(row, 'created_at')],
    ]);
  for (const row of data.enquiries) {
    const id = textOf(row, 'id');
    writeHeading(sheet, labels.enquiryHeading(references[id] ?? id));
    writeFacts(sheet, enquiryFacts(row));
    writeFacts(sheet, data.quotes.filter(isOf(id)).map(quoteFact));
    writeFacts(sheet, data.events.filter(isOf(id)).map(eventFact));
    writeFacts(
      sheet,
      data.clicks
        .filter(isOf(id))
        .map((click) => [timeOf(click, 'clicked_at'), labels.click(textOf(click, 'page'))]),
    );
  }
  for (const row of data.bookings) {
    writeHeading(sheet, bookingDataLabels.heading(bookingNumber(textOf(row, 'id'))));
    for (const facts of bookingParts(data, row)) writeFacts(sheet, facts);
  }
  sheet.skip(16);
  for (const note of [labels.rights, ...(isWhole(data) ? [] : [labels.notWhole])])
    sheet.write('P', { runs: run(note), style: smallStyle, box: fullBox });
  return sheet.finish((page, pages) => ({
    begin: run(`${agencyName}  ·  ${displayPhone(phoneE164)}`),
    end: run(labels.page(page, pages)),
    style: smallStyle,
  }));
}
