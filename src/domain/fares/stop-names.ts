import { type Alias, createStopLookups, type Entry, type StopNames, unique } from './stop-lookups.ts';
import { isGeneral, type StopWords, stateOf, stopWordsOf } from './stop-words.ts';

/** What was meant. Only `stop` may be taken without asking; the others are offered: 'Did you mean …?' */
export type StopMatch<Stop> =
  | { stop: Stop; suggestion?: never; suggestions?: never }
  | { suggestion: Stop; stop?: never; suggestions?: never }
  | { suggestions: Stop[]; stop?: never; suggestion?: never }
  | { stop?: never; suggestion?: never; suggestions?: never };

export type StopIndex<Stop> = {
  find(typed: string): StopMatch<Stop>;
  /** While something is typed, the best first. */
  suggest(typed: string, limit: number): Stop[];
};

const maxOffered = 3;
const minTypedLength = 2;

/** A shorter beginning is asked about: `Goa` is not Goalpara. */
const minBeginning = 4;
const minBeginningShare = 0.5;

/** Measured with the spellings of the test, see docs/decisions/0086. */
const minSimilarity = 0.3;
const minWordSimilarity = 0.5;
const nearBy = 0.1;

/** A shorter word becomes another name by a swap. */
const minSwapLength = 4;

/** A shorter word of several is similar to too many names. */
const minWordLength = 5;

const entriesOf = <Stop>(aliases: readonly Alias<Stop>[]) => aliases.map(({ entry }) => entry);

/** Of a town with its airport and station, the town. */
function withoutTransport<Stop>(entries: readonly Entry<Stop>[]): Entry<Stop>[] {
  const towns = new Set(entries.filter(({ transport }) => !transport).map(({ town }) => town));
  return entries.filter(({ transport, town }) => !(transport && towns.has(town)));
}

function offer<Stop>(entries: readonly Entry<Stop>[]): StopMatch<Stop> | undefined {
  const [first, ...others] = unique(entries)
    .slice(0, maxOffered)
    .map(({ stop }) => stop);
  if (!first) return undefined;
  return others.length === 0 ? { suggestion: first } : { suggestions: [first, ...others] };
}

function contradicts<Stop extends StopNames>({ states }: StopWords, { stop }: Entry<Stop>): boolean {
  const state = stateOf(stop.state ?? '');
  return states.size > 0 && state !== undefined && !states.has(state);
}

/** The only one is taken, several are offered. */
function take<Stop extends StopNames>(
  entries: readonly Entry<Stop>[],
  typed: StopWords,
): StopMatch<Stop> | undefined {
  const all = unique(entries);
  const fitting = all.filter((entry) => !contradicts(typed, entry));
  const [only, ...others] = fitting;
  if (!only || others.length > 0) return offer(fitting.length > 0 ? fitting : all);
  return only.isNamesake && typed.states.size === 0 ? { suggestion: only.stop } : { stop: only.stop };
}

const sharesDescription = <Stop>(typed: StopWords, { words }: Alias<Stop>) =>
  [...words.descriptions].some((description) => typed.descriptions.has(description));

/** Names that stand in the typed words, the longest first, and of these the last: an address ends with its town. */
function namesWithin<Name>(words: readonly string[], namesOf: (text: string) => Name[]): Name[] {
  const found: { names: Name[]; length: number; end: number }[] = [];
  for (let start = 0; start < words.length; start++)
    for (let end = start + 1; end <= words.length; end++) {
      const text = words.slice(start, end).join('');
      const names = text.length > minTypedLength ? namesOf(text) : [];
      if (names.length > 0) found.push({ names, length: end - start, end });
    }
  return found.sort((a, b) => b.length - a.length || b.end - a.end).flatMap(({ names }) => names);
}

/** A word with each pair of neighbouring letters swapped, the most frequent slip that leaves few trigrams of a short name. */
const swapsOf = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`,
  );

/** How much of the nearest name has been typed. */
const shareOf = <Stop>({ aliases }: Entry<Stop>, { full }: StopWords): number =>
  Math.max(
    ...aliases
      .flatMap(({ words, core }) => [words.full, core])
      .filter((text) => text.startsWith(full))
      .map((text) => full.length / text.length),
  );

/** Finds stops by what people type, in memory. */
export function createStopIndex<Stop extends StopNames>(stops: readonly Stop[]): StopIndex<Stop> {
  const lookups = createStopLookups(stops);
  type Way = (typed: StopWords) => StopMatch<Stop> | undefined;

  /**
   * A name goes before another name of a stop. A temple and a station of the same name go before another name too: staff
   * who call the temple `Kamakhya` do not know whether a visitor means the station.
   */
  const byWholeName: Way = (typed) => {
    const found = lookups.withName(typed.full);
    const named = found.filter(({ entry, words }) => entry.spoken === words.full);
    if (named.length > 0) return take(entriesOf(named), typed);
    const alike = lookups.inTown(typed.full).filter(({ spoken, town }) => spoken !== town);
    return alike.length > 1 ? offer(alike) : take(entriesOf(found), typed);
  };

  /** A kind goes before the owner of a code: `GHY airport` is the airport of the station's town. */
  const byKind: Way = (typed) => {
    const { kind, core } = typed;
    if (!kind) return undefined;
    const owners = entriesOf(lookups.withCore(core.join('')));
    const isKind = ({ transport }: Entry<Stop>) => transport === kind;
    const own = owners.filter(isKind);
    if (own.length > 0) return take(own, typed);
    const ofTown = owners.flatMap(({ town }) => lookups.inTown(town)).filter(isKind);
    if (ofTown.length > 0) return take(ofTown, typed);
    return take(
      lookups.ofTransport(kind).filter(({ words }) => core.every((word) => words.has(word))),
      typed,
    );
  };

  /** Without its kind, what it is and its state: `Kaziranga National Park`. */
  const byCore: Way = (typed) => {
    const found = lookups.withCore(typed.core.join(''));
    if (typed.kind) return offer(withoutTransport(entriesOf(found)));
    const described = found.filter((alias) => sharesDescription(typed, alias));
    if (described.length > 0) return take(entriesOf(described), typed);
    const pure = found.filter(({ isPure }) => isPure);
    const chosen = entriesOf(pure.length > 0 ? pure : found);
    return isGeneral(typed) ? take(chosen, typed) : offer(chosen);
  };

  /** All words belong to one stop, and some of them are a name of it: `LGBI airport Guwahati`. */
  const byAllWords: Way = (typed) => {
    const fitting = namesWithin(typed.core, lookups.withCore).filter(
      ({ entry: { words, transport } }) =>
        (!typed.kind || transport === typed.kind) && typed.core.every((word) => words.has(word)),
    );
    const described = fitting.filter((alias) => sharesDescription(typed, alias));
    const chosen = entriesOf(described.length > 0 ? described : fitting);
    return take(typed.kind ? chosen : withoutTransport(chosen), typed);
  };

  const byBeginning: Way = (typed) => {
    const { full } = typed;
    if (full.length <= minTypedLength) return undefined;
    const begun = withoutTransport(unique(entriesOf(lookups.withNameFrom(full))));
    const [only, ...others] = begun;
    const isSure = only && others.length === 0 && full.length >= minBeginning;
    if (isSure && shareOf(only, typed) > minBeginningShare) return take([only], typed);
    return offer(begun.sort((a, b) => shareOf(b, typed) - shareOf(a, typed)));
  };

  const byNameWithin: Way = ({ all }) =>
    offer(
      entriesOf(
        namesWithin(all, (text) => [
          ...lookups.withName(text),
          ...lookups.withCore(text).filter(({ isPure }) => isPure),
        ]),
      ),
    );

  /** `Dwaki river` for Dawki. */
  const bySwappedLetters: Way = (typed) =>
    offer(
      entriesOf(
        [typed.core.join(''), ...typed.core]
          .filter((word) => word.length >= minSwapLength)
          .flatMap(swapsOf)
          .flatMap(lookups.withCore)
          .filter(({ isPure }) => isPure),
      ),
    );

  /** The nearest first; only those of the typed kind, if there are any. */
  const nearTo = (typed: StopWords, core: readonly string[], least: number) => {
    const similar = lookups.similarTo(core, least);
    const all = [...similar.keys()];
    const ofKind = typed.kind ? all.filter(({ transport }) => transport === typed.kind) : [];
    return (ofKind.length > 0 ? ofKind : withoutTransport(all))
      .map((entry) => ({ entry, similarity: similar.get(entry) ?? 0 }))
      .sort((a, b) => b.similarity - a.similarity);
  };

  const offerNearest = (found: ReturnType<typeof nearTo>) => {
    const least = Math.max(0, ...found.map(({ similarity }) => similarity)) - nearBy;
    return offer(found.filter(({ similarity }) => similarity >= least).map(({ entry }) => entry));
  };

  const bySimilarity: Way = (typed) => offerNearest(nearTo(typed, typed.core, minSimilarity));

  /** One of several words: `Hotel Polo, Shilong`. */
  const bySimilarWord: Way = (typed) =>
    offerNearest(
      typed.core
        .filter((word) => word.length >= minWordLength)
        .flatMap((word) => nearTo(typed, [word], minWordSimilarity)),
    );

  const ways = [
    byWholeName,
    byKind,
    byCore,
    byAllWords,
    byBeginning,
    byNameWithin,
    bySwappedLetters,
    bySimilarity,
    bySimilarWord,
  ];

  /** Places of which each typed word begins a word, those whose name begins so first. */
  const begunByWords = (typed: StopWords): Entry<Stop>[] => {
    const [first = [], ...rest] = typed.all.map((word) => unique(lookups.withWordFrom(word)));
    const others = rest.map((found) => new Set(found));
    const rank = ({ town, aliases }: Entry<Stop>) => {
      if (town.startsWith(typed.full)) return 0;
      return aliases.some(({ words }) => words.full.startsWith(typed.full)) ? 1 : 2;
    };
    return first
      .filter((entry) => others.every((found) => found.has(entry)))
      .map((entry) => ({ entry, rank: rank(entry) }))
      .sort((a, b) => a.rank - b.rank || a.entry.stop.name.localeCompare(b.entry.stop.name))
      .map(({ entry }) => entry);
  };

  const find = (text: string): StopMatch<Stop> => {
    const chosen = lookups.withSlug(text.trim());
    if (chosen) return { stop: chosen.stop };
    const typed = stopWordsOf(text);
    if (typed.full.length < minTypedLength) return {};
    for (const way of ways) {
      const match = way(typed);
      if (match) return match;
    }
    return {};
  };

  return {
    find,
    suggest(text, limit) {
      const typed = stopWordsOf(text);
      if (typed.full === '') return [];
      const { stop } = find(text);
      const named = [...entriesOf(lookups.withName(typed.full)), ...begunByWords(typed)];
      const found = unique([...(stop ? [stop] : []), ...named.map((entry) => entry.stop)]);
      if (found.length < limit)
        found.push(...nearTo(typed, typed.core, minSimilarity).map(({ entry }) => entry.stop));
      return unique(found).slice(0, limit);
    },
  };
}
