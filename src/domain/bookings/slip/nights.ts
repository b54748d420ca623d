import { nightHours } from '#domain/fares/inclusions.ts';
import { dayInIndia, daysAfter, momentInIndia } from '#domain/shared/india-time.ts';

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The nights that begin from the day before the ride to its last day. */
function nightsAround(from: Date, to: Date): { begins: Date; ends: Date }[] {
  const nights = [];
  const lastDay = dayInIndia(to);
  for (let day = daysAfter(dayInIndia(from), -1); day <= lastDay; day = daysAfter(day, 1))
    nights.push({
      begins: momentInIndia(day, clock(nightHours.from)),
      ends: momentInIndia(daysAfter(day, 1), clock(nightHours.to)),
    });
  return nights;
}

/**
 * In how many nights the car was driven. The readings of a trip over several days do not say what happened between its
 * beginning and its end, so only nights count in which it began or ended.
 */
export function nightsDriven({ from, to }: { from: Date; to: Date }, isOverDays: boolean): number {
  return nightsAround(from, to).filter(({ begins, ends }) => {
    if (!isOverDays) return from < ends && to > begins;
    return [from >= begins && from < ends, to > begins && to <= ends].some(Boolean);
  }).length;
}
