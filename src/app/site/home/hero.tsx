import type { ReactNode } from 'react';
import type { PagePicture } from '#app/content/page-content.ts';
import { homeLabels } from '#app/content/site/home.ts';
import { FirmLine } from '#app/site/contact/firm-line.tsx';
import { PosterOpening } from '#app/site/poster-opening.tsx';
import { paths } from '#paths.ts';

/** Where those go who have not come for a cab. */
const others = [
  { name: homeLabels.packages, path: paths.bhutanPackages },
  { name: homeLabels.tours, path: paths.travelPackages },
  { name: homeLabels.cruises, path: paths.cruises },
];

type Props = { line: string; lead: string; poster: PagePicture; children: ReactNode };

/** The line of the agency on its poster, and the fare form in the first screen. */
export const Hero = ({ line, lead, poster, children }: Props) => (
  <PosterOpening
    poster={poster}
    head={
      <>
        <h1 className="wrap-anywhere max-w-4xl text-2xl sm:text-5xl">{line}</h1>
        <ul className="flex flex-wrap gap-x-4 max-sm:text-sm print:hidden sm:gap-x-5">
          {others.map(({ name, path }) => (
            <li key={path}>
              <a className="inline-block py-1 font-semibold underline" href={path}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </>
    }
  >
    {children}
    <div className="grid gap-2 px-2 sm:px-0">
      <p className="max-w-prose text-lg text-quiet">{lead}</p>
      <FirmLine />
    </div>
  </PosterOpening>
);
