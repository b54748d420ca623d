import type { PageContent } from '#app/content/page-content.ts';
import { bhutanPackagesContent } from '#app/content/site/bhutan-packages.ts';
import type { PageContext } from '#app/page-context.ts';
import { settingsOfPage } from '#app/pages/read-settings.ts';
import { PageBody } from '#app/site/page-body.tsx';
import { withListedPlaces } from '#app/site/places/listed-places.ts';
import { listPublicPackages } from '#domain/tour-packages/tour-package-service.ts';
import { packageMessages } from '#messages.ts';
import { paths } from '#paths.ts';
import { PackageList } from './package-list.tsx';

export async function readBhutanPackages(page: PageContext, copy: PageContent) {
  page.tags.add('tour-packages');
  const [content, packages] = await Promise.all([
    withListedPlaces(page, paths.bhutanPackages, copy),
    listPublicPackages(page.db, 'Bhutan', settingsOfPage(page)),
  ]);
  return { content, packages };
}

const listId = 'packages';
const { list } = bhutanPackagesContent;

type Shown = Awaited<ReturnType<typeof readBhutanPackages>>;

export function BhutanPackagesView({ content, packages }: Shown) {
  const view = (
    <section aria-labelledby={listId} className="mx-auto grid max-w-7xl gap-6 px-5 py-8">
      <h2 id={listId} className="text-3xl sm:text-4xl">
        {list}
      </h2>
      {packages.length > 0 ? <PackageList packages={packages} /> : <p>{packageMessages.noneFound}</p>}
    </section>
  );
  return (
    <PageBody
      path={paths.bhutanPackages}
      content={content}
      hasTours
      beforeSections={{ id: listId, heading: list, view }}
    />
  );
}
