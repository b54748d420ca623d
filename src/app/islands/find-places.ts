import type { PlaceSuggestion } from '#domain/fares/resolved-trip.ts';
import { paths } from '#paths.ts';

const asked = new Map<string, PlaceSuggestion[]>();

/** The places that the server suggests; `undefined` when it could not be asked. */
export async function findPlaces(
  typed: string,
  from: string,
  signal?: AbortSignal,
): Promise<PlaceSuggestion[] | undefined> {
  const address = `${paths.farePlaces}?${new URLSearchParams({ q: typed.trim(), from })}`;
  const earlier = asked.get(address);
  if (earlier) return earlier;
  try {
    const response = await fetch(address, { signal: signal ?? null });
    if (!response.ok) return undefined;
    const { places } = (await response.json()) as { places: PlaceSuggestion[] };
    asked.set(address, places);
    return places;
  } catch {
    return undefined;
  }
}
