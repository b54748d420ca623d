import { bhutanPackagesContent as content } from '#app/content/site/bhutan-packages.ts';
import { pageContext } from '#app/page-context.ts';
import { PageBody } from '#app/site/page-body.tsx';
import { listPublicPackages } from '#domain/tour-packages/tour-package-service.ts';
import { paths } from '#paths.ts';
import { messages } from '#site-messages.ts';
import type { Route } from './+types/bhutan-packages-page.ts';
import { PackageList } from './package-list.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, tags } = context.get(pageContext);
  tags.add('tour-packages');
  return { packages: await listPublicPackages(db, 'Bhutan') };
}

const listId = 'packages';

export default function BhutanPackagesPage({ loaderData: { packages } }: Route.ComponentProps) {
  const view = (
    <section aria-labelledby={listId} className="mx-auto max-w-7xl px-5 pb-8">
      <h2 id={listId} className="sr-only">
        {content.list}
      </h2>
      {packages.length > 0 ? <PackageList packages={packages} /> : <p>{messages.bhutanList.empty}</p>}
    </section>
  );
  return (
    <PageBody
      path={paths.bhutanPackages}
      content={content}
      beforeSections={{ id: listId, heading: content.list, view }}
    />
  );
}
