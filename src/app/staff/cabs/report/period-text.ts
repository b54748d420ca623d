import type { Period } from '#domain/bookings/figures/period.ts';
import { dateText } from '#domain/shared/india-time.ts';

/** `1 – 16 Nov 2026`: a month or year that both days share is said once. */
export function periodText({ firstDay, lastDay }: Period): string {
  const [first, last] = [dateText(firstDay), dateText(lastDay)];
  if (firstDay === lastDay) return first;
  if (firstDay.slice(0, 7) === lastDay.slice(0, 7)) return `${Number(firstDay.slice(8))} – ${last}`;
  return `${firstDay.slice(0, 4) === lastDay.slice(0, 4) ? first.slice(0, -5) : first} – ${last}`;
}
