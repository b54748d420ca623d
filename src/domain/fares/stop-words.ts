/** An airport or a station, where the text says so. */
export type TransportKind = 'airport' | 'station';

/** A name of a stop, or what was typed for one, taken apart. */
export type StopWords = {
  /** Every word that means something. */
  all: string[];
  /** The same as one text, so that `Samdrupjongkhar` and `Samdrup Jongkhar` are equal. */
  full: string;
  /** Without the words for its kind, what it is and its state. */
  core: string[];
  kind: TransportKind | undefined;
  /** What it is said to be, such as a temple. */
  descriptions: Set<string>;
  /** By the full name of the state. */
  states: Set<string>;
};

const wordsIn = (text: string): string[] => text.split(' ');

const noise = new Set(
  wordsIn(
    'from to the at in of on near for my our via and by a an cab cabs taxi car ride pickup pick drop dropping me is india ncr intl international',
  ),
);

const kindWords = new Map<string, TransportKind>([
  ...wordsIn('airport aerodrome airfield terminal arrivals departures t1 t2 t3').map(
    (word) => [word, 'airport'] as const,
  ),
  ...wordsIn('station stn railway railways rly rail train junction jn jnc').map(
    (word) => [word, 'station'] as const,
  ),
]);

/** A word before `station` that makes it another kind of station. */
const otherStations = new Set(wordsIn('bus police hill metro fire power petrol isbt'));

/** What a stop is said to be; words for the same thing have one meaning. */
const descriptionWords = new Map<string, string>([
  ...wordsIn('city town district dist village tourist main centre center downtown ut').map(
    (word) => [word, 'town'] as const,
  ),
  ...wordsIn('national park np sanctuary wildlife tiger reserve rhino safari').map(
    (word) => [word, 'park'] as const,
  ),
  ...wordsIn('temple mandir devalaya dham').map((word) => [word, 'temple'] as const),
  ...wordsIn('monastery gompa').map((word) => [word, 'monastery'] as const),
  ...wordsIn('falls fall waterfall waterfalls').map((word) => [word, 'falls'] as const),
  ...wordsIn('hill hills').map((word) => [word, 'hills'] as const),
  ...wordsIn('lake valley island pass border fort cantt').map((word) => [word, word] as const),
]);

/** They say nothing that could make it another stop, so a town with its name is meant. */
const generalDescriptions = new Set(['town', 'park', 'hills', 'valley', 'island', 'pass', 'border']);

const stateNames = new Map<string, string>([
  ...[
    'assam',
    'meghalaya',
    'nagaland',
    'manipur',
    'mizoram',
    'tripura',
    'sikkim',
    'bhutan',
    'arunachal pradesh',
    'himachal pradesh',
    'uttar pradesh',
    'madhya pradesh',
    'west bengal',
    'rajasthan',
    'haryana',
    'punjab',
    'bihar',
    'uttarakhand',
    'jharkhand',
    'maharashtra',
    'gujarat',
    'karnataka',
    'kerala',
    'odisha',
    'goa',
    'tamil nadu',
    'telangana',
    'andhra pradesh',
    'chhattisgarh',
  ].map((name) => [name, name] as const),
  ['arunachal', 'arunachal pradesh'],
  ['himachal', 'himachal pradesh'],
  ['bengal', 'west bengal'],
  ['uttaranchal', 'uttarakhand'],
  ['orissa', 'odisha'],
]);

/** Only at the end, because `up` is also in `pick up`. */
const stateAbbreviations = new Map([
  ['up', 'uttar pradesh'],
  ['hp', 'himachal pradesh'],
  ['uk', 'uttarakhand'],
  ['mp', 'madhya pradesh'],
  ['wb', 'west bengal'],
]);

export const stateOf = (text: string): string | undefined => stateNames.get(foldedWords(text).join(' '));

/** Words in lower case, without accents; letters of initials come together: `I.G.I.` is `igi`. */
function foldedWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’‘`´]/g, '')
    .toLowerCase()
    .replaceAll('air port', 'airport');
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const joined: string[] = [];
  let hasInitials = false;
  for (const word of words) {
    const isInitial = word.length === 1;
    if (isInitial && hasInitials) joined.push(`${joined.pop() ?? ''}${word}`);
    else joined.push(word);
    hasInitials = isInitial;
  }
  return joined;
}

const orAll = (some: string[], all: string[]): string[] => (some.length > 0 ? some : all);

/** One letter more, less or wrong, or two that changed stops. */
function isOneSlipFrom(word: string, right: string): boolean {
  if (Math.abs(word.length - right.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === right[start]) start++;
  const [rest, rightRest] = [word.slice(start), right.slice(start)];
  return (
    rest.slice(1) === rightRest ||
    rest === rightRest.slice(1) ||
    rest.slice(1) === rightRest.slice(1) ||
    (rest[0] === rightRest[1] && rest[1] === rightRest[0] && rest.slice(2) === rightRest.slice(2))
  );
}

function kindOfWord(word: string): TransportKind | undefined {
  if (isOneSlipFrom(word, 'airport')) return 'airport';
  if (isOneSlipFrom(word, 'station')) return 'station';
  return kindWords.get(word);
}

/** Finds the states, and returns the words without them. */
function withoutStates(words: readonly string[], states: Set<string>): string[] {
  const rest: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const pair = stateNames.get(`${word} ${words[at + 1] ?? ''}`);
    const isLast = at === words.length - 1 && rest.length > 0;
    const state = pair ?? stateNames.get(word) ?? (isLast ? stateAbbreviations.get(word) : undefined);
    if (state) states.add(state);
    else rest.push(word);
    if (pair) at++;
  }
  return rest;
}

export function stopWordsOf(text: string): StopWords {
  const folded = foldedWords(text);
  const all = orAll(
    folded.filter((word, index) => {
      const isPickUp = word === 'up' && folded[index - 1] === 'pick';
      return !noise.has(word) && !isPickUp && !/^\d+$/.test(word);
    }),
    folded,
  );
  const states = new Set<string>();
  const descriptions = new Set<string>();
  const kinds = new Set<TransportKind>();
  const isOtherStation = all.some((word) => otherStations.has(word));
  const core = withoutStates(all, states).filter((word) => {
    const kind = kindOfWord(word);
    if (kind && !(kind === 'station' && isOtherStation)) {
      kinds.add(kind);
      return false;
    }
    const description = descriptionWords.get(word);
    if (description) descriptions.add(description);
    else if (word === 'station' && all.includes('hill')) descriptions.add('hills');
    else return true;
    return false;
  });
  // `Airport railway station` says neither.
  const [kind] = kinds.size === 1 ? kinds : [];
  return { all, full: all.join(''), core: orAll(core, all), kind, descriptions, states };
}

/** Whether the text may be taken for a town of that name, although it also says what it is. */
export const isGeneral = ({ descriptions }: StopWords): boolean =>
  [...descriptions].every((description) => generalDescriptions.has(description));

/** Letters that stand for the same sound where Indian names are written in Latin script, in this order. */
const soundsAlike: readonly [RegExp, string][] = [
  [/([bdgjkpt])h/g, '$1'],
  [/ch/g, 'c'],
  [/sh/g, 's'],
  [/oo|ou|o/g, 'u'],
  [/ee|e|y/g, 'i'],
  [/ck|q/g, 'k'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/(.)\1+/g, '$1'],
];

/** The word by its sound, so that `Majoli` is `Majuli` and `Pakiong` is `Pakyong`. */
export const soundOf = (word: string): string =>
  soundsAlike.reduce((sound, [letters, same]) => sound.replaceAll(letters, same), word);
