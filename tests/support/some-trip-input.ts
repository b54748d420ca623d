import type { QuoteInput } from '#domain/quotes/input/quote-input.ts';
import { dayInIndia, daysAfter } from '#domain/shared/india-time.ts';

/** What staff type about a trip, with the payments, so that its quote can be made. */
export function someTripInput(
  now = new Date(),
): Pick<QuoteInput, 'trip' | 'plan' | 'cancellation' | 'deposit'> {
  const inDays = (days: number) => daysAfter(dayInIndia(now), days);
  return {
    trip: { firstDay: inDays(90), lastDay: inDays(95), adults: '2', ages: '7' },
    plan: [],
    cancellation: {
      steps: [
        { daysBefore: '30', chargePercent: '25' },
        { daysBefore: '0', chargePercent: '100' },
      ],
      note: 'Visa and permit fees are not given back.',
    },
    deposit: { kind: 'percent', value: '30', due: inDays(3), balanceDue: inDays(60) },
  };
}
