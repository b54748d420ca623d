import { staffCabBoardContent } from '#app/staff/cabs/board/texts.ts';
import {
  type Choice,
  type ChoiceGroup,
  type FleetChoices,
  groupOf,
  isFreeCar,
  isFreeDriver,
} from '#domain/bookings/board/choice-service.ts';
import type { PlanWarning } from '#domain/bookings/board/plan-warnings.ts';
import { warningText } from '#domain/bookings/board/warning-text.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import type { StoredCar } from '#domain/bookings/cars/car-service.ts';
import type { StoredDriver } from '#domain/bookings/drivers/driver-service.ts';
import { paperNames, plateText } from '#domain/bookings/fleet.ts';
import { type CabNames, carName, cityName } from '#domain/fares/cab-names.ts';
import { dateText, dayInIndia, minuteInIndia, timeText } from '#domain/shared/india-time.ts';

const content = staffCabBoardContent.choices;

/** An option: a name, and why it is not among the first. */
export type ChoiceView = { id: string; text: string; usual: UsualView | undefined };
/** The usual driver of a car, or the usual car of a driver; `isFree` when it may be assigned too. */
export type UsualView = { id: string; isFree: boolean; text: string };
export type GroupView = { group: ChoiceGroup; choices: ChoiceView[] };

export function reasonOf(warning: PlanWarning, cabs: CabNames): string {
  switch (warning.kind) {
    case 'day-off':
      return content.dayOff(warning.reason);
    case 'paper-expired':
      return content.paper(paperNames[warning.paper], dateText(warning.expiresOn));
    case 'licence-expired':
      return content.licence(dateText(warning.expiresOn));
    case 'other-type':
      return content.otherType(carName(cabs, warning.carType));
    case 'other-city':
      return content.otherCity(cityName(cabs, warning.city));
    // Too little travel time is a warning after the choice.
    case 'short-gap':
      return '';
  }
}

function busyText({ busy }: Choice<unknown>, day: string): string {
  if (!busy) return '';
  const at = (moment: Date) =>
    dayInIndia(moment) === day ? minuteInIndia(moment).slice(11) : timeText(moment);
  return content.busy(bookingNumber(busy.bookingId), at(busy.pickupAt), at(busy.endsAt));
}

type Frame = { day: string; cabs: CabNames };

const reasonsOf = (choice: Choice<unknown>, { day, cabs }: Frame): string =>
  [busyText(choice, day), ...choice.warnings.map((warning) => reasonOf(warning, cabs))]
    .filter(Boolean)
    .join('; ');

type RowTexts<Row> = { nameOf: (row: Row) => string; usualOf: (row: Row) => UsualView | undefined };

function groupsOf<Row extends { id: string }>(
  choices: readonly Choice<Row>[],
  frame: Frame,
  { nameOf, usualOf }: RowTexts<Row>,
): GroupView[] {
  const shown = Map.groupBy(choices, groupOf);
  return [...shown].map(([group, inGroup]) => ({
    group,
    choices: inGroup.map((choice) => {
      const reasons = reasonsOf(choice, frame);
      const name = nameOf(choice.row);
      return {
        id: choice.row.id,
        text: reasons ? `${name} – ${reasons}` : name,
        usual: usualOf(choice.row),
      };
    }),
  }));
}

const named = (...parts: string[]) => parts.filter(Boolean).join(' · ');

export const toChoicesView = ({ cars, drivers, pickupAt, warnings }: FleetChoices, cabs: CabNames) => {
  const frame = { day: dayInIndia(pickupAt), cabs };
  const driverOf = new Map(drivers.map((choice) => [choice.row.id, choice]));
  const carsOf = Map.groupBy(cars, ({ row }) => row.usualDriverId);
  const usualDriver = (car: StoredCar): UsualView | undefined => {
    const choice = car.usualDriverId === null ? undefined : driverOf.get(car.usualDriverId);
    if (!choice) return undefined;
    const isFree = isFreeDriver(choice);
    const { name } = choice.row;
    const text = isFree ? content.usualDriver(name) : content.usualDriverNot(name, reasonsOf(choice, frame));
    return { id: choice.row.id, isFree, text };
  };
  const usualCar = (driver: StoredDriver): UsualView | undefined => {
    const own = carsOf.get(driver.id) ?? [];
    const choice = own.find(isFreeCar) ?? own[0];
    if (!choice) return undefined;
    const isFree = isFreeCar(choice);
    const plate = plateText(choice.row.plate);
    const text = isFree ? content.usualCar(plate) : content.usualCarNot(plate, reasonsOf(choice, frame));
    return { id: choice.row.id, isFree, text };
  };
  return {
    warnings: warnings.map(warningText(cabs)),
    cars: groupsOf(cars, frame, {
      nameOf: (car) => named(plateText(car.plate), carName(cabs, car.carType), car.model, car.partner),
      usualOf: usualDriver,
    }),
    drivers: groupsOf(drivers, frame, {
      nameOf: (driver) => named(driver.name, driver.languages.join(', '), driver.partner),
      usualOf: usualCar,
    }),
  };
};
