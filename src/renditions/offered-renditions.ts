import type { Rendition } from './renditions.ts';

// The next effort takes twice as long and saves a twentieth of the bytes; colour at half the resolution saves as much,
// and no difference is seen at three times the size.
const avif = (width: number): Rendition => ({
  kind: 'avif',
  width,
  quality: 52,
  effort: 1,
  chromaSubsampling: '4:2:0',
});
export const webp = (width: number, quality = 78): Rendition => ({ kind: 'webp', width, quality });

/** AVIF for nearly every browser, WebP at two widths for the others. Why none is wider: docs/posters.md. */
export const shown = {
  avif: [480, 800, 960, 1440].map(avif),
  webp: [960, 1440].map((width) => webp(width)),
};

/**
 * The bytes of a photo by its width, so that a page with photos is painted as early as with posters and stays within
 * the bytes of its first view. Posters never have as many.
 */
export const maxPhotoBytes: Readonly<Record<number, number>> = {
  480: 18_000,
  800: 34_000,
  960: 42_000,
  1440: 100_000,
};

/**
 * The whole picture in a few kilobytes, inside the page: a phone shows it with the first paint, two round trips before
 * the file. As wide as most phones in CSS pixels.
 */
export const preview: Rendition = {
  kind: 'avif',
  width: 420,
  quality: 22,
  effort: 4,
  chromaSubsampling: '4:2:0',
};

/** A photo has more detail than a poster, and its preview may have less of it. */
export const photoPreview = { maxBytes: 4_000, minQuality: 8 } as const;

/** The width that link previews show, and its height. */
export const shareCard = { width: 1200, height: 630, quality: 80 } as const;

/** Those of a picture that may be narrow: files wider than it would only be larger. */
export function shownUpTo(width: number): typeof shown {
  const upTo = (renditions: Rendition[]) => {
    const fitting = renditions.filter((rendition) => rendition.width <= width);
    return fitting.length > 0 ? fitting : renditions.slice(0, 1);
  };
  return { avif: upTo(shown.avif), webp: upTo(shown.webp) };
}
