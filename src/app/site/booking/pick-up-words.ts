import { bookingContent as content } from '#app/content/site/links/booking.ts';
import { dayInIndia, daysAfter, indiaTimeZone, minuteInIndia } from '#domain/shared/india-time.ts';

const longDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: indiaTimeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** The part of the day that begins with this hour. */
const parts: readonly [fromHour: number, name: string][] = [
  [20, 'at night'],
  [16, 'in the evening'],
  [12, 'in the afternoon'],
  [4, 'in the morning'],
  [0, 'at night'],
];

/** `6:00 in the morning`, so that no cab at six is missed by twelve hours. */
function clockWords(moment: Date): string {
  const [hour = 0, minute = 0] = minuteInIndia(moment).slice(11).split(':').map(Number);
  const part = parts.find(([from]) => hour >= from)?.[1] ?? '';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${part}`;
}

/** `Tomorrow, Friday 20 November 2026, at 6:00 in the morning`. */
export function pickUpWords(pickupAt: Date, now: Date): string {
  const day = dayInIndia(pickupAt);
  const today = dayInIndia(now);
  const near = day === today ? content.today : day === daysAfter(today, 1) ? content.tomorrow : '';
  const words = [near, longDay.format(pickupAt).replace(',', ''), `at ${clockWords(pickupAt)}`];
  return words.filter(Boolean).join(', ');
}
