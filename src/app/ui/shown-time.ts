const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as the desk in India reads it: `11 Apr 2026, 14:05`. */
export function shownTime(moment: Date): string {
  return format.format(moment);
}
