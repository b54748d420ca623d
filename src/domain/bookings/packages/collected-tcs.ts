import { type MoneyEntry, receivedBy } from '#domain/bookings/booking.ts';
import { shareOfWhole } from '#domain/quotes/price/percent.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';

/** How much of the TCS of a cancelled trip was deposited with the tax office and stays there. */
export const tcsChoices = ['none', 'earlier', 'all'] as const;
export type TcsChoice = (typeof tcsChoices)[number];

export type CollectedTcs = {
  /** Of everything that was received. */
  allPaise: number;
  /** Of what was received in earlier months, which is deposited by the seventh of the month after. */
  earlierPaise: number;
};

type Money = Pick<MoneyEntry, 'kind' | 'amountPaise' | 'receivedOn'>;

/**
 * The TCS that the receipts of a booking have, as their vouchers have it: of what was received until then, less what was in it before.
 * More than the total has none.
 */
export function collectedTcs(
  money: readonly Money[],
  { totalPaise, tcsPaise }: { totalPaise: number; tcsPaise: number },
  now: Date,
): CollectedTcs {
  const month = dayInIndia(now).slice(0, 7);
  const tcsOf = (entries: readonly Money[]) => {
    const received = entries.reduce((sum, entry) => sum + receivedBy(entry), 0);
    return shareOfWhole(Math.min(Math.max(0, received), totalPaise), tcsPaise, totalPaise);
  };
  const allPaise = tcsOf(money);
  const earlier = money.filter(({ receivedOn }) => receivedOn.slice(0, 7) < month);
  return { allPaise, earlierPaise: Math.min(allPaise, tcsOf(earlier)) };
}

/** `keepsDeposited`: by the rule, what was deposited is not given back. */
export const keptTcs = (
  { allPaise, earlierPaise }: CollectedTcs,
  choice: TcsChoice | undefined,
  keepsDeposited: boolean,
): number =>
  ({ none: 0, earlier: earlierPaise, all: allPaise })[choice ?? (keepsDeposited ? 'earlier' : 'none')];
