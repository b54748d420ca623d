/** What a page knows of an illustration before it arrives. */
export type Picture = { name: string; alt: string; hash: string; placeholder: string; focus: number[] };

/** 1100 is a common phone's whole width, in its own dots. */
const widths = { avif: [480, 800, 960, 1440, 2400], webp: [960, 1440] } as const;

/** Written out, because the page's policy allows no style on an element. */
const positions = [
  ['object-[25%_30%]', 'object-[25%_50%]', 'object-[25%_70%]'],
  ['object-[50%_30%]', 'object-[50%_50%]', 'object-[50%_70%]'],
  ['object-[75%_30%]', 'object-[75%_50%]', 'object-[75%_70%]'],
] as const;

const third = (share: number) => (share < 0.4 ? 0 : share > 0.6 ? 2 : 1);

const fileOf = ({ name, hash }: Picture, width: number, kind: string) =>
  `/posters/${name}-${hash}-${width}.${kind}`;

const sources = (of: Picture, kind: keyof typeof widths) =>
  widths[kind].map((width) => `${fileOf(of, width, kind)} ${width}w`).join(', ');

/** The widest file, for those who read addresses rather than pages. */
export const posterFile = (of: Picture): string => fileOf(of, 1440, 'webp');

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

/** One of our illustrations, cut to its frame around what matters, over a blurred trace of itself until it arrives. */
export function Poster({ of, sizes, className, first = false, alt = '' }: Props) {
  const { focus, placeholder } = of;
  const position = positions[third(focus[0] ?? 0.5)]?.[third(focus[1] ?? 0.5)] ?? '';
  const fill = `absolute inset-0 size-full object-cover ${position}`;
  return (
    <span className={`relative block overflow-hidden bg-line ${className}`}>
      <img src={placeholder} alt="" aria-hidden="true" className={`${fill}`} />
      <picture>
        <source type="image/avif" srcSet={sources(of, 'avif')} sizes={sizes} />
        <img
          src={fileOf(of, 960, 'webp')}
          srcSet={sources(of, 'webp')}
          sizes={sizes}
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
