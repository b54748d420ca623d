import { PageData, pageContext } from '#app/page-context.ts';
import { readContent } from '#app/pages/read-content.ts';
import { readImages } from '#app/site/images/image-sources.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/bhutan-packages-page.ts';
import { BhutanPackagesView, readBhutanPackages } from './bhutan-packages-view.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const shown = await readBhutanPackages(page, await readContent(page, paths.bhutanPackages));
  return new PageData({ ...shown, images: await readImages(page, shown) });
}

export default function BhutanPackagesPage({ loaderData }: Route.ComponentProps) {
  return <BhutanPackagesView {...loaderData.data} />;
}
