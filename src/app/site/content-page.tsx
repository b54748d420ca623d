import { contentAt } from '#app/content/pages.ts';
import type { Route } from './+types/content-page.ts';
import { PageBody } from './page-body.tsx';

/** The route module of every page without data; the address selects its content. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  return { path: pathname, content: contentAt(pathname) };
}

export default function ContentPage({ loaderData: { path, content } }: Route.ComponentProps) {
  return <PageBody path={path} content={content} />;
}
