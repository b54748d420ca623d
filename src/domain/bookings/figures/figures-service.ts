import { readReceived } from '#domain/bookings/received/received-service.ts';
import type { OfferedName } from '#domain/fares/cab-names.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import type { CarType, City } from '#domain/fares/rates.ts';
import { daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { assertArea, hasArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import {
  type CarFigures,
  type DutyDay,
  type Moments,
  selectCarFigures,
  selectDutyDays,
} from './figures-store.ts';
import { daysOf, type Period, type Periods } from './period.ts';

/** Sums of a period, or of a part of it. */
export type FigureSums = {
  duties: number;
  km: number;
  /** `null` without the area for money. */
  paise: number | null;
  closed: number;
  late: number;
  reached: number;
  hours: number;
  availableHours: number;
};

export type DaySums = Pick<FigureSums, 'duties' | 'km' | 'paise' | 'late'>;
export type CarSums = Omit<CarFigures, 'paise'> & { paise: number | null };

export type Figures = {
  now: FigureSums;
  before: FigureSums;
  /** What came in, by the day on which it came; `null` without the area for money. */
  received: { now: number; before: number } | null;
  /** Each day of the period, for sparklines. */
  days: DaySums[];
  carTypes: (FigureSums & { carType: CarType })[];
  cities: (FigureSums & { city: City })[];
  /** Own cars, and those of partners that had a duty. */
  cars: CarSums[];
};

type Read = { rows: DutyDay[]; cars: CarFigures[] };

const sum = <Row>(rows: readonly Row[], pick: (row: Row) => number): number =>
  rows.reduce((total, row) => total + pick(row), 0);

const momentsOf = ({ firstDay, lastDay }: Period): Moments => ({
  from: startOfDayInIndia(firstDay),
  to: startOfDayInIndia(daysAfter(lastDay, 1)),
});

async function readPeriod(db: Queryable, period: Period, now: Date): Promise<Read> {
  const moments = momentsOf(period);
  const [rows, cars] = await Promise.all([selectDutyDays(db, moments), selectCarFigures(db, moments, now)]);
  return { rows, cars };
}

/** The use is that of own cars: a partner's car also drives for others. */
function sumsOf({ rows, cars }: Read, seesMoney: boolean): FigureSums {
  const own = cars.filter(({ partner }) => partner === '');
  return {
    duties: sum(rows, (row) => row.duties),
    km: sum(rows, (row) => row.km),
    paise: seesMoney ? sum(rows, (row) => row.paise) : null,
    closed: sum(rows, (row) => row.closed),
    late: sum(rows, (row) => row.late),
    reached: sum(rows, (row) => row.reached),
    hours: sum(own, (car) => car.hours),
    availableHours: sum(own, (car) => car.availableHours),
  };
}

/** Everything that is offered, and what was deactivated but has figures of the period. */
const listed = (
  all: readonly OfferedName[],
  { rows, cars }: Read,
  codeIn: (one: { carType: CarType; city: City }) => string,
): string[] => {
  const found = new Set([...rows, ...cars].map(codeIn));
  return all.filter(({ code, isActive }) => isActive || found.has(code)).map(({ code }) => code);
};

const part = ({ rows, cars }: Read, isOfIt: (one: { carType: CarType; city: City }) => boolean): Read => ({
  rows: rows.filter(isOfIt),
  cars: cars.filter(isOfIt),
});

/** The figures of a period beside those of the period before. */
export async function readBookingFigures(
  db: Queryable,
  actor: StaffActor,
  periods: Periods,
  now = new Date(),
): Promise<Figures> {
  assertArea(actor, 'enquiries');
  const seesMoney = hasArea(actor, 'money');
  const [read, before, received, cabs] = await Promise.all([
    readPeriod(db, periods.now, now),
    readPeriod(db, periods.before, now),
    seesMoney ? readReceived(db, actor, periods) : null,
    readCabNames(db),
  ]);
  const byDay = Map.groupBy(read.rows, ({ day }) => day);
  return {
    now: sumsOf(read, seesMoney),
    before: sumsOf(before, seesMoney),
    received: received && { now: received.now, before: received.before },
    days: daysOf(periods.now).map((day) => sumsOf({ rows: byDay.get(day) ?? [], cars: [] }, seesMoney)),
    carTypes: listed(cabs.carTypes, read, (one) => one.carType).map((carType) => ({
      carType,
      ...sumsOf(
        part(read, (one) => one.carType === carType),
        seesMoney,
      ),
    })),
    cities: listed(cabs.cities, read, (one) => one.city).map((city) => ({
      city,
      ...sumsOf(
        part(read, (one) => one.city === city),
        seesMoney,
      ),
    })),
    cars: read.cars.map((car) => ({ ...car, paise: seesMoney ? car.paise : null })),
  };
}
