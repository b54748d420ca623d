import * as z from 'zod/mini';
import { type DayOffInput, type DriverInput, driverInput } from '#domain/bookings/drivers/driver-input.ts';
import type { CityWord } from '#domain/fares/cab-words.ts';
import type { City } from '#domain/fares/rates.ts';
import { dayOfCell } from '#domain/shared/typed-day.ts';
import type { SheetColumns } from '#domain/sheet-import/sheet-columns.ts';
import type { ReadRow } from '#domain/sheet-import/sheet-row-reader.ts';
import type { SheetRow } from '#platform/sheets/sheet.ts';
import { cabImportMessages as messages } from './cab-import-messages.ts';
import { FleetRowReader } from './fleet-row.ts';
import type { DriverField } from './import-kind.ts';

/** The city of rows without one, and the cities that rows may name. */
export type DriverChoices = { city: City; cities: readonly CityWord[] };

export type ImportedDriver = DriverInput & { daysOff: DayOffInput[] };

const maxDaysOff = 30;

/** `20/11/2026`, or `20/11/2026 to 22/11/2026`; a hyphen between two days has spaces around it. */
function periodOf(typed: string): DayOffInput | undefined {
  const [first = '', last = first, ...more] = typed.split(/\s+(?:-|to|till|until)\s+|\s*[–—]\s*/i);
  const [firstDay, lastDay] = [dayOfCell(first), dayOfCell(last)];
  if (!firstDay || !lastDay || lastDay < firstDay || more.length > 0) return undefined;
  return { firstDay, lastDay, reason: '' };
}

class DriverRowReader extends FleetRowReader<DriverField> {
  private phone(): string {
    if (!this.has('phone')) this.fault('phone', messages.numberMissing);
    return this.phoneIn('phone');
  }

  private daysOff(): DayOffInput[] {
    const typed = this.text('daysOff')
      .split(/[,;\n]/)
      .map((part) => part.trim().replaceAll(/\s+/g, ' '))
      .filter((part) => part !== '');
    const read = typed.slice(0, maxDaysOff + 1).map((part) => ({ part, period: periodOf(part) }));
    const wrong = read.find(({ period }) => period === undefined);
    if (wrong) this.fault('daysOff', messages.daysOffWrong(wrong.part.slice(0, 100)));
    else if (read.length > maxDaysOff) this.fault('daysOff', messages.daysOffTooMany(maxDaysOff));
    return read.flatMap(({ period }) => period ?? []);
  }

  read({ city, cities }: DriverChoices): ImportedDriver | undefined {
    const name = this.text('name');
    if (name === '') this.fault('name', messages.nameMissing);
    const daysOff = this.daysOff();
    const fields = {
      name,
      phone: this.phone(),
      city: this.cityIn('city', city, cities),
      licenceNumber: this.text('licenceNumber'),
      licenceExpiresOn: this.dayIn('licenceExpiresOn'),
      // On one line, because many spaces in a row would be looked at again from each of them.
      languages: this.text('languages')
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ?(?:&|\+|\band\b) ?/gi, ', '),
      partner: this.partnerIn('owner'),
      notes: this.text('notes'),
    };
    const driver = this.checked(z.safeParse(driverInput, fields), { partner: 'owner' });
    return driver && { ...driver, daysOff };
  }
}

export function readDriverRow(
  row: SheetRow,
  columns: SheetColumns<DriverField>,
  choices: DriverChoices,
): ReadRow<ImportedDriver, DriverField> {
  const reader = new DriverRowReader(row, columns);
  return { row: row.number, value: reader.read(choices), faults: reader.faults };
}
