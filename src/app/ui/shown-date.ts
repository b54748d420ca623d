const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** `2026-04-11` as people read it: `11 Apr 2026`. */
export function shownDate(day: string): string {
  return format.format(new Date(`${day}T00:00:00+05:30`));
}
