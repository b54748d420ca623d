import type * as z from 'zod/mini';
import { type CityWord, findCity } from '#domain/fares/cab-words.ts';
import type { City } from '#domain/fares/rates.ts';
import { dayAndClockOfCell } from '#domain/shared/typed-clock.ts';
import { sheetImportMessages } from '#domain/sheet-import/sheet-import-messages.ts';
import { SheetRowReader } from '#domain/sheet-import/sheet-row-reader.ts';
import { cabImportMessages as messages } from './cab-import-messages.ts';
import { partnerOfCell } from './fleet-cells.ts';

const maxTypedLength = 100;

/** What rows of cars, drivers and bookings have in common. */
export class FleetRowReader<Field extends string> extends SheetRowReader<Field> {
  /** Where the row has no city, the one that staff chose for the file. */
  protected cityIn(field: Field, chosen: City, cities: readonly CityWord[]): City {
    const typed = this.line(field, maxTypedLength);
    const city = typed === '' ? chosen : findCity(cities, typed);
    const known = cities.map(({ name }) => name).join(', ');
    if (city === undefined) this.fault(field, messages.cityWrong(typed, known));
    return city ?? chosen;
  }

  protected partnerIn(field: Field): string {
    const typed = this.line(field, 1000);
    const partner = partnerOfCell(typed);
    if (partner === undefined) this.fault(field, messages.partnerNameless(typed));
    return partner ?? '';
  }

  /** Empty without a day; the time of a spreadsheet's day is left out. */
  protected dayIn(field: Field): string {
    const typed = this.line(field, maxTypedLength);
    const day = typed === '' ? '' : dayAndClockOfCell(typed)?.day;
    if (day === undefined) this.fault(field, sheetImportMessages.dayWrong(typed));
    return day ?? '';
  }

  /** What the form of one row says about these fields; its names of fields that differ from the list's are given. */
  protected checked<Value>(
    parsed: z.core.util.SafeParseResult<Value>,
    names: Readonly<Record<string, Field>>,
  ): Value | undefined {
    if (this.faults.length > 0) return undefined;
    for (const { path, message } of parsed.error?.issues ?? []) {
      const name = String(path[0]);
      this.fault(names[name] ?? (name as Field), message);
    }
    return parsed.data;
  }
}
