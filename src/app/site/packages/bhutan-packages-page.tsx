import { bhutanPackagesContent } from '#app/content/site/bhutan-packages.ts';
import { pageContext } from '#app/page-context.ts';
import { readContent } from '#app/pages/read-content.ts';
import { PageBody } from '#app/site/page-body.tsx';
import { withListedPlaces } from '#app/site/places/listed-places.ts';
import { listPublicPackages } from '#domain/tour-packages/tour-package-service.ts';
import { paths } from '#paths.ts';
import { messages } from '#site-messages.ts';
import type { Route } from './+types/bhutan-packages-page.ts';
import { PackageList } from './package-list.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  page.tags.add('tour-packages');
  const [read, packages] = await Promise.all([
    readContent(page, paths.bhutanPackages),
    listPublicPackages(page.db, 'Bhutan'),
  ]);
  return { content: await withListedPlaces(page, paths.bhutanPackages, read), packages };
}

const listId = 'packages';
const { list } = bhutanPackagesContent;

export default function BhutanPackagesPage({ loaderData: { content, packages } }: Route.ComponentProps) {
  const view = (
    <section aria-labelledby={listId} className="mx-auto max-w-7xl px-5 pb-8">
      <h2 id={listId} className="sr-only">
        {list}
      </h2>
      {packages.length > 0 ? <PackageList packages={packages} /> : <p>{messages.bhutanList.empty}</p>}
    </section>
  );
  return (
    <PageBody
      path={paths.bhutanPackages}
      content={content}
      beforeSections={{ id: listId, heading: list, view }}
    />
  );
}
