import { readFile } from 'node:fs/promises';
import type { PosterName } from '@purvai/posters';
import { posterSvg } from '@purvai/posters/svg';
import type { PictureFiles } from '#app/ui/poster.tsx';
import { preview, shown, webp } from '#renditions/offered-renditions.ts';
import { encodeRenditions, type Rendition, renditionHash } from '#renditions/renditions.ts';
import type { BuiltFile } from './built-file.ts';
import type { RenditionCache } from './rendition-cache.ts';

/** At an address without a hash, for links in the database that must stay valid when the drawing changes. */
export const plainRendition = webp(640);

const placeholder = webp(20, 30);

const allRenditions = [...shown.avif, ...shown.webp, plainRendition, placeholder];

type Made = {
  name: PosterName;
  files: PictureFiles;
  /** The preview of a banner, as a `data:` URL. */
  bannerPreview: string;
  built: BuiltFile[];
  isNew: boolean;
};

/** The files of a poster, from the cache or newly drawn. */
export async function makePosterRenditions(name: PosterName, cache: RenditionCache): Promise<Made> {
  const svg = Buffer.from(await posterSvg(name));
  const hash = renditionHash(svg, allRenditions);
  // Under a name of its own, so that other settings of the preview change no address.
  const previewFile = `${name}-${renditionHash(svg, preview)}-preview.avif`;
  const fileOf = (rendition: Rendition) =>
    rendition === preview ? previewFile : `${name}-${hash}-${rendition.width}.${rendition.kind}`;
  const missing = [...allRenditions, preview].filter((rendition) => !cache.has(fileOf(rendition)));
  const isNew = missing.length > 0;
  if (isNew) {
    for (const { rendition, bytes } of await encodeRenditions(svg, missing)) {
      await cache.write(fileOf(rendition), bytes);
    }
  }

  const addressOf = (rendition: Rendition) => `/posters/${fileOf(rendition)}`;
  const sourceOf = (kind: keyof typeof shown) => ({
    type: `image/${kind}`,
    srcSet: shown[kind].map((rendition) => `${addressOf(rendition)} ${rendition.width}w`).join(', '),
  });
  const blurred = await readFile(cache.pathOf(fileOf(placeholder)), 'base64');
  return {
    name,
    isNew,
    bannerPreview: `data:image/avif;base64,${await readFile(cache.pathOf(previewFile), 'base64')}`,
    files: {
      src: addressOf(webp(1440)),
      sources: [sourceOf('avif'), sourceOf('webp')],
      placeholder: `data:image/webp;base64,${blurred}`,
    },
    built: [
      { from: cache.pathOf(fileOf(plainRendition)), address: `/posters/${name}.webp` },
      ...[...shown.avif, ...shown.webp].map((rendition) => ({
        from: cache.pathOf(fileOf(rendition)),
        address: addressOf(rendition),
      })),
    ],
  };
}
