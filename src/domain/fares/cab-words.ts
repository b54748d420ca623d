import type { NamedCode } from './cab-names.ts';

/** What files and forms call a city or a car type. Other names are separated by commas. */
export type CityWord = NamedCode & { otherNames: string };
export type CarTypeWord = CityWord & { examples: string };

/** What is offered, with the words for it. */
export type CabWords = { carTypes: readonly CarTypeWord[]; cities: readonly CityWord[] };

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words of the examples that name no model: `Dzire, Etios or similar`. */
const noModel = new Set(['or', 'and', 'similar', 'etc']);

/** The code, the name and the other names, each as its words. */
export const phrasesOf = ({ code, name, otherNames }: CityWord): string[][] =>
  [code, name, ...otherNames.split(',')].map(wordsIn).filter((words) => words.length > 0);

type Phrase = { code: string; words: string[]; isModel: boolean };
type Found = { code: string; from: number; to: number; isModel: boolean };

/** The places of a phrase among the words. */
function stopsOf(words: readonly string[], phrase: readonly string[]): number[] {
  const stops: number[] = [];
  for (let at = 0; at + phrase.length <= words.length; at++)
    if (phrase.every((word, index) => words[at + index] === word)) stops.push(at);
  return stops;
}

const isInside = (one: Found, other: Found) =>
  one.from >= other.from && one.to <= other.to && one.to - one.from < other.to - other.from;

/** A model that is also the name of a type, as `Ertiga`, means that type. */
const isNamed = (one: Found, other: Found) =>
  one.isModel && !other.isModel && one.from === other.from && one.to === other.to;

/** Finds the city of a cell by its code, its name or another name. */
export function findCity(cities: readonly CityWord[], typed: string): string | undefined {
  const text = wordsIn(typed).join(' ');
  const has = (city: CityWord) => phrasesOf(city).some((words) => words.join(' ') === text);
  return cities.find(has)?.code;
}

/** Finds the type of a car by its name, by another name or by a model that staff gave as its example. */
export class CarTypeWords {
  private readonly phrases: Phrase[];
  /** The names of all types, for somebody who has to type one. */
  readonly known: string;

  constructor(types: readonly CarTypeWord[]) {
    this.known = types.map(({ name }) => name).join(', ');
    this.phrases = types.flatMap((type) => {
      const models = wordsIn(type.examples).filter((word) => !noModel.has(word));
      const { code } = type;
      return [
        ...phrasesOf(type).map((words) => ({ code, words, isModel: false })),
        ...models.map((model) => ({ code, words: [model], isModel: true })),
      ];
    });
  }

  /**
   * `Sedan (AC)` has one type; `Sedan/SUV` has two and is not understood. A longer name goes before a word in it:
   * `Tempo Traveller 12` is not `Tempo`.
   */
  find(typed: string): string | undefined {
    const words = wordsIn(typed);
    const found = this.phrases.flatMap((phrase): Found[] =>
      stopsOf(words, phrase.words).map((from) => ({
        ...{ code: phrase.code, isModel: phrase.isModel },
        ...{ from, to: from + phrase.words.length },
      })),
    );
    const longest = found.filter(
      (one) => !found.some((other) => isInside(one, other) || isNamed(one, other)),
    );
    const types = new Set(longest.map(({ code }) => code));
    const [type] = types;
    return types.size === 1 ? type : undefined;
  }
}
