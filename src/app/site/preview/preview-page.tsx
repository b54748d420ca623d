import { data } from 'react-router';
import { previewContent as content } from '#app/content/site/preview.ts';
import { pageContext } from '#app/page-context.ts';
import { ArticleView } from '#app/site/blog/article-view.tsx';
import { PackageView } from '#app/site/packages/package-view.tsx';
import { readPreviewToken } from '#domain/previews/preview-service.ts';
import type { Route } from './+types/preview-page.ts';
import { MissingPreview } from './missing-preview.tsx';
import { PreviewBanner } from './preview-banner.tsx';
import { readDraft } from './read-draft.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const claim = await readPreviewToken(page, params.token);
  const draft = claim && (await readDraft(page.db, claim));
  return data({ draft }, { status: draft ? 200 : 404 });
}

export default function PreviewPage({ loaderData: { draft } }: Route.ComponentProps) {
  if (!draft) return <MissingPreview />;
  return (
    <>
      <title>{`${content.label}: ${draft.name}`}</title>
      <meta name="robots" content="noindex" />
      <PreviewBanner publishing={draft.publishing} />
      {draft.kind === 'blog' ? (
        <ArticleView article={draft.article} related={draft.related} />
      ) : (
        <PackageView tourPackage={draft.tourPackage} />
      )}
    </>
  );
}
