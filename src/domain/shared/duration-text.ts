/** `3 h 30 min`; empty while it is unknown. */
export function durationText(minutes: number | undefined): string {
  if (minutes === undefined) return '';
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  return [hours > 0 && `${hours} h`, whole % 60 > 0 && `${whole % 60} min`].filter(Boolean).join(' ');
}
