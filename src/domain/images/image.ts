export const imageStates = ['waiting', 'ready', 'refused'] as const;
export type ImageState = (typeof imageStates)[number];

export const masterTypes = ['jpeg', 'png', 'webp'] as const;
export type MasterType = (typeof masterTypes)[number];

/** Why a file is refused. The texts for staff are in `messages.ts`. */
export const imageRefusals = [
  'heic',
  'wrong_type',
  'two_types',
  'too_large',
  'too_many_pixels',
  'damaged',
  'too_demanding',
] as const;
export type ImageRefusal = (typeof imageRefusals)[number];

export const maxMasterBytes = 25 * 1024 * 1024;
export const maxPixels = 50_000_000;
/**
 * Of the longer side, as WebP has it at most. A picture of one pixel by millions takes minutes, because each line is worked on by
 * itself.
 */
export const maxSide = 16_383;
/** Of the decoded pixels; more bits or channels take as much as more pixels. */
export const maxDecodedBytes = 200_000_000;
/** The coefficients of a progressive JPEG, in 16 bits: 50 megapixels of three channels. */
export const maxCoefficientBytes = 300_000_000;
/** Where the decoder has to hold the whole picture before the first line is known. */
export const maxInterlacedBytes = 100_000_000;

/** An upload arrives in pieces of this size; only the last one is smaller. */
export const pieceBytes = 1024 * 1024;

export const maxAltLength = 300;
export const maxTags = 12;
export const maxTagLength = 40;
export const maxFileNameLength = 200;

/** In percent of width and height. */
export type FocalPoint = { x: number; y: number };

export type Image = {
  id: string;
  state: ImageState;
  refusedCode: string;
  fileName: string;
  type: MasterType | '';
  width: number;
  height: number;
  bytes: number;
  alt: string;
  focalX: number;
  focalY: number;
  tags: string[];
  renditionHash: string;
  shareHash: string;
  madeBy: string;
  createdAt: Date;
  version: number;
};

/** What shows an image; a page of the website is named by its address, a photograph by its slot. */
export type ImageUse = {
  kind: 'blog' | 'tour-package' | 'place' | 'page' | 'settings' | 'photo-slot';
  id: string;
  name: string;
};
