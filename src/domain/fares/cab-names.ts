/** A car type or a city by its code. */
export type NamedCode = { code: string; name: string };

/** What car types and cities are called. Those that were deactivated are among them, for what was booked before. */
export type CabNames = { carTypes: readonly NamedCode[]; cities: readonly NamedCode[] };

/** The same, with what is still offered. */
export type OfferedName = NamedCode & { isActive: boolean };
export type CabChoices = { carTypes: readonly OfferedName[]; cities: readonly OfferedName[] };

/** A code without a row is shown as it is. */
const nameIn = (all: readonly NamedCode[], wanted: string): string =>
  all.find(({ code }) => code === wanted)?.name ?? wanted;

export const carName = ({ carTypes }: Pick<CabNames, 'carTypes'>, code: string): string =>
  nameIn(carTypes, code);
export const cityName = ({ cities }: Pick<CabNames, 'cities'>, code: string): string => nameIn(cities, code);

/** What a form offers: everything active, and what it has chosen already. */
export const offered = (all: readonly OfferedName[], chosen = ''): OfferedName[] =>
  all.filter(({ code, isActive }) => isActive || code === chosen);

/** A code from outside, as it may be stored; whether there is such a row is checked where it is used. */
export const codeOf = (text: string): string | undefined =>
  text.length <= 40 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? text : undefined;

/** The car that most people ask for, where none is named: in the order of the list the first that is not the smallest. */
export const usualCarOf = (offeredCars: readonly Pick<NamedCode, 'code'>[]): string =>
  (offeredCars[1] ?? offeredCars[0])?.code ?? '';
