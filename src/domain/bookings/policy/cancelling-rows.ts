import type { FarePolicy } from '#domain/fares/rates.ts';
import { dateText, dayInIndia, timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { cancellationCharge, laterCancellations } from './change-policy.ts';

const minuteMs = 60_000;

const costsText = ({ paise, percent }: { paise: number; percent: number }): string =>
  paise === 0 ? 'Free of charge' : `${formatPaise(paise)} (${percent}% of the fare)`;

/** What cancelling costs and until when, for a text that is read later: `Until 20 Nov 2026, 23:59`, `Free of charge`. */
export function cancellingRows(
  policy: Pick<FarePolicy, 'cancellation'>,
  ride: { farePaise: number; pickupAt: Date },
  now: Date,
): [when: string, costs: string][] {
  const later = laterCancellations(policy, ride, now);
  const [next] = later;
  const present = costsText(cancellationCharge(policy, ride, now));
  if (!next) return [['At any time', present]];
  const pickupDay = dayInIndia(ride.pickupAt);
  const dayText = (day: string) => `${day === pickupDay ? 'On' : 'From'} ${dateText(day)}`;
  return [
    [`Until ${timeText(new Date(next.from.getTime() - minuteMs))}`, present],
    ...later.map((step): [string, string] => [dayText(dayInIndia(step.from)), costsText(step)]),
  ];
}
