import * as z from 'zod/mini';
import { type CarInput, carInput, paperDayField } from '#domain/bookings/cars/car-input.ts';
import { paperKinds } from '#domain/bookings/fleet.ts';
import type { CarTypeWords, CityWord } from '#domain/fares/cab-words.ts';
import type { City } from '#domain/fares/rates.ts';
import type { SheetColumns } from '#domain/sheet-import/sheet-columns.ts';
import type { ReadRow } from '#domain/sheet-import/sheet-row-reader.ts';
import type { SheetRow } from '#platform/sheets/sheet.ts';
import { cabImportMessages as messages } from './cab-import-messages.ts';
import { plateOfCell } from './fleet-cells.ts';
import { FleetRowReader } from './fleet-row.ts';
import type { CarField } from './import-kind.ts';

/** The city of rows without one, and what rows may name. */
export type RowChoices = { types: CarTypeWords; cities: readonly CityWord[]; city: City };

class CarRowReader extends FleetRowReader<CarField> {
  private plate(): string {
    const typed = this.line('plate', 60);
    const plate = plateOfCell(typed);
    if (typed === '') this.fault('plate', messages.plateMissing);
    else if (plate === undefined) this.fault('plate', messages.plateWrong(typed));
    return plate ?? '';
  }

  private carType(types: CarTypeWords): string {
    const typed = this.line('carType', 60);
    const type = types.find(typed);
    if (typed === '') this.fault('carType', messages.typeMissing(types.known));
    else if (type === undefined) this.fault('carType', messages.typeWrong(typed, types.known));
    return type ?? '';
  }

  read({ types, cities, city }: RowChoices): CarInput | undefined {
    const fields = {
      plate: this.plate(),
      carType: this.carType(types),
      model: this.text('model'),
      city: this.cityIn('city', city, cities),
      partner: this.partnerIn('owner'),
      notes: this.text('notes'),
      ...Object.fromEntries(paperKinds.map((kind) => [paperDayField(kind), this.dayIn(kind)])),
    };
    return this.checked(z.safeParse(carInput, fields), { partner: 'owner' });
  }
}

export function readCarRow(
  row: SheetRow,
  columns: SheetColumns<CarField>,
  choices: RowChoices,
): ReadRow<CarInput, CarField> {
  const reader = new CarRowReader(row, columns);
  return { row: row.number, value: reader.read(choices), faults: reader.faults };
}
