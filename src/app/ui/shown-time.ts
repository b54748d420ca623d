const dateFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** Formats `2026-04-11` as `11 Apr 2026`. */
export function shownDate(day: string): string {
  return dateFormat.format(new Date(`${day}T00:00:00+05:30`));
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats a time in India: `11 Apr 2026, 14:05`. */
export function shownTime(moment: Date): string {
  return timeFormat.format(moment);
}
