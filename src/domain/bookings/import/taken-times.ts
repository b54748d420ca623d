import { bookingNumber } from '#domain/bookings/booking.ts';
import { fleetMessages } from '#domain/bookings/fleet-messages.ts';
import { timeText } from '#domain/shared/india-time.ts';
import type { RowFault } from '#domain/sheet-import/sheet-row-reader.ts';
import type { TakenTime } from './booking-import-store.ts';
import type { PlannedBooking } from './booking-plan.ts';
import { cabImportMessages } from './cab-import-messages.ts';
import type { BookingField } from './import-kind.ts';

const messages = fleetMessages.duties;

type Period = { pickupAt: Date; endsAt: Date; name: string; customer: string };

const overlap = (one: Pick<Period, 'pickupAt' | 'endsAt'>, other: Pick<Period, 'pickupAt' | 'endsAt'>) =>
  one.pickupAt < other.endsAt && other.pickupAt < one.endsAt;

const whenOf = ({ pickupAt, endsAt }: Period) => `${timeText(pickupAt)} – ${timeText(endsAt)}`;

/** When cars and drivers are taken: by what is stored, and by earlier rows of the file. */
export class TakenTimes {
  private readonly ofCar = new Map<string, Period[]>();
  private readonly ofDriver = new Map<string, Period[]>();

  constructor(stored: readonly TakenTime[]) {
    for (const { carId, driverId, bookingId, ...period } of stored)
      this.add(carId, driverId, { ...period, name: bookingNumber(bookingId) });
  }

  private add(carId: string | null, driverId: string | null, period: Period): void {
    if (carId !== null) this.ofCar.set(carId, [...(this.ofCar.get(carId) ?? []), period]);
    if (driverId !== null) this.ofDriver.set(driverId, [...(this.ofDriver.get(driverId) ?? []), period]);
  }

  /** Takes the car and the driver of a row for its time; or says who has them then. */
  take({ row, car, driver, duty, booking }: PlannedBooking): RowFault<BookingField>[] {
    const [carId, driverId] = [car ? String(car.id) : null, driver ? String(driver.id) : null];
    const carTaken = this.ofCar.get(carId ?? '')?.find((period) => overlap(period, duty));
    const driverTaken = this.ofDriver.get(driverId ?? '')?.find((period) => overlap(period, duty));
    const faults: RowFault<BookingField>[] = [];
    if (carTaken)
      faults.push({
        row,
        field: 'plate',
        text: messages.carTaken(carTaken.name, carTaken.customer, whenOf(carTaken)),
      });
    if (driverTaken)
      faults.push({
        row,
        field: 'driverPhone',
        text: messages.driverTaken(driverTaken.name, driverTaken.customer, whenOf(driverTaken)),
      });
    if (faults.length === 0)
      this.add(carId, driverId, {
        pickupAt: duty.pickupAt,
        endsAt: duty.endsAt,
        name: cabImportMessages.rowName(row),
        customer: booking.name,
      });
    return faults;
  }
}
