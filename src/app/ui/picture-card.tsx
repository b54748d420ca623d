import { type Picture, Poster } from './poster.tsx';

type Props = { poster: Picture; name: string; note: string; path: string; sizes: string };

/** A picture that leads somewhere, with what it leads to. */
export function PictureCard({ poster, name, note, path, sizes }: Props) {
  return (
    <a
      className="group grid content-start overflow-hidden rounded-2xl border border-line bg-card transition-shadow duration-400 hover:shadow-xl"
      href={path}
    >
      <Poster of={poster} sizes={sizes} className="aspect-8/5" />
      <span className="grid gap-1 p-5">
        <span className="font-display font-semibold text-2xl group-hover:underline">{name}</span>
        <span className="text-quiet">{note}</span>
      </span>
    </a>
  );
}
