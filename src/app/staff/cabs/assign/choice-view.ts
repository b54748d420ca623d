import { staffCabBoardContent } from '#app/staff/cabs/board/texts.ts';
import {
  type Choice,
  type ChoiceGroup,
  type FleetChoices,
  groupOf,
} from '#domain/bookings/board/choice-service.ts';
import type { PlanWarning } from '#domain/bookings/board/plan-warnings.ts';
import { warningText } from '#domain/bookings/board/warning-text.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { paperNames, plateText } from '#domain/bookings/fleet.ts';
import { type CabNames, carName, cityName } from '#domain/fares/cab-names.ts';
import { dateText, dayInIndia, minuteInIndia, timeText } from '#domain/shared/india-time.ts';

const content = staffCabBoardContent.choices;

/** An option: a name, and why it is not among the first. */
export type ChoiceView = { id: string; text: string };
export type GroupView = { group: ChoiceGroup; choices: ChoiceView[] };

function reasonOf(warning: PlanWarning, cabs: CabNames): string {
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

function groupsOf<Row extends { id: string }>(
  choices: readonly Choice<Row>[],
  { day, cabs }: { day: string; cabs: CabNames },
  nameOf: (row: Row) => string,
): GroupView[] {
  const shown = Map.groupBy(choices, groupOf);
  return [...shown].map(([group, inGroup]) => ({
    group,
    choices: inGroup.map((choice) => {
      const reasons = [busyText(choice, day), ...choice.warnings.map((warning) => reasonOf(warning, cabs))]
        .filter(Boolean)
        .join('; ');
      const name = nameOf(choice.row);
      return { id: choice.row.id, text: reasons ? `${name} – ${reasons}` : name };
    }),
  }));
}

const named = (...parts: string[]) => parts.filter(Boolean).join(' · ');

export const toChoicesView = ({ cars, drivers, pickupAt, warnings }: FleetChoices, cabs: CabNames) => {
  const frame = { day: dayInIndia(pickupAt), cabs };
  return {
    warnings: warnings.map(warningText(cabs)),
    cars: groupsOf(cars, frame, (car) =>
      named(plateText(car.plate), carName(cabs, car.carType), car.model, car.partner),
    ),
    drivers: groupsOf(drivers, frame, (driver) =>
      named(driver.name, driver.languages.join(', '), driver.partner),
    ),
  };
};
