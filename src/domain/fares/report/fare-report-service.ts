import type { CarType } from '#domain/fares/rates.ts';
import { dayInIndia, daysAfter, startOfDayInIndia } from '#domain/shared/india-time.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import { type RouteCount, selectByCar, selectByRoute } from './fare-report-store.ts';

/** Counts only, nothing about a visitor. */
export type FareReport = {
  days: number;
  estimates: number;
  enquiries: number;
  /** The most asked for. */
  routes: RouteCount[];
  cars: { car: CarType; enquiries: number }[];
};

const reportDays = 30;
const maxRoutes = 8;

/** What the estimator brings: estimates made, and the enquiries that followed. */
export async function readFareReport(db: Queryable, actor: StaffActor, now: Date): Promise<FareReport> {
  assertArea(actor, 'money');
  const firstDay = daysAfter(dayInIndia(now), 1 - reportDays);
  const start = startOfDayInIndia(firstDay);
  const [found, cars] = await Promise.all([
    selectByRoute(db, firstDay, start, maxRoutes),
    selectByCar(db, start),
  ]);
  return {
    days: reportDays,
    estimates: found[0]?.allEstimates ?? 0,
    enquiries: found[0]?.allEnquiries ?? 0,
    routes: found.map(({ kind, from, to, estimates, enquiries }) => ({
      kind,
      from,
      to,
      estimates,
      enquiries,
    })),
    cars,
  };
}
