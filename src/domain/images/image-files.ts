import { mediaPath } from '#paths.ts';
import { shownUpTo } from '#renditions/offered-renditions.ts';
import type { FocalPoint, Image } from './image.ts';

type Made = Pick<Image, 'renditionHash' | 'shareHash' | 'width'>;
type Shown = Made & Pick<Image, 'focalX' | 'focalY' | 'height'>;

const keyOf = (hash: string, width: number, kind: string) => `images/${hash}-${width}.${kind}`;

/** Inside the pages whose banner the image is; it has no address. */
export const previewKey = (hash: string): string => `images/${hash}-preview.avif`;

export const shareKey = (hash: string): string => `images/${hash}-share.jpg`;

const addressPattern = /^\/media\/image\/([1-9]\d{0,17})\.webp$/;
export const imageIdIn = (address: string): string | undefined => addressPattern.exec(address)?.[1];

const addressesPattern = /\/media\/image\/([1-9]\d{0,17})\.webp/g;
/** The images whose addresses the text contains, each once. */
export const imageIdsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(addressesPattern), ([, id = '']) => id)),
];

/** The keys of a rendition, by its width and kind, as the fixed list has them. */
export const renditionFiles = ({ renditionHash, width }: Made) =>
  Object.values(shownUpTo(width))
    .flat()
    .map((rendition) => ({ rendition, key: keyOf(renditionHash, rendition.width, rendition.kind) }));

/** All files of an image that visitors may see. */
export const publicKeys = (image: Made): string[] =>
  image.renditionHash === ''
    ? []
    : [
        ...renditionFiles(image).map(({ key }) => key),
        previewKey(image.renditionHash),
        shareKey(image.shareHash),
      ];

/** The file at the image's own address. */
export const plainKey = ({ renditionHash, width }: Made): string =>
  keyOf(renditionHash, shownUpTo(width).webp[0]?.width ?? width, 'webp');

/** What a page needs to show it; a page crops it around its focal point. */
export function pictureOfImage(image: Shown) {
  const kinds = shownUpTo(image.width);
  const sourceOf = (kind: keyof typeof kinds) => ({
    type: `image/${kind}`,
    srcSet: kinds[kind]
      .map(({ width }) => `${mediaPath(keyOf(image.renditionHash, width, kind))} ${width}w`)
      .join(', '),
  });
  return {
    src: mediaPath(plainKey(image)),
    sources: [sourceOf('avif'), sourceOf('webp')],
    share: mediaPath(shareKey(image.shareHash)),
    focus: [image.focalX / 100, image.focalY / 100],
    width: image.width,
    height: image.height,
  };
}

/** What part of a picture a frame of this shape shows: as much as fits, as near to the focal point as possible. */
export function cropAround(
  picture: { width: number; height: number },
  frame: { width: number; height: number },
  focus: FocalPoint,
): { left: number; top: number; width: number; height: number } {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height);
  const [width, height] = [frame.width, frame.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const start = (whole: number, part: number, percent: number) =>
    Math.min(Math.max(0, Math.round((whole * percent) / 100 - part / 2)), whole - part);
  return {
    left: start(picture.width, width, focus.x),
    top: start(picture.height, height, focus.y),
    width,
    height,
  };
}
