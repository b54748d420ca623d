import type { SiteSettings } from '#domain/settings/settings.ts';
import { isGstin } from '#domain/shared/gstin.ts';
import { isStateCode, stateInAddress } from '#domain/shared/indian-states.ts';
import type { Residence } from '#domain/shared/residence.ts';
import type { PlaceOfSupply } from './quote.ts';

export type Buyer = {
  livesIn: Residence;
  /** The customer's state; of a cab the one where the trip starts. */
  state: string;
  gstin: string;
};

export const unknownBuyer: Buyer = { livesIn: '', state: '', gstin: '' };

/** The state of the agency's registration, or else of its address; empty when neither names one. */
export const ownStateOf = ({ gstin, headOffice, streetAddress }: SiteSettings): string =>
  isGstin(gstin) ? gstin.slice(0, 2) : stateInAddress(`${headOffice} ${streetAddress}`);

/** The state whose tax is charged: that of a registered buyer's GSTIN, and otherwise the one that staff entered. */
export const supplyStateOf = ({ gstin, state }: Pick<Buyer, 'gstin' | 'state'>): string => {
  const registered = gstin.slice(0, 2);
  return isGstin(gstin) && isStateCode(registered) ? registered : state;
};

/** `undefined` while one of the states is not known. */
export function placeOfSupplyOf(
  buyer: Pick<Buyer, 'gstin' | 'state'>,
  ownState: string,
): Exclude<PlaceOfSupply, ''> | undefined {
  const state = supplyStateOf(buyer);
  if (state === '' || ownState === '') return undefined;
  return state === ownState ? 'same-state' : 'other-state';
}
