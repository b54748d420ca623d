/** More notifications than this in a minute are summed up in one. */
const maxOwnNotices = 3;
const minuteMs = 60_000;

export type NoticePlan = { own: string[]; together: number };

/** Decides which new enquiries get their own notification. The sum is reset after a minute without new enquiries. */
export function createNoticePlanner(now: () => number = Date.now) {
  let shownAt: number[] = [];
  let together = 0;
  let lastAt = 0;
  return (ids: readonly string[]): NoticePlan => {
    const present = now();
    shownAt = shownAt.filter((at) => at > present - minuteMs);
    if (lastAt <= present - minuteMs) together = 0;
    const own = ids.slice(0, together > 0 ? 0 : maxOwnNotices - shownAt.length);
    const rest = ids.length - own.length;
    shownAt.push(...own.map(() => present));
    together += rest;
    if (ids.length > 0) lastAt = present;
    return { own, together: rest > 0 ? together : 0 };
  };
}
