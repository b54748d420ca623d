import type { DutyPlan } from '#domain/bookings/booking.ts';
import { noDetails } from '#domain/bookings/booking-fields.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import type { BookingInput } from '#domain/bookings/making/booking-input.ts';
import { requestOf } from '#domain/bookings/making/booking-input.ts';
import { plannedDuty } from '#domain/bookings/making/duty-plan.ts';
import { nothingLeftOut } from '#domain/fares/inclusions.ts';
import type { PricedTrip } from '#domain/fares/priced-trip.ts';
import type { CarType } from '#domain/fares/rates.ts';
import type { TripRequest } from '#domain/fares/requested-trip.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import type { Read } from '#domain/sheet-import/sheet-list.ts';
import type { RowFault } from '#domain/sheet-import/sheet-row-reader.ts';
import type { ImportedBooking } from './booking-row.ts';
import { cabImportMessages as messages } from './cab-import-messages.ts';
import { plateKey } from './fleet-cells.ts';
import type { ActiveCar, ActiveDriver } from './fleet-import-store.ts';
import type { BookingField } from './import-kind.ts';

/** A row with its car, its driver and its ride worked out. */
export type PlannedBooking = {
  row: number;
  booking: ImportedBooking;
  car: ActiveCar | undefined;
  driver: ActiveDriver | undefined;
  title: string;
  duty: DutyPlan;
};

export type Fleet = { cars: ReadonlyMap<string, ActiveCar>; drivers: ReadonlyMap<string, ActiveDriver> };

export const fleetOf = (cars: readonly ActiveCar[], drivers: readonly ActiveDriver[]): Fleet => ({
  cars: new Map(cars.map((car) => [plateKey(car.plate), car])),
  drivers: new Map(drivers.map((driver) => [driver.phoneE164, driver])),
});

const toBookingInput = (booking: ImportedBooking, car: CarType): BookingInput => ({
  ...{ key: '', enquiryId: '', quoteId: '', customerId: '', km: undefined, hours: undefined },
  ...{ pastConfirmed: '', isRequested: false, mailsCustomer: false, bookingId: '', moreCars: [] },
  ...noDetails,
  ...booking.details,
  name: booking.name,
  phoneE164: booking.phoneE164,
  email: '',
  trip: booking.returns ? 'round-trip' : 'one-way',
  from: booking.from,
  to: booking.to,
  day: booking.day,
  time: booking.clock,
  returnDay: booking.returns?.day,
  returnTime: booking.returns?.clock ?? '',
  city: booking.city,
  car,
  pricePaise: booking.pricePaise,
  leftOut: nothingLeftOut,
  stops: [],
});

type Planner = {
  fleet: Fleet;
  price: (request: TripRequest) => PricedTrip;
  /** The names of all car types. */
  knownTypes: string;
};

/** The ride of a row, or what is wrong with it. */
export function planBooking(
  { row, value: booking }: Read<ImportedBooking>,
  { fleet: { cars, drivers }, price, knownTypes }: Planner,
): PlannedBooking | RowFault<BookingField>[] {
  const faults: RowFault<BookingField>[] = [];
  const fault = (field: BookingField, text: string) => faults.push({ row, field, text });
  const { plate, driverPhone, pricePaise, advancePaise } = booking;
  const car = plate === '' ? undefined : cars.get(plateKey(plate));
  const driver = driverPhone === '' ? undefined : drivers.get(driverPhone);
  if (plate !== '' && !car) fault('plate', messages.carUnknown(plateText(plate)));
  if (driverPhone !== '' && !driver) fault('driverPhone', messages.driverUnknown(displayPhone(driverPhone)));
  const carType = booking.carType ?? car?.carType;
  if (!carType) {
    fault('carType', messages.typeMissing(knownTypes));
    return faults;
  }
  const typed = toBookingInput(booking, carType);
  const priced = price(requestOf(typed, undefined));
  const farePaise = pricePaise ?? priced.fare?.totalPaise;
  if (farePaise === undefined) fault('price', messages.priceMissing);
  else if (advancePaise > farePaise) fault('advance', messages.advanceTooLarge(formatPaise(farePaise)));
  return faults.length > 0 ? faults : { row, booking, car, driver, ...plannedDuty(typed, priced) };
}
