import { travelPackages as content, inIndiaContent } from '#app/content/site/travel-packages.ts';
import { pageContext } from '#app/page-context.ts';
import { PageBody } from '#app/site/page-body.tsx';
import { listPublicPackages } from '#domain/tour-packages/tour-package-service.ts';
import { inIndiaId, paths } from '#paths.ts';
import type { Route } from './+types/travel-packages-page.ts';
import { PackageList } from './package-list.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, tags } = context.get(pageContext);
  tags.add('tour-packages');
  return { inIndia: await listPublicPackages(db, 'India') };
}

export default function TravelPackagesPage({ loaderData: { inIndia } }: Route.ComponentProps) {
  const view = (
    <section aria-labelledby={inIndiaId} className="mx-auto grid max-w-7xl gap-6 px-5 py-8 sm:py-12">
      <h2 id={inIndiaId} className="text-3xl sm:text-4xl">
        {inIndiaContent.heading}
      </h2>
      <p className="max-w-[65ch]">{inIndiaContent.text}</p>
      <PackageList packages={inIndia} />
    </section>
  );
  const isAny = inIndia.length > 0;
  return (
    <PageBody
      path={paths.travelPackages}
      content={isAny ? { ...content, lead: inIndiaContent.lead } : content}
      afterFirstSection={isAny ? { id: inIndiaId, heading: inIndiaContent.heading, view } : undefined}
    />
  );
}
