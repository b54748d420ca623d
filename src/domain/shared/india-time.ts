/** A day that exists, as `2026-11-15` or `15/11/2026`; nothing where it is none. */
export function dayOf(typed: string): string | undefined {
  const local = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed);
  const day = local ? [local[3], local[2]?.padStart(2, '0'), local[1]?.padStart(2, '0')].join('-') : typed;
  const isDay = /^(19|20)\d{2}-\d{2}-\d{2}$/.test(day) && new Date(day).toJSON()?.startsWith(day);
  return isDay ? day : undefined;
}

/** A moment as a form writes it, `2026-11-15T18:30`, on the clocks of India unless it says otherwise. */
export function momentOf(typed: string): Date | undefined {
  const match = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?$/.exec(typed);
  if (!match) return undefined;
  const moment = new Date(`${match[1]}${match[2] ?? '+05:30'}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
