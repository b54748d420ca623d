import { fleetAddress } from '#app/staff/cabs/fleet/fleet-query.ts';
import type { Board, BoardCar, BoardDriver, BoardDuty } from '#domain/bookings/board/board-service.ts';
import type { DutyProblem } from '#domain/bookings/board/duty-problems.ts';
import { nextStatuses } from '#domain/bookings/board/next-statuses.ts';
import { lengthText, problemText } from '#domain/bookings/board/warning-text.ts';
import { bookingNumber } from '#domain/bookings/booking.ts';
import { rowsFor } from '#domain/bookings/booking-fields.ts';
import { isOpenDuty, isPlanned, isUnassigned } from '#domain/bookings/duty-status.ts';
import { plateText } from '#domain/bookings/fleet.ts';
import { type CabNames, carName, cityName } from '#domain/fares/cab-names.ts';
import { dateText, minuteInIndia } from '#domain/shared/india-time.ts';
import { listed } from '#domain/shared/listed.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { paths } from '#paths.ts';
import type { BoardRows } from './board-query.ts';
import { spanOf } from './positions.ts';
import { staffCabBoardContent as content } from './texts.ts';

/** Without what is in brackets: `Guwahati Airport (LGBI)` is long for a bar. */
const shortName = (place: string) => place.replace(/ \([^)]*\)$/, '');

const clockOf = (moment: Date) => minuteInIndia(moment).slice(11);

type Names = { cars: ReadonlyMap<string, RowView>; drivers: ReadonlyMap<string, RowView> };
type Period = { firstDay: string; days: number };

/** A mark on a bar: a word, and the whole of it for its tooltip and for screen readers. */
export type MarkView = { name: string; text: string };

export const toMarkView = (problem: DutyProblem): MarkView => ({
  name: content.problems[problem.kind],
  text: problemText(problem),
});

type Known = { names: Names; period: Period; cabs: CabNames; problems: Problems };

export function toDutyView(duty: BoardDuty, { names, period, cabs, problems }: Known) {
  const { id, bookingId, customer, status, carId, driverId, revision, pickupAt, endsAt, city } = duty;
  const [day, endDay] = [minuteInIndia(pickupAt).slice(0, 10), minuteInIndia(endsAt).slice(0, 10)];
  const ends = endDay === day ? clockOf(endsAt) : `${dateText(endDay)}, ${clockOf(endsAt)}`;
  const carRow = carId === null ? undefined : names.cars.get(carId);
  const driverRow = driverId === null ? undefined : names.drivers.get(driverId);
  return {
    id,
    bookingId,
    number: bookingNumber(bookingId),
    customer,
    status,
    city,
    carType: duty.carType,
    typeName: carName(cabs, duty.carType),
    cityName: cityName(cabs, city),
    route: content.route(duty.fromName, duty.toName),
    shortRoute: content.route(shortName(duty.fromName), shortName(duty.toName)),
    details: rowsFor('board', duty),
    rides: listed(duty.rides),
    people: duty.passengers ?? 0,
    phone: duty.phone,
    phoneText: duty.phone && displayPhone(duty.phone),
    day,
    clock: clockOf(pickupAt),
    ends,
    dayText: dateText(day),
    length: lengthText(Math.round((endsAt.getTime() - pickupAt.getTime()) / 60_000)),
    startMs: pickupAt.getTime(),
    endMs: endsAt.getTime(),
    carId,
    driverId,
    car: carRow?.name ?? '',
    carTypeName: carRow ? carName(cabs, carRow.carType) : '',
    driver: driverRow?.name ?? '',
    driverHref: driverRow?.href ?? '',
    driverPhone: driverRow?.phone ?? '',
    driverPhoneText: driverRow?.phone ? displayPhone(driverRow.phone) : '',
    revision,
    isPlanned: isPlanned(status),
    isOpen: isOpenDuty(status),
    isUnassigned: isUnassigned(duty),
    isClosed: duty.isClosed,
    marks: (problems.get(id) ?? []).map(toMarkView),
    next: duty.isClosed ? [] : nextStatuses(duty),
    ...spanOf(duty, period),
  };
}

export type DutyView = ReturnType<typeof toDutyView>;

/** A car or a driver at the side of the board. */
export type RowView = {
  id: string;
  name: string;
  /** The heading under which it stands: city and type of a car, city of a driver. */
  group: string;
  /** The list of cars or drivers with this one in it. */
  href: string;
  /** Of a driver. */
  phone: string;
  about: string;
  /** In words; empty when there is nothing to say. */
  warning: string;
  carType: string;
  city: string;
  isEnded: boolean;
  isOff: boolean;
  /** Off, or papers or licence have expired: not to be planned. */
  isUnfit: boolean;
};

const isExpired = (expiresOn: string | null, day: string) => expiresOn !== null && expiresOn < day;

export const toCarRowView = (car: BoardCar, day: string, cabs: CabNames): RowView => ({
  id: car.id,
  name: plateText(car.plate),
  href: fleetAddress(paths.adminCars, { search: car.plate }),
  phone: '',
  group: content.groups.name(cityName(cabs, car.city), carName(cabs, car.carType)),
  about: [car.model, car.partner].filter(Boolean).join(' · '),
  carType: car.carType,
  city: car.city,
  isEnded: car.isEnded,
  isOff: false,
  isUnfit: isExpired(car.expiresOn, day),
  warning: car.isEnded ? content.ended : isExpired(car.expiresOn, day) ? content.expired : '',
});

function driverWarning({ isEnded, off, licenceExpiresOn }: BoardDriver, day: string): string {
  if (isEnded) return content.ended;
  if (off) return content.off(off.reason);
  return isExpired(licenceExpiresOn, day) ? content.licenceExpired : '';
}

export const toDriverRowView = (driver: BoardDriver, day: string, cabs: CabNames): RowView => ({
  id: driver.id,
  name: driver.name,
  href: fleetAddress(paths.adminDrivers, { search: driver.name }),
  phone: driver.phone,
  group: cityName(cabs, driver.city),
  about: driver.partner,
  carType: '',
  city: driver.city,
  isEnded: driver.isEnded,
  isOff: driver.off !== null,
  isUnfit: driver.off !== null || isExpired(driver.licenceExpiresOn, day),
  warning: driverWarning(driver, day),
});

export const rowIdOf = (duty: Pick<DutyView, 'carId' | 'driverId'>, rows: BoardRows) =>
  rows === 'cars' ? duty.carId : duty.driverId;

/** All that miss a car or a driver: those in the row of the unassigned, and those in the rows of their cars. */
export function unassignedText(
  duties: readonly Pick<DutyView, 'carId' | 'driverId' | 'isUnassigned'>[],
  rows: BoardRows,
): string {
  const unassigned = duties.filter((duty) => duty.isUnassigned);
  const inRow = unassigned.filter((duty) => rowIdOf(duty, rows) === null).length;
  return unassigned.length === 0
    ? content.noUnassigned
    : content.unassignedIn[rows](inRow, unassigned.length - inRow);
}

export type BoardView = { duties: DutyView[]; cars: RowView[]; drivers: RowView[] };

type Problems = ReadonlyMap<string, readonly DutyProblem[]>;
type Frame = { hasCancelled: boolean; cabs: CabNames; problems?: Problems };

export function toBoardView(
  { duties, cars, drivers }: Board,
  period: Period,
  { hasCancelled, cabs, problems = new Map() }: Frame,
): BoardView {
  const shownCars = cars.map((car) => toCarRowView(car, period.firstDay, cabs));
  const shownDrivers = drivers.map((driver) => toDriverRowView(driver, period.firstDay, cabs));
  const names = {
    cars: new Map(shownCars.map((row) => [row.id, row])),
    drivers: new Map(shownDrivers.map((row) => [row.id, row])),
  };
  return {
    duties: duties
      .filter(({ status }) => hasCancelled || status !== 'cancelled')
      .map((duty) => toDutyView(duty, { names, period, cabs, problems })),
    cars: shownCars,
    drivers: shownDrivers,
  };
}
