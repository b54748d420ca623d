import { bookingNumber } from '#domain/bookings/booking.ts';
import type { RideDetails } from '#domain/enquiries/intake/ride-details.ts';
import { rideRows } from '#domain/enquiries/intake/ride-text.ts';
import type { PersonalDataPrint } from '#domain/privacy/personal-data.ts';
import { stateName } from '#domain/shared/indian-states.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import type { PriceRequest } from '#domain/tour-packages/price/asked-price.ts';
import { priceRows } from '#domain/tour-packages/price/package-price-text.ts';
import { partyText } from '#domain/tour-packages/price/party-text.ts';
import { bookingDataLabels, personalDataLabels as labels } from '#worker/pdf/labels.ts';
import { bookingParts } from './booking-data.ts';
import { openDataSheet } from './data-sheet.ts';
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

const fileFact = (row: Row): Fact => [
  timeOf(row, 'received_at'),
  labels.file(textOf(row, 'file_name'), textOf(row, 'event_id') !== ''),
];

/** The party that was entered on a package's page, and the price that it showed. */
function calculationFacts({ package_price: asked }: Row): Fact[] {
  if (typeof asked !== 'object' || asked === null) return [];
  const { party, country, price } = asked as PriceRequest;
  const rows = price ? priceRows(price) : [];
  return [
    [labels.enquiry.party, partyText(party, country)],
    ...rows.map(
      ({ name, detail, amount }): Fact => ['', `${name}: ${[detail, amount].filter(Boolean).join(', ')}`],
    ),
    [labels.enquiry.priceText, price ? formatPaise(price.totalPaise) : ''],
  ];
}

/** What a request of a cab said besides the trip. */
const rideFacts = ({ ride_details: details }: Row): Fact[] => rideRows(details as RideDetails | null);

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
    ...rideFacts(row),
    [enquiry.budget, amountOf(row, 'budget_paise')],
    [enquiry.value, amountOf(row, 'value_paise')],
    [enquiry.followUp, timeOf(row, 'follow_up_at')],
    [enquiry.consent, textOf(row, 'consent_version')],
    [enquiry.message, textOf(row, 'message')],
    ...calculationFacts(row),
  ];
}

function buyerFacts(row: Row): Fact[] {
  const { buyer } = labels;
  return [
    [buyer.name, textOf(row, 'name')],
    [buyer.address, textOf(row, 'address')],
    [buyer.state, stateName(textOf(row, 'state'))],
    [buyer.gstin, textOf(row, 'gstin')],
    [buyer.pan, textOf(row, 'pan')],
    [buyer.email, textOf(row, 'bill_email')],
  ];
}

/** Everything that is stored about a customer, for the customer to read. */
export function personalDataPdf({
  data,
  references,
  settings,
  madeAt,
}: PersonalDataPrint): Promise<Uint8Array> {
  const sheet = openDataSheet({ title: labels.title, intro: labels.intro, settings, madeAt });
  const { writeFacts, writeHeading } = sheet;
  writeHeading(labels.contact);
  for (const row of data.customers)
    writeFacts([
      [labels.enquiry.name, textOf(row, 'name')],
      [labels.enquiry.number, displayPhone(textOf(row, 'phone_e164'))],
      [labels.enquiry.email, textOf(row, 'email')],
      [labels.since, timeOf(row, 'created_at')],
    ]);
  for (const row of data.buyers) writeFacts(buyerFacts(row));
  writeFacts(data.customerNotes.map((row) => [timeOf(row, 'made_at'), textOf(row, 'text')]));
  writeFacts(data.attachments.filter((row) => textOf(row, 'customer_id') !== '').map(fileFact));
  for (const row of data.enquiries) {
    const id = textOf(row, 'id');
    writeHeading(labels.enquiryHeading(references[id] ?? id));
    writeFacts(enquiryFacts(row));
    writeFacts(data.quotes.filter(isOf(id)).map(quoteFact));
    writeFacts(data.events.filter(isOf(id)).map(eventFact));
    writeFacts(data.attachments.filter(isOf(id)).map(fileFact));
    writeFacts(
      data.clicks
        .filter(isOf(id))
        .map((click) => [timeOf(click, 'clicked_at'), labels.click(textOf(click, 'page'))]),
    );
  }
  for (const row of data.bookings) {
    writeHeading(bookingDataLabels.heading(bookingNumber(textOf(row, 'id'))));
    for (const facts of bookingParts(data, row)) writeFacts(facts);
  }
  return sheet.finish(data, labels.rights);
}
