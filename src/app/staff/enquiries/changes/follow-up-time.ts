import { dayInIndia, momentInIndia, momentOf } from '#domain/shared/india-time.ts';

export const followUpChoices = [
  'in-an-hour',
  'this-evening',
  'tomorrow',
  'in-three-days',
  'next-week',
] as const;
type FollowUpChoice = (typeof followUpChoices)[number];

const hourMs = 3600_000;

/** A time of day in India, the given number of days from now. */
const at = (now: Date, days: number, clock: string) =>
  momentInIndia(dayInIndia(new Date(now.getTime() + days * 24 * hourMs)), clock);

/** After 19:00 it is one hour from now. */
function thisEvening(now: Date): Date {
  const evening = at(now, 0, '19:00');
  return evening > now ? evening : new Date(now.getTime() + hourMs);
}

/** From 1 on a Sunday to 7 on a Monday. */
const daysToMonday = (now: Date): number => (8 - new Date(dayInIndia(now)).getUTCDay()) % 7 || 7;

const choices: Record<FollowUpChoice, (now: Date) => Date> = {
  'in-an-hour': (now) => new Date(now.getTime() + hourMs),
  'this-evening': thisEvening,
  tomorrow: (now) => at(now, 1, '10:00'),
  'in-three-days': (now) => at(now, 3, '10:00'),
  'next-week': (now) => at(now, daysToMonday(now), '10:00'),
};

const typedTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * Reads one of the choices or the value of a `datetime-local` field in Indian time; undefined when invalid or in the
 * past.
 */
export function followUpTime(chosen: string, now: Date): Date | undefined {
  const choice = followUpChoices.find((candidate) => candidate === chosen);
  if (choice) return choices[choice](now);
  const time = typedTime.test(chosen) ? momentOf(chosen) : undefined;
  return time && time > now ? time : undefined;
}
