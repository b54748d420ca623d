import { dayInIndia, daysAfter, timeText } from '#domain/shared/india-time.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The largest unit alone, as people say it: `now`, `5m`, `2h`, `3d`, `6w`, `2y`. */
export function ageText(ms: number): string {
  if (ms < minuteMs) return 'now';
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)}m`;
  if (ms < dayMs) return `${Math.floor(ms / hourMs)}h`;
  if (ms < 14 * dayMs) return `${Math.floor(ms / dayMs)}d`;
  if (ms < 364 * dayMs) return `${Math.floor(ms / (7 * dayMs))}w`;
  return `${Math.floor(ms / (364 * dayMs))}y`;
}

/** `11 Apr 2026, 14:05` in its parts. */
const partsOf = (moment: Date): { date: string; clock: string } => {
  const [date = '', clock = ''] = timeText(moment).split(', ');
  return { date, clock };
};

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A moment around now: `Today 18:00`, `Tomorrow 10:00`, `Tue 18:00` within a week, `24 Dec`, `24 Dec 2027`. */
export function nearTimeText(moment: Date, now: Date): string {
  const [day, today] = [dayInIndia(moment), dayInIndia(now)];
  const { date, clock } = partsOf(moment);
  if (day === today) return `Today ${clock}`;
  if (day === daysAfter(today, 1)) return `Tomorrow ${clock}`;
  if (day === daysAfter(today, -1)) return `Yesterday ${clock}`;
  if (day > today && day < daysAfter(today, 7)) return `${weekdays[new Date(day).getUTCDay()]} ${clock}`;
  return day.slice(0, 4) === today.slice(0, 4) ? date.slice(0, -5) : date;
}

/** When a follow-up is due: `3h late` once it is over, and else like `nearTimeText`. */
export const dueText = (due: Date, now: Date): string =>
  due <= now ? `${ageText(Math.max(minuteMs, now.getTime() - due.getTime()))} late` : nearTimeText(due, now);
