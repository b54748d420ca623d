import type { BookingKind } from '#domain/bookings/booking.ts';
import { percentOf } from '#domain/quotes/price/percent.ts';
import type { TcsReason } from '#domain/quotes/quote.ts';
import type { DocumentContent } from './document.ts';
import type { DocumentBuyer } from './place.ts';
import type { RuleValues } from './rules/rule.ts';

type Sold = { kind: BookingKind; soldPercent: string; tcsReason: TcsReason };

/** Its percentage, and why there is none. */
export type TcsOf = Pick<DocumentContent['tcs'], 'percent' | 'reason'>;

/** Tax collected at source on a tour abroad. Every tour abroad without it has a reason. */
export function tcsOf(
  { kind, soldPercent, tcsReason }: Sold,
  { livesIn, hasPan }: Pick<DocumentBuyer, 'livesIn' | 'hasPan'>,
  rule: RuleValues['tcs'],
): TcsOf {
  const none = (reason: TcsOf['reason']): TcsOf => ({ percent: '0.00', reason });
  if (kind !== 'overseas-tour') return none('not-overseas');
  if (tcsReason === 'not-a-package' || tcsReason === 'accountant') return none(tcsReason);
  if (livesIn === 'abroad' && !rule.fromForeigners) return none('abroad');
  const wasSoldWithoutPan = hasPan === null && soldPercent === rule.percentWithoutPan;
  const isWithoutPan = hasPan === false || wasSoldWithoutPan;
  return { percent: isWithoutPan ? rule.percentWithoutPan : rule.percent, reason: '' };
}

export const tcsBase = (rule: RuleValues['tcs'], valuePaise: number, gstPaise: number): number =>
  rule.base === 'price' ? valuePaise : valuePaise + gstPaise;

export const tcsOn = (basePaise: number, percent: string): number =>
  Number(percentOf(BigInt(basePaise), percent));
