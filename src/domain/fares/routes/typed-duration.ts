const hoursAndMinutes = /^(\d{1,3}) ?(?:h|hr|hrs|hour|hours)(?: ?(\d{1,2}) ?(?:m|min|mins|minutes)?)?$/;
const minutesOnly = /^(\d{1,5}) ?(?:m|min|mins|minutes)$/;
const hoursWithFraction = /^(\d{1,3}\.\d{1,2}) ?(?:h|hr|hrs|hour|hours)$/;
const clock = /^(\d{1,3}):(\d{2})(?::00)?$/;
/** Spreadsheets store `3:30` as a part of a day. */
const partOfDay = /^0?\.\d{3,}$/;

const inHours = (hours: string | undefined, minutes: string | undefined): number | undefined =>
  Number(minutes ?? 0) < 60 ? Number(hours) * 60 + Number(minutes ?? 0) : undefined;

/** Whole minutes of a time as staff type it: `3 h 30`, `3h`, `3.5 h`, `45 min`, `3:30`. A bare number is refused. */
export function minutesOf(typed: string): number | undefined {
  const text = typed.trim().toLowerCase();
  const pair = hoursAndMinutes.exec(text) ?? clock.exec(text);
  if (pair) return inHours(pair[1], pair[2]);
  const minutes = minutesOnly.exec(text)?.[1];
  if (minutes) return Number(minutes);
  const fraction = hoursWithFraction.exec(text)?.[1];
  if (fraction) return Math.round(Number(fraction) * 60);
  return partOfDay.test(text) ? Math.round(Number(text) * 1440) : undefined;
}

/** `3 h 30`, `3 h` or `45 min`; `minutesOf` reads it back. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}
