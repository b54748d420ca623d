/** More per minute from one address are held as spam. Carrier-grade NAT of a whole town stays below it. */
export const maxPerMinute = 20;

/** How many minutes the count of an address covers. */
export const minutesCounted = 10;

/** How many minutes at the limit ten minutes may have, so that a slow flood is noticed too. */
const fullMinutes = 3;

/** A proxy that does not name its visitors sends for all of them. */
const proxyShare = 3;

export const maxPerMinuteOf = (isProxyAddress: boolean) => maxPerMinute * (isProxyAddress ? proxyShare : 1);

/**
 * Enquiries per minute from one address: the larger of the last minute's count and the rate over ten minutes. A burst
 * counts as one full minute in the latter, so that its address is free again a minute later.
 */
export function senderRate(minutes: readonly number[], isProxyAddress: boolean): number {
  const max = maxPerMinuteOf(isProxyAddress);
  const [now = 0] = minutes;
  const all = minutes.reduce((sum, count) => sum + Math.min(count, max), 0);
  return Math.max(now, all / fullMinutes) / (isProxyAddress ? proxyShare : 1);
}
