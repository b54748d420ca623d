/** The files of a picture. */
export type PictureFiles = {
  /** A file that every browser supports. */
  src: string;
  /** Several widths per format, the best format first. */
  sources: readonly { type: string; srcSet: string }[];
  /** A small blurred preview as a `data:` URL. */
  placeholder?: string;
};

/** A picture's files and focal point. */
export type Picture = PictureFiles & {
  /** The focal point, as fractions of width and height. */
  focus: readonly number[];
};

/** Listed as classes, because the content security policy forbids inline styles. */
const positions = [
  ['object-[25%_30%]', 'object-[25%_50%]', 'object-[25%_70%]'],
  ['object-[50%_30%]', 'object-[50%_50%]', 'object-[50%_70%]'],
  ['object-[75%_30%]', 'object-[75%_50%]', 'object-[75%_70%]'],
] as const;

const third = (share: number) => (share < 0.4 ? 0 : share > 0.6 ? 2 : 1);

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

/** A picture cropped around its focal point, over a blurred preview until it has loaded. */
export function Poster({ of, sizes, className, first = false, alt = '' }: Props) {
  const { src, sources, placeholder, focus } = of;
  const position = positions[third(focus[0] ?? 0.5)]?.[third(focus[1] ?? 0.5)] ?? '';
  const fill = `absolute inset-0 size-full object-cover ${position}`;
  return (
    <span className={`relative block overflow-hidden bg-line ${className}`}>
      {placeholder && <img src={placeholder} alt="" aria-hidden="true" className={fill} />}
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          src={src}
          alt={alt}
          width="1600"
          height="1000"
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
  'aspect-5/3 sm:aspect-5/2 sm:max-lg:max-h-[36svh] w-full lg:aspect-auto lg:h-[min(44vh,30rem)] print:hidden';

export function Banner({ picture }: { picture: Picture }) {
  return <Poster of={picture} sizes={pictureSizes.banner} className={bannerFrame} first />;
}
