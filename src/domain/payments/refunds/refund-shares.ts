import type { RefundSource } from './refund.ts';

export type RefundShare<Source> = { source: Source; amountPaise: number };

export const openPaiseOf = (sources: readonly Pick<RefundSource, 'openPaise'>[]): number =>
  sources.reduce((sum, { openPaise }) => sum + openPaise, 0);

/** Divides a refund over the payments in their order, each up to what is open of it. */
export function splitOverSources<Source extends Pick<RefundSource, 'openPaise'>>(
  sources: readonly Source[],
  amountPaise: number,
): RefundShare<Source>[] {
  let left = amountPaise;
  return sources.flatMap((source) => {
    const share = Math.min(left, source.openPaise);
    left -= share;
    return share > 0 ? [{ source, amountPaise: share }] : [];
  });
}
