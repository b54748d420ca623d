import { posters } from '@purvai/posters';
import { homeContent } from '#app/content/site/home.ts';
import { pictureOf } from '#app/site/picture-of.ts';
import { accentButtonClass } from '#app/ui/button.tsx';
import { Poster, pictureSizes } from '#app/ui/poster.tsx';
import { messageFormId, paths } from '#paths.ts';

const content = homeContent.hero;

export function Hero({ line }: { line: string }) {
  return (
    <div className="bg-night text-on-night">
      {/* The height leaves room for the text on the first screen, on a small laptop and on a phone in landscape. */}
      <Poster
        of={pictureOf(posters['home-hero'])}
        sizes={pictureSizes.banner}
        className="aspect-4/3 sm:aspect-2/1 sm:max-lg:max-h-[36svh] w-full lg:aspect-auto lg:h-[clamp(12rem,100svh-28rem,46rem)]"
        first
      />
      <div className="mx-auto grid max-w-7xl gap-x-12 gap-y-5 px-5 py-8 lg:grid-cols-2 lg:items-end lg:py-12">
        <h1 className="text-4xl sm:text-5xl xl:text-6xl">{line}</h1>
        <div className="grid gap-5">
          <p className="max-w-prose text-lg">{content.lead}</p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
            <a className={accentButtonClass} href={paths.bhutanPackages}>
              {content.packages}
            </a>
            {/* On a phone the bottom bar has the same link. */}
            <a className="py-2 font-semibold underline max-md:hidden" href={`#${messageFormId}`}>
              {content.message}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
