import { type PlaceWords, placeWordsOf, stateOf, type TransportKind } from './place-words.ts';
import { similarityOf, trigramsOf } from './trigrams.ts';
import type { PlaceKind } from './trip.ts';

/** A place as it is looked up by its names. */
export type PlaceNames = {
  slug: string;
  name: string;
  /** Separated by commas. */
  otherNames: string;
  kind: PlaceKind | 'station';
  city: string;
  state?: string;
};

/** One name of a place, taken apart. */
export type Alias<Place> = {
  entry: Entry<Place>;
  words: PlaceWords;
  core: string;
  /** It has no word for a kind, and no description. */
  isPure: boolean;
};

export type Entry<Place> = {
  place: Place;
  transport: TransportKind | undefined;
  /** Its name without brackets. */
  spoken: string;
  /** The same without its kind: `guwahati` for `Guwahati Airport (LGBI)`. */
  town: string;
  /** Its name has a state in brackets, because another state has a place of that name. */
  isNamesake: boolean;
  aliases: Alias<Place>[];
  /** Every word that may be said of it, also those of its town. */
  words: Set<string>;
};

export const unique = <Value>(values: Iterable<Value>): Value[] => [...new Set(values)];

const partsOf = (names: string): string[] =>
  names
    .split(/[,;/]/)
    .map((name) => name.trim())
    .filter(Boolean);

function entryOf<Place extends PlaceNames>(place: Place): Entry<Place> {
  const [, spoken = place.name, bracket = ''] = /^(.*?)\s*\(([^()]*)\)\s*$/.exec(place.name) ?? [];
  const isNamesake = stateOf(bracket) !== undefined;
  const spokenWords = placeWordsOf(spoken);
  const entry: Entry<Place> = {
    place,
    transport: place.kind === 'airport' || place.kind === 'station' ? place.kind : spokenWords.kind,
    spoken: spokenWords.full,
    town: spokenWords.core.join(''),
    isNamesake,
    aliases: [],
    words: new Set(),
  };
  const names = [place.name, spoken, ...(isNamesake ? [] : partsOf(bracket)), ...partsOf(place.otherNames)];
  for (const name of new Set(names)) {
    const words = placeWordsOf(name);
    const core = words.core.join('');
    entry.aliases.push({ entry, words, core, isPure: core === words.full });
    for (const word of [...words.all, ...words.core]) entry.words.add(word);
  }
  return entry;
}

type Sorted<Value> = readonly { text: string; value: Value }[];

const sorted = <Value>(texts: { text: string; value: Value }[]): Sorted<Value> =>
  texts.sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0));

/** What is sorted under the texts that begin like this. */
function begunBy<Value>(texts: Sorted<Value>, beginning: string): Value[] {
  let [low, high] = [0, texts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((texts[middle]?.text ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  const found: Value[] = [];
  for (let at = low; at < texts.length; at++) {
    const { text, value } = texts[at] ?? { text: '' };
    if (value === undefined || !text.startsWith(beginning)) break;
    found.push(value);
  }
  return found;
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const found = map.get(key);
  if (found) found.push(value);
  else map.set(key, [value]);
}

/** Looks up places by parts of their names; everything is prepared once. */
export function createPlaceLookups<Place extends PlaceNames>(places: readonly Place[]) {
  const entries = places.map(entryOf);
  const aliases = entries.flatMap((entry) => entry.aliases);
  const bySlug = new Map(entries.map((entry) => [entry.place.slug, entry]));
  const byFull = new Map<string, Alias<Place>[]>();
  const byCore = new Map<string, Alias<Place>[]>();
  const byTown = new Map<string, Entry<Place>[]>();
  const byTransport = new Map<string, Entry<Place>[]>();
  const byTrigram = new Map<string, Alias<Place>[]>();
  const trigramCounts = new Map<Alias<Place>, number>();
  for (const alias of aliases) {
    addTo(byFull, alias.words.full, alias);
    addTo(byCore, alias.core, alias);
    const trigrams = trigramsOf(alias.words.core);
    trigramCounts.set(alias, trigrams.size);
    for (const trigram of trigrams) addTo(byTrigram, trigram, alias);
  }
  for (const entry of entries) {
    addTo(byTown, entry.town, entry);
    if (entry.transport) addTo(byTransport, entry.transport, entry);
  }
  const words = sorted(entries.flatMap((entry) => [...entry.words].map((text) => ({ text, value: entry }))));
  const beginnings = sorted(
    aliases.flatMap((alias) =>
      unique([alias.words.full, alias.core]).map((text) => ({ text, value: alias })),
    ),
  );

  /** The town in which an airport, a station or another place of a city is. */
  const townsOf = ({ town, transport, place }: Entry<Place>): Entry<Place>[] => {
    const named = (byCore.get(town) ?? []).filter(({ isPure }) => isPure).map(({ entry }) => entry);
    const city = place.kind === 'in-city' ? bySlug.get(place.city) : undefined;
    const found = transport || city ? [...named, ...(city ? [city] : [])] : [];
    return found.filter((one) => !one.transport);
  };
  const wordsOfTowns = entries.map((entry) => townsOf(entry).flatMap((town) => [...town.words]));
  for (const [at, entry] of entries.entries())
    for (const word of wordsOfTowns[at] ?? []) entry.words.add(word);

  return {
    withSlug: (slug: string) => bySlug.get(slug),
    /** The names that are this text, without its spaces. */
    withName: (full: string) => byFull.get(full) ?? [],
    /** The same by what is left without kind, description and state. */
    withCore: (core: string) => byCore.get(core) ?? [],
    inTown: (town: string) => byTown.get(town) ?? [],
    ofTransport: (kind: TransportKind) => byTransport.get(kind) ?? [],
    withWordFrom: (beginning: string) => begunBy(words, beginning),
    withNameFrom: (beginning: string) => begunBy(beginnings, beginning),
    /** The places with a name at least as similar as this, by the similarity of the nearest. */
    similarTo(core: readonly string[], least: number): Map<Entry<Place>, number> {
      const trigrams = trigramsOf(core);
      const shared = new Map<Alias<Place>, number>();
      for (const trigram of trigrams)
        for (const alias of byTrigram.get(trigram) ?? []) shared.set(alias, (shared.get(alias) ?? 0) + 1);
      const best = new Map<Entry<Place>, number>();
      for (const [alias, count] of shared) {
        const similarity = similarityOf(count, trigrams.size, trigramCounts.get(alias) ?? 0);
        const isBest = similarity >= least && similarity > (best.get(alias.entry) ?? 0);
        if (isBest) best.set(alias.entry, similarity);
      }
      return best;
    },
  };
}
