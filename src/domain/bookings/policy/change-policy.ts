import { type CancellationCharge, cancellationOn, shareOf } from '#domain/cancellation/charge.ts';
import type { FarePolicy } from '#domain/fares/rates.ts';
import { dayInIndia, startOfDayInIndia } from '#domain/shared/india-time.ts';

const hourMs = 3600_000;

type Ride = { farePaise: number; pickupAt: Date };

const cancelled = ({ farePaise, pickupAt }: Ride) => ({
  pricePaise: farePaise,
  firstDay: dayInIndia(pickupAt),
});

/** What the customer pays who cancels now: the first step whose days before pick-up are still to come. */
export function cancellationCharge(
  { cancellation }: Pick<FarePolicy, 'cancellation'>,
  ride: Ride,
  now: Date,
): CancellationCharge {
  const { later: _later, ...charge } = cancellationOn(cancellation, cancelled(ride), now);
  return charge;
}

export type CancellationStep = { from: Date; percent: number; paise: number };

/** What cancelling costs later on: each step of the policy that is still to come, with the moment when it begins. */
export const laterCancellations = (
  { cancellation }: Pick<FarePolicy, 'cancellation'>,
  ride: Ride,
  now: Date,
): CancellationStep[] =>
  cancellationOn(cancellation, cancelled(ride), now).later.map(({ day, ...charge }) => ({
    from: startOfDayInIndia(day),
    ...charge,
  }));

/** `staff-types`: the change is late, and the agency has set no charge for that. */
export type ChangeCharge = { kind: 'free' } | { kind: 'staff-types' } | { kind: 'charge'; paise: number };

/** What the customer pays for another date or time: nothing until the policy's hours before the present pick-up. */
export function lateChangeCharge(
  { freeChangeHours, lateChangeCharge: charge }: Pick<FarePolicy, 'freeChangeHours' | 'lateChangeCharge'>,
  { farePaise, pickupAt }: { farePaise: number; pickupAt: Date },
  now: Date,
): ChangeCharge {
  // A ride that is part of a package has no fare of its own.
  if (farePaise === 0) return { kind: 'free' };
  if (pickupAt.getTime() - now.getTime() >= freeChangeHours * hourMs) return { kind: 'free' };
  if (!charge) return { kind: 'staff-types' };
  return {
    kind: 'charge',
    paise: charge.kind === 'amount' ? charge.paise : shareOf(farePaise, charge.percent),
  };
}
