import type { Way } from './road-leg.ts';

/** Ways one after another. */
export const joinedWay = (ways: readonly Way[]): Way => ({
  km: ways.reduce((sum, { km }) => sum + km, 0),
  minutes: ways.reduce((sum, { minutes }) => sum + minutes, 0),
  isAbout: ways.some(({ isAbout }) => isAbout),
  legs: ways.flatMap(({ legs }) => legs),
  notes: [...new Set(ways.flatMap(({ notes }) => notes))],
});

/** The way with another distance, which staff have set; its legs take their share of the time. */
export function wayWithDistance(
  way: Way | undefined,
  { km, minutes, isAbout }: { km: number; minutes: number; isAbout: boolean },
): Way {
  const share = way ? minutes / way.minutes : 1;
  const legs = (way?.legs ?? []).map((leg) => ({ ...leg, minutes: leg.minutes * share }));
  return { km, minutes, isAbout, legs, notes: way?.notes ?? [] };
}
