import { contentAt } from '#app/content/pages.ts';
import type { Route } from './+types/content-page.ts';
import { PageBody } from './page-body.tsx';

/** One route module for every page that is copy alone; which copy, its address says. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  return { path: pathname, content: contentAt(pathname) };
}

export default function ContentPage({ loaderData: { path, content } }: Route.ComponentProps) {
  return <PageBody path={path} content={content} />;
}
