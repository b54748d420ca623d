const dateFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** `2026-04-11` as people read it: `11 Apr 2026`. */
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

/** A moment as the desk in India reads it: `11 Apr 2026, 14:05`. */
export function shownTime(moment: Date): string {
  return timeFormat.format(moment);
}
