import { ArrowRightIcon } from './icons.tsx';
import { type Picture, Poster } from './poster.tsx';

type Props = { picture: Picture; alt?: string; name: string; note: string; path?: string; sizes: string };

const frame = 'grid content-start overflow-hidden rounded-2xl border border-line bg-card';

/** A picture with its caption, and optionally a link. */
export function PictureCard({ picture, alt = '', name, note, path, sizes }: Props) {
  const inside = (
    <>
      <Poster of={picture} alt={alt} sizes={sizes} className="aspect-8/5" />
      <span className="grid gap-1 p-[12px] sm:p-5">
        <span className="flex items-start justify-between gap-[6px]">
          <span className="min-w-0 hyphens-auto text-balance font-display font-semibold text-lg leading-tight group-hover:underline sm:text-2xl">
            {name}
          </span>
          {path && <ArrowRightIcon className="mt-1 size-5 shrink-0 text-teal max-sm:size-[16px]" />}
        </span>
        <span className="hyphens-auto text-quiet max-sm:text-sm">{note}</span>
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
