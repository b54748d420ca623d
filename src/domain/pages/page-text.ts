import { imageIdIn } from '#domain/images/image-files.ts';
import type { PlacesAsked } from '#domain/places/place.ts';
import { contentPaths, paths } from '#paths.ts';
import { isAnchor, isOwnPath, isWebAddress } from '#platform/html/link-address.ts';

/** The pages whose copy staff can edit. */
export const editablePaths: readonly string[] = [
  paths.home,
  paths.contact,
  paths.bookingTerms,
  ...contentPaths,
  paths.bhutanPackages,
];

export type LinkText = { name: string; path: string };
export type PointText = { name: string; text: string; path?: string | undefined };
export type PictureText = { poster: string; name: string; note: string; path?: string | undefined };
export type FactText = { name: string; value: string };
export type PlaceText = {
  id: string;
  name: string;
  poster?: string | undefined;
  paragraphs: string[];
  facts: FactText[];
};
export type QuestionText = { question: string; answer: string };

/** Where the records of a list of places come from. */
export type PlaceSourceText = { by: 'hand'; slugs: string[] } | ({ by: 'query' } & PlacesAsked);

export type BlockText =
  | { kind: 'text'; paragraphs: string[] }
  | { kind: 'points'; points: PointText[] }
  | { kind: 'list'; items: string[] }
  | { kind: 'pictures'; pictures: PictureText[] }
  | { kind: 'table'; caption: string; columns: string[]; rows: string[][] }
  /** Without a source, the records that Places lists on this page. */
  | { kind: 'places'; places: PlaceText[]; source?: PlaceSourceText | undefined }
  | { kind: 'questions'; questions: QuestionText[] }
  | { kind: 'call'; heading: string; text: string }
  | { kind: 'button'; name: string; path: string }
  | { kind: 'firm' }
  /** What the page makes from the rates and the settings. */
  | { kind: 'part'; part: string };

export type BlockKind = BlockText['kind'];

export type SectionText = {
  /** The section's anchor, which links name. */
  id: string;
  heading: string;
  poster?: string | undefined;
  blocks: BlockText[];
  link?: LinkText | undefined;
};

/** Whether a picture is an image of the library and not a poster. */
export const isImageAddress = (picture: string): boolean => imageIdIn(picture) !== undefined;

/** The copy of a page that staff can change; pictures are the names of posters or the addresses of images. */
export type PageText = {
  title: string;
  description: string;
  poster: string;
  heading: string;
  lead: string;
  /** The prefilled text of a chat opened from this page. */
  chatText: string;
  sections: SectionText[];
  /** The heading and text above the message form. */
  closing: { heading: string; text: string };
};

/** A page that staff have edited. */
export type EditedPage = {
  id: string;
  path: string;
  /** What visitors see; null for the original. */
  live: PageText | null;
  draft: PageText | null;
  /** When the draft goes live. */
  publishAt: Date | null;
  /** Of the original when the page was last saved. */
  originalHash: string;
  version: number;
  updatedAt: Date;
};

/** What a page may link to: a path of this site, an anchor on the page, or another site. */
export const isPageLink = (address: string): boolean =>
  isOwnPath(address) || isAnchor(address) || isWebAddress(address, 'https');
