/** More than so many a minute from one address are held back. A town behind one address sends fewer. */
export const maxPerMinute = 20;

/** Of so many minutes the address is known. */
export const minutesCounted = 10;

/** Ten minutes may hold three full ones, so that a slow flood is noticed too. */
const fullMinutes = 3;

/** A proxy that hides its visitors stands for all of them. */
const proxyShare = 3;

export const maxPerMinuteOf = (isProxyAddress: boolean) => maxPerMinute * (isProxyAddress ? proxyShare : 1);

/**
 * Enquiries a minute from one address, by the last minute or by the last ten, whichever says more. A burst counts in the
 * ten minutes as one full minute, so that its address is free again a minute later.
 */
export function senderRate(minutes: readonly number[], isProxyAddress: boolean): number {
  const max = maxPerMinuteOf(isProxyAddress);
  const [now = 0] = minutes;
  const all = minutes.reduce((sum, count) => sum + Math.min(count, max), 0);
  return Math.max(now, all / fullMinutes) / (isProxyAddress ? proxyShare : 1);
}
