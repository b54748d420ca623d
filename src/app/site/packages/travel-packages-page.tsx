import { PageData, pageContext } from '#app/page-context.ts';
import { readContent } from '#app/pages/read-content.ts';
import { readImages } from '#app/site/images/image-sources.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/travel-packages-page.ts';
import { readTravelPackages, TravelPackagesView } from './travel-packages-view.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const shown = await readTravelPackages(page, await readContent(page, paths.travelPackages));
  return new PageData({ ...shown, images: await readImages(page, shown) });
}

export default function TravelPackagesPage({ loaderData }: Route.ComponentProps) {
  return <TravelPackagesView {...loaderData.data} />;
}
