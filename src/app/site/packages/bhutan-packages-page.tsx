import { bhutanPackagesContent as content } from '#app/content/bhutan-packages.ts';
import { pageContext } from '#app/page-context.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { listPublicPackages } from '#domain/tour-packages/tour-package-service.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/bhutan-packages-page.ts';
import { PackageList } from './package-list.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, baseUrl, tags } = context.get(pageContext);
  tags.add('tour-packages');
  return { packages: await listPublicPackages(db, 'Bhutan'), canonical: baseUrl + paths.bhutanPackages };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: content.title,
    description: content.description,
    canonical: loaderData?.canonical ?? '',
  });

export default function BhutanPackagesPage({ loaderData: { packages } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-5 py-8">
      <div className="grid max-w-2xl gap-4">
        <Breadcrumb trail={[{ name: 'Home', path: paths.home }]} here={content.title} />
        <h1 className="text-4xl sm:text-5xl">{content.heading}</h1>
        <p className="text-lg text-quiet">{content.lead}</p>
      </div>
      <section aria-label="Packages">
        <h2 className="sr-only">Packages</h2>
        <PackageList packages={packages} />
      </section>
    </div>
  );
}
