import type { Publishing, PublishState } from '#domain/publishing/publishing.ts';

/** A place to visit. Screens call it a place; `places` of the fares are the stops of cab routes. */

export const placeKinds = [
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
export type PlaceKind = (typeof placeKinds)[number];

/** The pages that list places to visit. */
export const placeListNames = ['delhi', 'scuba', 'andaman', 'eco', 'historical', 'bhutan'] as const;
export type PlaceListName = (typeof placeListNames)[number];

export type PlaceFact = { name: string; value: string };

/** What staff write about it. */
export type PlaceText = {
  name: string;
  region: string;
  kind: PlaceKind;
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
  facts: readonly PlaceFact[];
  latitude: number | null;
  longitude: number | null;
  listedOn: PlaceListName | '';
};

export type PlaceContent = PlaceText & { state: PublishState };

/** What a draft and a version of the history hold. */
export type PlacedText = PlaceText & { position: number };

export type Place = PlaceContent & {
  id: string;
  slug: string;
  position: number;
  hasPage: boolean;
  /** What replaces the published text later; null for none. */
  draft: PlacedText | null;
  /** When it, or its draft, goes live. */
  publishAt: Date | null;
  version: number;
  isSample: boolean;
  updatedAt: Date;
  deletedAt: Date | null;
};

/** What the place says now, without its draft. */
export function textOf(place: Place): PlacedText {
  const { id, slug, hasPage, state, draft, publishAt, version, isSample, updatedAt, deletedAt, ...text } =
    place;
  return text;
}

/** The place with what was saved last. */
export const withDraft = (place: Place): Place =>
  place.draft ? { ...place, ...place.draft, hasPage: earnsPage(place.draft) } : place;

/** How what was saved last stands, which may be a draft beside what is published. */
export const publishingOf = ({ state, draft, publishAt }: Place): Publishing =>
  draft ? { state: publishAt ? 'scheduled' : 'draft', publishAt } : { state, publishAt };

/** A list by query; empty texts stand for any. */
export type PlacesAsked = { region: string; kind: PlaceKind | ''; max: number };

export const paragraphsOf = (body: string): string[] => body.split(/\n{2,}/);

/** A page with fewer words would say nothing that the list does not. */
export const minPageWords = 120;

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Whether it has a page of its own once it is published. */
export const earnsPage = ({ body, picture }: Pick<PlaceContent, 'body' | 'picture'>): boolean =>
  picture !== '' && countWords(body) >= minPageWords;
