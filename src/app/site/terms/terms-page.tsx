import { PageData, pageContext } from '#app/page-context.ts';
import { readContent } from '#app/pages/read-content.ts';
import { readImages } from '#app/site/images/image-sources.ts';
import { paths } from '#paths.ts';
import type { Route } from './+types/terms-page.ts';
import { readTerms, TermsView } from './terms-view.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const shown = await readTerms(page, await readContent(page, paths.bookingTerms));
  return new PageData({ ...shown, images: await readImages(page, shown.content) });
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <TermsView {...loaderData.data} />;
}
