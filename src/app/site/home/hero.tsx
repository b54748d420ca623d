import type { PagePicture } from '#app/content/page-content.ts';
import { homeLabels } from '#app/content/site/home.ts';
import { usePagePicture } from '#app/site/images/use-page-picture.ts';
import { accentButtonClass } from '#app/ui/button.tsx';
import { Poster, pictureSizes } from '#app/ui/poster.tsx';
import { estimatorId, paths } from '#paths.ts';

const choices = [
  { name: homeLabels.cab, path: `#${estimatorId}` },
  { name: homeLabels.packages, path: paths.bhutanPackages },
];

export function Hero({ line, lead, poster }: { line: string; lead: string; poster: PagePicture }) {
  const pictureOf = usePagePicture();
  return (
    <div className="bg-night text-on-night">
      {/* The height leaves room for the text on the first screen, on a small laptop and on a phone in landscape. */}
      <Poster
        of={pictureOf(poster).picture}
        sizes={pictureSizes.banner}
        className="aspect-5/2 sm:aspect-2/1 sm:max-lg:max-h-[36svh] w-full lg:aspect-auto lg:h-[clamp(12rem,100svh-28rem,46rem)]"
        first
      />
      <div className="mx-auto grid max-w-7xl gap-x-12 gap-y-5 px-5 py-5 sm:py-8 lg:grid-cols-2 lg:items-end lg:py-12">
        <h1 className="text-3xl sm:text-5xl xl:text-6xl">{line}</h1>
        <div className="grid gap-5">
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 print:hidden sm:max-w-lg">
            {choices.map(({ name, path }) => (
              <li key={path} className="grid">
                <a className={`${accentButtonClass} max-sm:px-3`} href={path}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <p className="max-w-prose sm:text-lg">{lead}</p>
        </div>
      </div>
    </div>
  );
}
