import { PageData, pageContext } from '#app/page-context.ts';
import { readContent } from '#app/pages/read-content.ts';
import type { Route } from './+types/content-page.ts';
import { ContentView, readContentView } from './content-view.tsx';
import { readImages } from './images/shown-images.ts';

/** The route module of every page without data but the fares, the reviews, the trips and the places; the address selects its content. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const parts = context.get(pageContext);
  const shown = await readContentView(parts, pathname, await readContent(parts, pathname));
  return new PageData({ ...shown, images: await readImages(parts, shown.content) });
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return <ContentView {...loaderData.data} />;
}
