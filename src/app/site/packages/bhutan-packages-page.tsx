import { bhutanPackagesContent as content } from '#app/content/site/bhutan-packages.ts';
import { pageContext } from '#app/page-context.ts';
import { PageBody } from '#app/site/page-body.tsx';
import { listPublicPackages } from '#domain/tour-packages/tour-package-service.ts';
import { messages } from '#messages.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/bhutan-packages-page.ts';
import { PackageList } from './package-list.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, tags } = context.get(pageContext);
  tags.add('tour-packages');
  return { packages: await listPublicPackages(db, 'Bhutan') };
}

export default function BhutanPackagesPage({ loaderData: { packages } }: Route.ComponentProps) {
  return (
    <PageBody path={paths.bhutanPackages} content={content}>
      <section aria-labelledby="packages" className="mx-auto max-w-7xl px-5 pb-8">
        <h2 id="packages" className="sr-only">
          {content.list}
        </h2>
        {packages.length > 0 ? <PackageList packages={packages} /> : <p>{messages.bhutanList.empty}</p>}
      </section>
    </PageBody>
  );
}
