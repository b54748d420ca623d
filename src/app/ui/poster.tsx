/** Where the files of a picture are. */
export type PictureFiles = {
  /** A file that every browser shows. */
  src: string;
  /** The same in several widths, the best format first. */
  sources: readonly { type: string; srcSet: string }[];
  /** A blurred trace of it as a `data:` address. */
  placeholder?: string;
};

/** A picture as a page knows it before it arrives. */
export type Picture = PictureFiles & {
  /** The part that must stay in view, as shares of its width and height. */
  focus: readonly number[];
};

/** Written out, because the page's policy allows no style on an element. */
const positions = [
  ['object-[25%_30%]', 'object-[25%_50%]', 'object-[25%_70%]'],
  ['object-[50%_30%]', 'object-[50%_50%]', 'object-[50%_70%]'],
  ['object-[75%_30%]', 'object-[75%_50%]', 'object-[75%_70%]'],
] as const;

const third = (share: number) => (share < 0.4 ? 0 : share > 0.6 ? 2 : 1);

type Props = {
  of: Picture;
  /** How wide it stands on the page, in the words of `sizes`. */
  sizes: string;
  /** The proportions and corners of its frame. */
  className: string;
  /** For the one picture that a visitor sees first. */
  first?: boolean;
  /** What it says; nothing where the words beside it say the same. */
  alt?: string;
};

/** A picture cut to its frame around what matters, over a blurred trace of itself until it arrives. */
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
