import { plateOf } from '#domain/bookings/fleet.ts';
import { carNames, cityNames } from '#domain/fares/fare-text.ts';
import { type CarType, type City, carTypes, cities } from '#domain/fares/rates.ts';

const plateLength = /^[A-Z0-9]{4,12}$/;

/**
 * The number plate of a cell, as it is stored: `as-01 ab.1234` is `AS01AB1234`, with or without `IND` before it.
 * `undefined` for texts without both letters and digits, such as the name of a car in the wrong column.
 */
export function plateOfCell(typed: string): string | undefined {
  const plate = plateOf(typed.normalize('NFKC')).replace(/^IND(?=[A-Z]{2}\d)/, '');
  return plateLength.test(plate) && /[A-Z]/.test(plate) && /\d/.test(plate) ? plate : undefined;
}

/** The same for `AS01AB0123` and `AS1AB123`: people write the zeros or leave them out. */
export const plateKey = (plate: string): string => plate.replaceAll(/(?<!\d)0+(?=\d)/g, '');

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Names that lists have for a type; models are found by the examples of the type, which staff edit. */
const otherNames: Readonly<Record<CarType, readonly string[]>> = {
  compact: ['hatchback', 'hatch', 'mini', 'small'],
  sedan: ['saloon'],
  suv: ['muv', 'mpv'],
  luxury: ['premium', 'lux'],
};

/** Words of the examples that name no model: `Dzire, Etios or similar`. */
const noModel = new Set(['or', 'and', 'similar', 'etc']);

/** Finds the type of a car by its name, by another word for it or by a model that staff gave as its example. */
export class CarTypeWords {
  private readonly typesOf = new Map<string, Set<CarType>>();

  constructor(examples: readonly { code: CarType; examples: string }[]) {
    for (const type of carTypes) this.add(type, [type, carNames[type].toLowerCase(), ...otherNames[type]]);
    for (const { code, examples: models } of examples)
      this.add(
        code,
        wordsIn(models).filter((word) => !noModel.has(word)),
      );
  }

  private add(type: CarType, words: readonly string[]): void {
    for (const word of words) this.typesOf.set(word, new Set([...(this.typesOf.get(word) ?? []), type]));
  }

  /** `Sedan (AC)` has one type; `Sedan/SUV` has two and is not understood. */
  find(typed: string): CarType | undefined {
    const found = new Set(wordsIn(typed).flatMap((word) => [...(this.typesOf.get(word) ?? [])]));
    const [type] = found;
    return found.size === 1 ? type : undefined;
  }
}

export const knownTypes: string = carTypes.map((type) => carNames[type]).join(', ');

const otherCities: ReadonlyMap<string, City> = new Map([
  ['gauhati', 'guwahati'],
  ['ghy', 'guwahati'],
  ['new delhi', 'delhi'],
  ['delhi ncr', 'delhi'],
  ['ncr', 'delhi'],
]);

export function cityOfCell(typed: string): City | undefined {
  const text = wordsIn(typed).join(' ');
  return (
    cities.find((city) => city === text || cityNames[city].toLowerCase() === text) ?? otherCities.get(text)
  );
}

const ownWords = /^(own|owned|self|ours?|our own|company|agency|no)$/i;
const anyPartner = /^(partners?|attached|vendors?|suppliers?|outside|hired|yes)$/i;

/** Empty for what is our own, the partner's name otherwise; `undefined` when a cell says partner and not which one. */
export function partnerOfCell(typed: string): string | undefined {
  if (ownWords.test(typed)) return '';
  return anyPartner.test(typed) ? undefined : typed;
}
