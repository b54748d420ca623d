export const indiaTimeZone = 'Asia/Kolkata';
/** India has no daylight saving time, so the offset is the same all year. */
const indiaOffset = '+05:30';
const indiaOffsetMs = 5.5 * 3600_000;
const dayMs = 24 * 3600_000;

/** Made at its first use: a cheap phone needs 20 ms and more for each, and a page uses few of them. */
function formatInIndia(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => {
    format ??= new Intl.DateTimeFormat('en-GB', { timeZone: indiaTimeZone, ...options });
    return format.format(moment);
  };
}

// Marked as pure so that an island's script holds only the formats that it uses.
const shortDate = /* @__PURE__ */ formatInIndia({ day: 'numeric', month: 'short', year: 'numeric' });
const shortTime = /* @__PURE__ */ formatInIndia({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const shortWeekday = /* @__PURE__ */ formatInIndia({ weekday: 'short' });

/** `2026-11-15T14:05:00.000Z`, where the hour is India's. */
const isoInIndia = (moment: Date): string => new Date(moment.getTime() + indiaOffsetMs).toISOString();

/** `2026-11-15`: the calendar day in India at this moment. */
export const dayInIndia = (moment: Date): string => isoInIndia(moment).slice(0, 10);

/** `15/11/2026`, as the contract's forms write days. */
export const formDayInIndia = (moment: Date): string => dayInIndia(moment).split('-').reverse().join('/');

/** `2026-11-15 14:05`, which sorts by time. */
export const minuteInIndia = (moment: Date): string => isoInIndia(moment).slice(0, 16).replace('T', ' ');

/** The moment at which India's clocks show this time, `19:00`, on this day, `2026-11-15`. */
export const momentInIndia = (day: string, clock: string): Date =>
  new Date(`${day}T${clock}:00${indiaOffset}`);

export const startOfDayInIndia = (day: string): Date => momentInIndia(day, '00:00');

export const daysAfter = (day: string, days: number): string =>
  dayInIndia(new Date(startOfDayInIndia(day).getTime() + days * dayMs));

/** `2026-04-11` as people read it: `11 Apr 2026`. */
export const dateText = (day: string): string => shortDate(startOfDayInIndia(day));

/** `11 Apr 2026, 14:05`, in Indian time. */
export const timeText = (moment: Date): string => shortTime(moment);

/** `Sat 11 Apr 2026`, in Indian time. */
export const weekdayText = (moment: Date): string => `${shortWeekday(moment)} ${shortDate(moment)}`;

/** `14:05`, in Indian time. */
export const clockInIndia = (moment: Date): string => minuteInIndia(moment).slice(11);

/** Reads a calendar day written as `2026-11-15` or `15/11/2026`; `undefined` for anything else. */
export function dayOf(typed: string): string | undefined {
  const local = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed);
  const day = local ? [local[3], local[2]?.padStart(2, '0'), local[1]?.padStart(2, '0')].join('-') : typed;
  const isDay = /^(19|20)\d{2}-\d{2}-\d{2}$/.test(day) && new Date(day).toJSON()?.startsWith(day);
  return isDay ? day : undefined;
}

/** Reads a form's time, `2026-11-15T18:30`, as Indian time unless it has an offset of its own. */
export function momentOf(typed: string): Date | undefined {
  const match = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?$/.exec(typed);
  if (!match) return undefined;
  const moment = new Date(`${match[1]}${match[2] ?? indiaOffset}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** `14:05` as minutes after midnight. */
export const clockMinutes = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Minutes after midnight as `14:05`. */
export const clockOf = (minutes: number): string => {
  const whole = Math.round(minutes);
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
};
