import { posters } from '@purvai/posters';
import { useRouteLoaderData } from 'react-router';
import { abTestContent as content } from '#app/content/site/ab-test.ts';
import { PageData, pageContext, type RootData } from '#app/page-context.ts';
import { settingsOfPage } from '#app/pages/read-settings.ts';
import { HeadTags } from '#app/ui/head-tags.tsx';
import { paths, shareCardPath } from '#paths.ts';
import type { Route } from './+types/ab-test-page.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { agencyName } = await settingsOfPage(context.get(pageContext));
  return new PageData({ agencyName });
}

/** An address reserved for A/B tests: an empty page that search engines must not index. */
export default function AbTestPage({ loaderData }: Route.ComponentProps) {
  const baseUrl = useRouteLoaderData<RootData>('root')?.baseUrl ?? '';
  return (
    <main>
      <HeadTags
        title={content.title}
        description={content.description}
        path={paths.abTest}
        card={shareCardPath(paths.home)}
        pictureAlt={posters['home-hero'].alt}
        siteName={loaderData.data.agencyName}
        baseUrl={baseUrl}
        kind="website"
      />
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{content.heading}</h1>
    </main>
  );
}
