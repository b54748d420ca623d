import type { PageContent } from '#app/content/page-content.ts';
import {
  inIndiaContent,
  kindsContent,
  lowestPrice,
  travelPackages,
} from '#app/content/site/travel-packages.ts';
import type { PageContext } from '#app/page-context.ts';
import { settingsOfPage } from '#app/pages/read-settings.ts';
import { PageBody } from '#app/site/page-body.tsx';
import { formatUsd } from '#domain/shared/money.ts';
import type { ListedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { listPublicPackages } from '#domain/tour-packages/tour-package-service.ts';
import { inIndiaId, paths } from '#paths.ts';
import { PackageList } from './package-list.tsx';

/** The picture that leads to Bhutan says from what price, like the tours below it. */
function withLowestPrice(content: PageContent, bhutan: readonly ListedTourPackage[]): PageContent {
  const prices = bhutan.filter((tour) => tour.isPriceConfirmed).map((tour) => tour.sellingPriceUsd);
  if (prices.length === 0) return content;
  const said = lowestPrice(formatUsd(Math.min(...prices)));
  const sections = content.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) =>
      block.kind === 'pictures'
        ? {
            ...block,
            pictures: block.pictures.map((picture) =>
              picture.path === paths.bhutanPackages
                ? { ...picture, note: `${picture.note} ${said}` }
                : picture,
            ),
          }
        : block,
    ),
  }));
  return { ...content, sections };
}

export async function readTravelPackages(page: PageContext, copy: PageContent) {
  page.tags.add('tour-packages');
  const settings = settingsOfPage(page);
  const [inIndia, bhutan] = await Promise.all([
    listPublicPackages(page.db, 'India', settings),
    listPublicPackages(page.db, 'Bhutan', settings),
  ]);
  const content = withLowestPrice(copy, bhutan);
  // The original's lead speaks of Bhutan alone; what staff have written stays.
  const lead = content.lead === travelPackages.lead ? inIndiaContent.lead : content.lead;
  return { content: inIndia.length > 0 ? { ...content, lead } : content, inIndia };
}

type Shown = Awaited<ReturnType<typeof readTravelPackages>>;

/** A shorter list is read as fast as the links. */
const minForKinds = 9;

const Kinds = () => (
  <nav aria-label={kindsContent.label}>
    <ul className="flex flex-wrap gap-2">
      {kindsContent.links.map(({ name, path }) => (
        <li key={path}>
          <a
            href={path}
            className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 font-semibold text-teal hover:border-current"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

export function TravelPackagesView({ content, inIndia }: Shown) {
  const view = (
    <section aria-labelledby={inIndiaId} className="mx-auto grid max-w-7xl gap-6 px-5 py-8 sm:py-12">
      <h2 id={inIndiaId} className="text-3xl sm:text-4xl">
        {inIndiaContent.heading}
      </h2>
      <p className="max-w-[65ch]">{inIndiaContent.text}</p>
      {inIndia.length > minForKinds && <Kinds />}
      <PackageList packages={inIndia} />
    </section>
  );
  const isAny = inIndia.length > 0;
  return (
    <PageBody
      path={paths.travelPackages}
      content={content}
      hasTours
      afterFirstSection={isAny ? { id: inIndiaId, heading: inIndiaContent.heading, view } : undefined}
    />
  );
}
