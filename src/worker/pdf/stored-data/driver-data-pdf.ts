import { tripNames } from '#domain/fares/fare-text.ts';
import type { DriverDataPrint } from '#domain/privacy/driver-data.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { bookingDataLabels, driverDataLabels as labels, personalDataLabels } from '#worker/pdf/labels.ts';
import { entryFact, moneyFact, photoFact } from './booking-data.ts';
import { openDataSheet } from './data-sheet.ts';
import { dayText, type Fact, type Row, textOf, timeOf, wordFor } from './personal-data-rows.ts';

const { facts: names } = labels;

const driverFacts = (row: Row): Fact[] => [
  [names.name, textOf(row, 'name')],
  [names.number, displayPhone(textOf(row, 'phone_e164'))],
  [names.city, textOf(row, 'city')],
  [names.licence, textOf(row, 'licence_number')],
  [names.licenceUntil, dayText(row, 'licence_expires_on')],
  [names.languages, Array.isArray(row.languages) ? row.languages.join(', ') : ''],
  [names.partner, textOf(row, 'partner')],
  [names.notes, textOf(row, 'notes')],
  [names.changed, timeOf(row, 'changed_at')],
  [names.left, timeOf(row, 'ended_at')],
];

const dayOffFact = (row: Row): Fact => [
  dayText(row, 'first_day'),
  [labels.until(dayText(row, 'last_day')), textOf(row, 'reason')].filter(Boolean).join(', '),
];

function dutyFact(row: Row): Fact {
  const [started, ended] = [timeOf(row, 'started_at'), timeOf(row, 'ended_at')];
  const words = [
    `${textOf(row, 'booking')}, ${labels.duty(textOf(row, 'id'))}`,
    wordFor(bookingDataLabels.statuses, textOf(row, 'status')),
    wordFor(tripNames, textOf(row, 'trip_type')),
    textOf(row, 'city'),
    textOf(row, 'car'),
    started && labels.started(started),
    ended && labels.ended(ended),
  ];
  return [timeOf(row, 'pickup_at'), words.filter(Boolean).join(', ')];
}

/** Everything that is stored about a driver, for the driver to read. */
export function driverDataPdf({ data, settings, madeAt }: DriverDataPrint): Promise<Uint8Array> {
  const { title, intro } = personalDataLabels;
  const sheet = openDataSheet({ title, intro, settings, madeAt });
  const writePart = (heading: string, facts: readonly Fact[]) => {
    if (facts.length === 0) return;
    sheet.writeHeading(heading);
    sheet.writeFacts(facts);
  };
  writePart(labels.contact, data.driver.flatMap(driverFacts));
  writePart(labels.daysOff, data.daysOff.map(dayOffFact));
  writePart(labels.duties, data.duties.map(dutyFact));
  writePart(labels.entries, data.entries.map(entryFact));
  writePart(labels.photos, data.photos.map(photoFact));
  writePart(labels.collected, data.collected.map(moneyFact));
  return sheet.finish(data, labels.rights);
}
