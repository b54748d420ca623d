import { useRouteLoaderData } from 'react-router';
import { homeContent as content } from '#app/content/home.ts';
import { pageContext } from '#app/page-context.ts';
import { PackageList } from '#app/site/packages/package-list.tsx';
import type { loader as siteLoader } from '#app/site/site-layout.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { listPublicPackages } from '#domain/tour-packages/tour-package-service.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/home-page.ts';

const shownPackages = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, baseUrl, tags } = context.get(pageContext);
  tags.add('tour-packages');
  const packages = await listPublicPackages(db, 'Bhutan');
  return { packages: packages.slice(0, shownPackages), canonical: baseUrl + paths.home };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches.find((match) => match?.id === 'site/site-layout')?.loaderData as
    | Awaited<ReturnType<typeof siteLoader>>
    | undefined;
  const title = site ? `${site.settings.agencyName}: ${site.settings.line}` : 'Home';
  return pageMeta({ title, description: content.description, canonical: loaderData?.canonical ?? '' });
};

export default function HomePage({ loaderData: { packages } }: Route.ComponentProps) {
  const line = useRouteLoaderData<typeof siteLoader>('site/site-layout')?.settings.line;
  return (
    <>
      <div className="bg-night text-on-night">
        <div className="mx-auto grid max-w-6xl items-center gap-8 px-5 py-12 md:grid-cols-2">
          <div className="grid gap-5">
            <h1 className="text-4xl sm:text-6xl">{line}</h1>
            <p className="max-w-prose text-lg">{content.lead}</p>
            <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <a className={buttonClass} href={paths.bhutanPackages}>
                {content.packagesAction}
              </a>
              <a className="py-2 font-semibold underline" href={paths.contact}>
                {content.contactAction}
              </a>
            </p>
          </div>
          <img
            src="/images/eastern-hills.svg"
            alt=""
            width="800"
            height="500"
            className="w-full rounded-2xl"
          />
        </div>
      </div>
      <section className="mx-auto grid max-w-6xl gap-6 px-5 pt-12" aria-labelledby="newest">
        <h2 id="newest" className="text-3xl">
          {content.packagesHeading}
        </h2>
        <PackageList packages={packages} />
      </section>
    </>
  );
}
