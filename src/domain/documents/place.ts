import { supplyStateOf } from '#domain/quotes/buyer.ts';
import type { PlaceOfSupply } from '#domain/quotes/quote.ts';
import { isGstin } from '#domain/shared/gstin.ts';
import type { Residence } from '#domain/shared/residence.ts';
import { abroadCode } from './document.ts';
import type { GstSplit } from './heads.ts';

/** Who a document names: the buyer that staff have entered, or else the customer. */
export type DocumentBuyer = {
  name: string;
  address: string;
  gstin: string;
  /** Two digits, or empty when it is not known. */
  state: string;
  livesIn: Residence;
  isBodyCorporate: boolean;
  /** Null where it was not asked for. */
  hasPan: boolean | null;
  billsMonthly: boolean;
};

/** Cities in which services begin, by their state; those that are not here belong to the head registration. */
const statesOfCities: ReadonlyMap<string, string> = new Map([
  ['guwahati', '18'],
  ['delhi', '07'],
]);
export const stateOfCity = (city: string): string => statesOfCities.get(city) ?? '';

export type Place = { code: string; split: GstSplit };

type Supply =
  /** A ride is taxed where it begins, unless the buyer is registered. */
  { kind: 'ride'; city: string } | { kind: 'tour'; soldAs: PlaceOfSupply };

/**
 * The place of supply: the state of a registered buyer, else for a ride where it begins and for a tour the buyer's state on
 * record, or outside India; without any of these our own. `undefined` when it was sold with IGST and no state says why.
 */
export function placeOf(
  supply: Supply,
  buyer: Pick<DocumentBuyer, 'gstin' | 'state' | 'livesIn'>,
  ownState: string,
): Place | undefined {
  const at = (code: string): Place => ({ code, split: code === ownState ? 'same-state' : 'other-state' });
  if (isGstin(buyer.gstin)) return at(supplyStateOf(buyer));
  if (supply.kind === 'ride') return at(stateOfCity(supply.city) || ownState);
  if (buyer.livesIn === 'abroad') return at(abroadCode);
  if (buyer.state !== '') return at(buyer.state);
  return supply.soldAs === 'other-state' ? undefined : at(ownState);
}
