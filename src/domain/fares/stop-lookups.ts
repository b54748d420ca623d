import { type StopWords, soundOf, stateOf, stopWordsOf, type TransportKind } from './stop-words.ts';
import { createTrigramSearch } from './trigrams.ts';
import type { StopKind } from './trip.ts';

/** A stop as it is looked up by its names. */
export type StopNames = {
  slug: string;
  name: string;
  /** Separated by commas. */
  otherNames: string;
  kind: StopKind;
  city: string;
  state?: string;
};

/** One name of a stop, taken apart. */
export type Alias<Stop> = {
  entry: Entry<Stop>;
  words: StopWords;
  core: string;
  /** It has no word for a kind, and no description. */
  isPure: boolean;
};

export type Entry<Stop> = {
  stop: Stop;
  transport: TransportKind | undefined;
  /** Its name without brackets. */
  spoken: string;
  /** The same without its kind: `guwahati` for `Guwahati Airport (LGBI)`. */
  town: string;
  /** Its name has a state in brackets, because another state has a place of that name. */
  isNamesake: boolean;
  aliases: Alias<Stop>[];
  /** Every word that may be said of it, also those of its town. */
  words: Set<string>;
};

export const unique = <Value>(values: Iterable<Value>): Value[] => [...new Set(values)];

/** Codes of airports and stations are short enough to be similar to anything: they are found only whole. */
const maxCodeLength = 3;

const soundsOf = (words: readonly string[]): string[] => words.map(soundOf);

const partsOf = (names: string): string[] =>
  names
    .split(/[,;/]/)
    .map((name) => name.trim())
    .filter(Boolean);

function entryOf<Stop extends StopNames>(stop: Stop): Entry<Stop> {
  const [, spoken = stop.name, bracket = ''] = /^(.*?)\s*\(([^()]*)\)\s*$/.exec(stop.name) ?? [];
  const isNamesake = stateOf(bracket) !== undefined;
  const spokenWords = stopWordsOf(spoken);
  const entry: Entry<Stop> = {
    stop,
    transport: stop.kind === 'airport' || stop.kind === 'station' ? stop.kind : spokenWords.kind,
    spoken: spokenWords.full,
    town: spokenWords.core.join(''),
    isNamesake,
    aliases: [],
    words: new Set(),
  };
  const names = [stop.name, spoken, ...(isNamesake ? [] : partsOf(bracket)), ...partsOf(stop.otherNames)];
  for (const name of new Set(names)) {
    const words = stopWordsOf(name);
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

/** Looks up stops by parts of their names; everything is prepared once. */
export function createStopLookups<Stop extends StopNames>(stops: readonly Stop[]) {
  const entries = stops.map(entryOf);
  const aliases = entries.flatMap((entry) => entry.aliases);
  const bySlug = new Map(entries.map((entry) => [entry.stop.slug, entry]));
  const byFull = new Map<string, Alias<Stop>[]>();
  const byCore = new Map<string, Alias<Stop>[]>();
  const byTown = new Map<string, Entry<Stop>[]>();
  const byTransport = new Map<string, Entry<Stop>[]>();
  for (const alias of aliases) {
    addTo(byFull, alias.words.full, alias);
    addTo(byCore, alias.core, alias);
  }
  for (const entry of entries) {
    addTo(byTown, entry.town, entry);
    if (entry.transport) addTo(byTransport, entry.transport, entry);
  }
  const searched = aliases.map(({ words, core }) => (core.length > maxCodeLength ? words.core : []));
  const asWritten = createTrigramSearch(searched);
  const bySound = createTrigramSearch(searched.map(soundsOf));
  const words = sorted(entries.flatMap((entry) => [...entry.words].map((text) => ({ text, value: entry }))));
  const beginnings = sorted(
    aliases.flatMap((alias) =>
      unique([alias.words.full, alias.core]).map((text) => ({ text, value: alias })),
    ),
  );

  /** The town in which an airport, a station or another place of a city is. */
  const townsOf = ({ town, transport, stop }: Entry<Stop>): Entry<Stop>[] => {
    const named = (byCore.get(town) ?? []).filter(({ isPure }) => isPure).map(({ entry }) => entry);
    const city = stop.kind === 'in-city' ? bySlug.get(stop.city) : undefined;
    const found = transport || city ? [...named, ...(city ? [city] : [])] : [];
    return found.filter((one) => !one.transport);
  };
  const wordsOfTowns = entries.map((entry) => townsOf(entry).flatMap((town) => [...town.words]));
  for (const [at, entry] of entries.entries())
    for (const word of wordsOfTowns[at] ?? []) entry.words.add(word);

  /**
   * The mean of how similar names are written and how similar they sound, by their number: by sound alone Sela is nearer
   * to `Shillang` than Shillong.
   */
  const meansFor = (core: readonly string[], minEach: number): Map<number, number> => {
    const means = new Map<number, number>();
    for (const found of [asWritten(core, minEach), bySound(soundsOf(core), minEach)])
      for (const { at, similarity } of found) means.set(at, (means.get(at) ?? 0) + similarity / 2);
    return means;
  };

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
    /** The stops with a name at least as similar as this, by the similarity of the nearest. */
    similarTo(core: readonly string[], least: number): Map<Entry<Stop>, number> {
      const best = new Map<Entry<Stop>, number>();
      for (const [at, mean] of meansFor(core, least / 3)) {
        const entry = mean >= least ? aliases[at]?.entry : undefined;
        if (entry && mean > (best.get(entry) ?? 0)) best.set(entry, mean);
      }
      return best;
    },
  };
}
