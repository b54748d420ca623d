import { type ImportedName, importedField, importedNames } from '#domain/bookings/booking-fields.ts';
import type { CarType, City } from '#domain/fares/rates.ts';
import { daysBetween, maxDays } from '#domain/fares/trip.ts';
import { momentInIndia } from '#domain/shared/india-time.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { recordOf } from '#domain/shared/record-of.ts';
import { clockOfCell, dayAndClockOfCell } from '#domain/shared/typed-clock.ts';
import type { SheetColumns } from '#domain/sheet-import/sheet-columns.ts';
import { sheetImportMessages } from '#domain/sheet-import/sheet-import-messages.ts';
import type { ReadRow } from '#domain/sheet-import/sheet-row-reader.ts';
import type { SheetRow } from '#platform/sheets/sheet.ts';
import { cabImportMessages as messages } from './cab-import-messages.ts';
import type { RowChoices } from './car-row.ts';
import { plateOfCell } from './fleet-cells.ts';
import { FleetRowReader } from './fleet-row.ts';
import type { BookingField } from './import-kind.ts';

/** A row of an open booking; customer, car and driver are looked up afterwards. */
export type ImportedBooking = {
  name: string;
  phoneE164: string;
  day: string;
  clock: string;
  pickupAt: Date;
  from: string;
  to: string;
  /** Of a round trip; the time is empty when it is not known. */
  returns: { day: string; clock: string } | undefined;
  /** `undefined` without one: then the type of its car counts. */
  carType: CarType | undefined;
  /** `undefined` for the fare by the rates. */
  pricePaise: number | undefined;
  /** 0 for none. */
  advancePaise: number;
  /** Empty while no car is planned. */
  plate: string;
  driverPhone: string;
  city: City;
  notes: string;
  details: Readonly<Record<ImportedName, string>>;
};

const maxNameLength = 200;
const maxPlaceLength = 100;
const maxNotesLength = 3000;
const maxTypedLength = 100;

class BookingRowReader extends FleetRowReader<BookingField> {
  private readonly now: Date;

  constructor(row: SheetRow, columns: SheetColumns<BookingField>, now: Date) {
    super(row, columns);
    this.now = now;
  }

  /** Nothing is cut: a cell that is longer than its field is a fault. */
  private upTo(field: BookingField, maxLength: number, missing?: string): string {
    const text = this.text(field);
    const read = field === 'notes' ? text : text.replaceAll(/\s+/g, ' ');
    if (read === '' && missing) this.fault(field, missing);
    if (read.length > maxLength) this.fault(field, messages.tooLong(maxLength));
    return read;
  }

  private phone(): string {
    if (!this.has('phone')) this.fault('phone', messages.numberMissing);
    return this.phoneIn('phone');
  }

  /** The time is in its own column, or in the cell of the day. */
  private pickUp(): { day: string; clock: string; pickupAt: Date } {
    const [typedDay, typedTime] = [
      this.line('pickUp', maxTypedLength),
      this.line('pickUpTime', maxTypedLength),
    ];
    const found = dayAndClockOfCell(typedDay);
    const clock = typedTime === '' ? found?.clock : clockOfCell(typedTime);
    if (typedDay === '') this.fault('pickUp', messages.pickUpMissing);
    else if (!found) this.fault('pickUp', messages.pickUpWrong(typedDay));
    else if (clock === undefined)
      this.fault('pickUpTime', typedTime === '' ? messages.timeMissing : messages.timeWrong(typedTime));
    const [day, time] = [found?.day ?? '', clock ?? ''];
    const pickupAt = momentInIndia(day, time);
    if (pickupAt <= this.now) this.fault('pickUp', messages.pickUpPast);
    return { day, clock: time, pickupAt };
  }

  private returns({ day, pickupAt }: { day: string; pickupAt: Date }): ImportedBooking['returns'] {
    const typed = this.line('returns', maxTypedLength);
    if (typed === '') return undefined;
    const found = dayAndClockOfCell(typed);
    if (!found) {
      this.fault('returns', sheetImportMessages.dayWrong(typed));
      return undefined;
    }
    const clock = found.clock ?? '';
    const isBefore = found.day < day || (clock !== '' && momentInIndia(found.day, clock) <= pickupAt);
    if (day !== '' && (isBefore || daysBetween(day, found.day) > maxDays))
      this.fault('returns', messages.returnWrong(maxDays));
    return { day: found.day, clock };
  }

  private carType({ types }: RowChoices): CarType | undefined {
    const typed = this.line('carType', maxTypedLength);
    const type = types.find(typed);
    if (typed !== '' && type === undefined) this.fault('carType', messages.typeWrong(typed, types.known));
    return type;
  }

  /** `undefined` without an amount. */
  private paise(field: 'price' | 'advance'): number | undefined {
    const typed = this.line(field, maxTypedLength);
    if (typed === '' || (field === 'advance' && /^\D{0,4}0+(\.0+)?\D{0,4}$/.test(typed))) return undefined;
    const paise = paiseFromTyped(typed);
    if (paise === undefined) this.fault(field, messages.amountWrong(typed));
    return paise;
  }

  private plate(): string {
    const typed = this.line('plate', maxTypedLength);
    const plate = typed === '' ? '' : plateOfCell(typed);
    if (plate === undefined) this.fault('plate', messages.plateWrong(typed));
    return plate ?? '';
  }

  read(choices: RowChoices): ImportedBooking | undefined {
    const pickUp = this.pickUp();
    const read = {
      name: this.upTo('name', maxNameLength, messages.nameMissing),
      phoneE164: this.phone(),
      ...pickUp,
      from: this.upTo('from', maxPlaceLength, messages.fromMissing),
      to: this.upTo('to', maxPlaceLength, messages.toMissing),
      returns: this.returns(pickUp),
      carType: this.carType(choices),
      pricePaise: this.paise('price'),
      advancePaise: this.paise('advance') ?? 0,
      plate: this.plate(),
      driverPhone: this.phoneIn('driverPhone'),
      city: this.cityIn('city', choices.city, choices.cities),
      notes: this.upTo('notes', maxNotesLength),
      details: recordOf(importedNames, (name) => this.upTo(name, importedField(name).maxLength)),
    };
    return this.faults.length > 0 ? undefined : read;
  }
}

export function readBookingRow(
  row: SheetRow,
  columns: SheetColumns<BookingField>,
  choices: RowChoices,
  now: Date,
): ReadRow<ImportedBooking, BookingField> {
  const reader = new BookingRowReader(row, columns, now);
  return { row: row.number, value: reader.read(choices), faults: reader.faults };
}
