import { pageContents } from '#app/content/pages.ts';
import type { ContentPath } from '#paths.ts';
import type { Route } from './+types/content-page.ts';
import { PageBody } from './page-body.tsx';

/** One route module for every page that is copy alone; which copy, its address says. */
export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname as ContentPath;
  return { path, content: pageContents[path] };
}

export default function ContentPage({ loaderData: { path, content } }: Route.ComponentProps) {
  return <PageBody path={path} content={content} />;
}
