import { bannerPreviews } from 'virtual:banner-previews';
import { cropPosition } from './crop.ts';

/** The files of a picture. */
export type PictureFiles = {
  /** A file that every browser supports. */
  src: string;
  /** Several widths per format, the best format first. */
  sources: readonly { type: string; srcSet: string }[];
  /** A small blurred preview as a `data:` URL. */
  placeholder?: string;
  /** The whole picture in a few kilobytes as a `data:` URL, for a banner that is a photo. */
  preview?: string | undefined;
};

/** A picture's files and focal point. */
export type Picture = PictureFiles & {
  /** The focal point, as fractions of width and height. */
  focus: readonly number[];
  /** In pixels; those of a poster, where they are missing. */
  width?: number;
  height?: number;
};

/** Listed as classes, because the content security policy forbids inline styles. */
const across = [
  '[--crop-x:0%]',
  '[--crop-x:10%]',
  '[--crop-x:20%]',
  '[--crop-x:30%]',
  '[--crop-x:40%]',
  '[--crop-x:50%]',
  '[--crop-x:60%]',
  '[--crop-x:70%]',
  '[--crop-x:80%]',
  '[--crop-x:90%]',
  '[--crop-x:100%]',
];
const down = [
  '[--crop-y:0%]',
  '[--crop-y:10%]',
  '[--crop-y:20%]',
  '[--crop-y:30%]',
  '[--crop-y:40%]',
  '[--crop-y:50%]',
  '[--crop-y:60%]',
  '[--crop-y:70%]',
  '[--crop-y:80%]',
  '[--crop-y:90%]',
  '[--crop-y:100%]',
];

const positionClass = ([x = 0.5, y = 0.5]: Picture['focus']) =>
  `object-[var(--crop-x)_var(--crop-y)] ${across[cropPosition(x) * 10]} ${down[cropPosition(y) * 10]}`;

type Props = {
  of: Picture;
  /** The value of the `sizes` attribute. */
  sizes: string;
  /** The aspect ratio and corners of the frame. */
  className: string;
  /** For the largest picture of the first screen, which is loaded with high priority. */
  first?: boolean;
  /** Empty when the text beside the picture says the same. */
  alt?: string;
};

/** A picture cropped around its focal point, over a preview until it has loaded. */
export function Poster({ of, sizes, className, first = false, alt = '' }: Props) {
  const { src, sources, preview = bannerPreviews[src], placeholder, focus, width = 1600, height = 1000 } = of;
  const below = (first && preview) || placeholder;
  const fill = `absolute inset-0 size-full object-cover ${positionClass(focus)}`;
  return (
    <span className={`relative block overflow-hidden bg-line ${className}`}>
      {below && <img src={below} alt="" aria-hidden="true" className={fill} />}
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          className={fill}
          {...(first
            ? { fetchPriority: 'high' as const }
            : { loading: 'lazy' as const, decoding: 'async' as const })}
        />
      </picture>
    </span>
  );
}

const alone = 'calc(100vw - 2.5rem)';

/**
 * Values for the `sizes` attribute in the page's layouts. They include a phone's margins, because at a pixel ratio
 * above 2 the margins decide which file is chosen.
 */
export const pictureSizes = {
  /** A pixel ratio of 2 is enough for phones, so that the banner arrives earlier. */
  banner: '(max-width: 640px) 66vw, 100vw',
  /** Under a shade and mostly covered on a phone. */
  shaded: '(max-width: 640px) 40vw, 100vw',
  half: `(min-width: 1280px) 592px, (min-width: 768px) 46vw, ${alone}`,
  third: `(min-width: 1024px) 400px, (min-width: 640px) 50vw, ${alone}`,
  alone,
  /** Beside the text on a phone, above it elsewhere. */
  beside: '(min-width: 1024px) 400px, (min-width: 640px) 50vw, 36vw',
  /** Two per row, also on a phone. */
  pair: '(min-width: 640px) 50vw, calc(50vw - 1.625rem)',
};

/** The picture at the top of a page: wide on a desktop, taller on a phone. */
export const bannerFrame =
  'aspect-5/3 sm:aspect-5/2 sm:max-lg:max-h-[36svh] w-full lg:aspect-auto lg:h-[min(44vh,max(30rem,25vw))] print:hidden';

type BannerProps = { picture: Picture; alt?: string };

export function Banner({ picture, alt = '' }: BannerProps) {
  return <Poster of={picture} alt={alt} sizes={pictureSizes.banner} className={bannerFrame} first />;
}
