import { contentAt } from '#app/content/pages.ts';
import { pageContext } from '#app/page-context.ts';
import type { Route } from './+types/content-page.ts';
import { estimatorPages } from './fares/estimator-pages.ts';
import { readEstimator } from './fares/read-estimator.ts';
import { PageBody } from './page-body.tsx';

/** The route module of every page without data but the fares; the address selects its content. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const start = estimatorPages[pathname];
  const estimator = start && (await readEstimator(context.get(pageContext), start));
  return { path: pathname, content: contentAt(pathname), estimator };
}

export default function ContentPage({ loaderData: { path, content, estimator } }: Route.ComponentProps) {
  return <PageBody path={path} content={content} estimator={estimator} />;
}
