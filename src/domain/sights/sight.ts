/** A place to visit. Screens call it a place; `places` of the fares are the stops of cab routes. */

export const sightKinds = [
  'monument',
  'temple',
  'museum',
  'park',
  'nature',
  'dive-site',
  'market',
  'viewpoint',
  'town',
  'other',
] as const;
export type SightKind = (typeof sightKinds)[number];

/** The pages that list places to visit. */
export const sightLists = ['delhi', 'scuba', 'andaman', 'eco', 'historical', 'bhutan'] as const;
export type SightList = (typeof sightLists)[number];

export const sightStates = ['draft', 'published'] as const;
export type SightState = (typeof sightStates)[number];

export type SightFact = { name: string; value: string };

/** What staff write about it. */
export type SightContent = {
  name: string;
  region: string;
  kind: SightKind;
  /** Paragraphs, with an empty line between two. */
  body: string;
  picture: string;
  pictureAlt: string;
  whenToGo: string;
  timeNeeded: string;
  openOn: string;
  closedOn: string;
  bestMonths: string;
  distanceKm: number | null;
  distanceFrom: string;
  facts: readonly SightFact[];
  latitude: number | null;
  longitude: number | null;
  listedOn: SightList | '';
  state: SightState;
};

export type Sight = SightContent & {
  id: string;
  slug: string;
  position: number;
  hasPage: boolean;
  version: number;
  isSample: boolean;
  updatedAt: Date;
  deletedAt: Date | null;
};

export const paragraphsOf = (body: string): string[] => body.split(/\n{2,}/);

/** A page with fewer words would say nothing that the list does not. */
export const minPageWords = 120;

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Whether it has a page of its own once it is published. */
export const earnsPage = ({ body, picture }: Pick<SightContent, 'body' | 'picture'>): boolean =>
  picture !== '' && countWords(body) >= minPageWords;
