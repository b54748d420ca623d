import {
  clockInIndia,
  dayInIndia,
  daysAfter,
  momentInIndia,
  weekdayText,
} from '#domain/shared/india-time.ts';
import { days } from './office-hours.ts';
import type { SiteSettings } from './settings.ts';

const dayMs = 24 * 3600_000;
const daysAhead = 8;

type Opening = { from: Date; until: Date };

/** `Mon-Sat`, `Mon,Wed` or `Sat-Mon`, which goes on after Sunday. */
function includes(names: string, weekday: number): boolean {
  const [first = '', last] = names.split('-');
  if (last === undefined) return names.split(',').includes(days[weekday] ?? '');
  const [from, to] = [days.indexOf(first), days.indexOf(last)];
  return from <= to ? weekday >= from && weekday <= to : weekday >= from || weekday <= to;
}

/** When the office is open on this day, in the order of the lines. */
function openingsOn(day: string, officeHours: string): Opening[] {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return officeHours.split('\n').flatMap((line) => {
    const [names = '', hours = ''] = line.split(' ');
    const [opens = '', closes = ''] = hours.split('-');
    if (!includes(names, weekday)) return [];
    const from = momentInIndia(day, opens);
    const until = momentInIndia(day, closes);
    return [{ from, until: until > from ? until : new Date(until.getTime() + dayMs) }];
  });
}

/** What decides when an enquiry is answered. */
export type AnswerTarget = Pick<SiteSettings, 'responseTargetMinutes' | 'officeHours'>;

/**
 * By when an enquiry is answered: within the response target, in the office hours where there are some. The target
 * begins again at the next opening when the office closes before its end.
 */
export function callBackAt(receivedAt: Date, { responseTargetMinutes, officeHours }: AnswerTarget): Date {
  const after = (from: Date) => new Date(from.getTime() + responseTargetMinutes * 60_000);
  const usual = after(receivedAt);
  if (officeHours === '') return usual;
  const day = dayInIndia(receivedAt);
  const ends = Array.from({ length: daysAhead + 1 }, (_, index) => daysAfter(day, index - 1))
    .flatMap((one) => openingsOn(one, officeHours))
    .map(({ from, until }) => ({ end: after(from > receivedAt ? from : receivedAt), until }))
    .filter(({ end, until }) => end <= until)
    .map(({ end }) => end.getTime());
  // No opening is as long as the target: it is then the only promise.
  return ends.length > 0 ? new Date(Math.min(...ends)) : usual;
}

/** From the answer to a request until a car with its driver can be at a pick-up. */
const arrangingHours = 3;

/** Whether a ride begins so soon that a call is quicker than a request of this moment. */
export function isSoon(
  { day, time }: { day: string; time: string },
  receivedAt: Date,
  target: AnswerTarget,
): boolean {
  const pickupAt = momentInIndia(day, time).getTime();
  return pickupAt <= callBackAt(receivedAt, target).getTime() + arrangingHours * 3600_000;
}

/** `15:40 today`, `10:15 tomorrow` or `10:15 on Mon 23 Nov 2026`, in Indian time. */
export function callBackText(at: Date, now: Date): string {
  const [day, today] = [dayInIndia(at), dayInIndia(now)];
  const clock = clockInIndia(at);
  if (day === today) return `${clock} today`;
  return day === daysAfter(today, 1) ? `${clock} tomorrow` : `${clock} on ${weekdayText(at)}`;
}
