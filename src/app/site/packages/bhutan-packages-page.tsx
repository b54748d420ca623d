import { bhutanPackagesContent as content } from '#app/content/bhutan-packages.ts';
import { layoutContent } from '#app/content/layout.ts';
import { posters } from '#app/content/posters.ts';
import { pageContext } from '#app/page-context.ts';
import { PageOpening } from '#app/site/page-opening.tsx';
import { listPublicPackages } from '#domain/tour-packages/tour-package-service.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/bhutan-packages-page.ts';
import { PackageList } from './package-list.tsx';

const trail = [
  layoutContent.home,
  { name: 'About Us', path: paths.about },
  { name: 'Tour Packages', path: paths.travelPackages },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { db, tags } = context.get(pageContext);
  tags.add('tour-packages');
  return { packages: await listPublicPackages(db, 'Bhutan') };
}

export default function BhutanPackagesPage({ loaderData: { packages } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening
        {...content}
        path={paths.bhutanPackages}
        poster={posters['bhutan-punakha']}
        trail={trail}
      />
      <section aria-label="Packages" className="mx-auto max-w-7xl px-5 pb-12">
        <h2 className="sr-only">Packages</h2>
        <PackageList packages={packages} />
      </section>
    </>
  );
}
