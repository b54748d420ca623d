import type { ImageView, ShownImages } from './image-sources.ts';

/** The width of a text's column; see `.rich-text` in app.css. */
const sizes = '(min-width: 768px) 640px, calc(100vw - 2.5rem)';

const imgPattern = /<img\b[^>]*>/g;
const sourcePattern = /\ssrc="([^"]*)"/;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The size of the present file, because the text may have that of a replaced one; its own words stay. */
function responsive(tag: string, { sources, src, width, height, alt }: ImageView): string {
  const files = sources
    .map(({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`)
    .join('');
  const img = tag
    .replaceAll(/\s(?:width|height)="[^"]*"/g, '')
    .replace(sourcePattern, ` src="${src}" width="${width}" height="${height}"`)
    .replace(/\salt=""/, () => ` alt="${escaped(alt)}"`);
  return `<picture>${files}${img}</picture>`;
}

/** Sanitized HTML, whose attributes are quoted and escaped, with the renditions of its images. */
export const responsiveHtml = (html: string, images: ShownImages): string =>
  html.replaceAll(imgPattern, (tag) => {
    const image = images.get(sourcePattern.exec(tag)?.[1] ?? '');
    return image ? responsive(tag, image) : tag;
  });
