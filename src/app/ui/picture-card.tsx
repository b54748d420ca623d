import { ArrowRightIcon } from './icons.tsx';
import { type Picture, Poster } from './poster.tsx';

type Props = { picture: Picture; name: string; note: string; path?: string; sizes: string };

const frame = 'grid content-start overflow-hidden rounded-2xl border border-line bg-card';

/** A picture with its caption, and optionally a link. */
export function PictureCard({ picture, name, note, path, sizes }: Props) {
  const inside = (
    <>
      <Poster of={picture} sizes={sizes} className="aspect-8/5" />
      <span className="grid gap-1 p-4 sm:p-5">
        <span className="flex items-start justify-between gap-2">
          <span className="wrap-anywhere min-w-0 text-balance font-display font-semibold text-xl leading-tight group-hover:underline sm:text-2xl">
            {name}
          </span>
          {path && <ArrowRightIcon className="mt-0.5 size-5 shrink-0 text-teal sm:mt-1" />}
        </span>
        <span className="text-quiet max-sm:text-sm">{note}</span>
      </span>
    </>
  );
  if (!path) return <div className={frame}>{inside}</div>;
  return (
    <a className={`group ${frame} transition-shadow duration-400 hover:shadow-xl`} href={path}>
      {inside}
    </a>
  );
}
