import type { StopSuggestion } from '#domain/fares/resolved-trip.ts';
import { paths } from '#paths.ts';

const asked = new Map<string, StopSuggestion[]>();

/** The stops that the server suggests; `undefined` when it could not be asked. */
export async function findStops(
  typed: string,
  from: string,
  signal?: AbortSignal,
): Promise<StopSuggestion[] | undefined> {
  const address = `${paths.fareStops}?${new URLSearchParams({ q: typed.trim(), from })}`;
  const earlier = asked.get(address);
  if (earlier) return earlier;
  try {
    const response = await fetch(address, { signal: signal ?? null });
    if (!response.ok) return undefined;
    const { stops } = (await response.json()) as { stops: StopSuggestion[] };
    asked.set(address, stops);
    return stops;
  } catch {
    return undefined;
  }
}
