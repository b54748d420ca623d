import { posters } from '@purvai/posters';
import { data } from 'react-router';
import { layoutContent } from '#app/content/layout.ts';
import { previewContent as content } from '#app/content/site/links/preview.ts';
import { notFoundContent } from '#app/content/site/not-found.ts';
import { pageContext } from '#app/page-context.ts';
import { ArticleView } from '#app/site/blog/article-view.tsx';
import { Closing } from '#app/site/contact/closing.tsx';
import { PackageView } from '#app/site/packages/package-view.tsx';
import { PageBody } from '#app/site/page-body.tsx';
import { pictureOf } from '#app/site/picture-of.ts';
import { Banner } from '#app/ui/poster.tsx';
import { readPreviewToken } from '#domain/previews/preview-service.ts';
import type { Route } from './+types/preview-page.ts';
import { PreviewBanner } from './preview-banner.tsx';
import { readDraft } from './read-draft.ts';

function MissingPreview() {
  return (
    <>
      <title>{content.missingTitle}</title>
      <meta name="robots" content="noindex" />
      <Banner picture={pictureOf(posters['not-found'])} />
      <div className="mx-auto grid max-w-7xl gap-4 px-5 py-10">
        <h1 className="text-4xl sm:text-5xl">{content.missingHeading}</h1>
        <p className="max-w-prose text-lg text-quiet">{content.missingEnquiry}</p>
      </div>
      <Closing closing={notFoundContent.closing} chatText={layoutContent.chatText} />
    </>
  );
}

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
      {draft.kind === 'blog' && <ArticleView article={draft.article} related={draft.related} />}
      {draft.kind === 'tour-package' && (
        <PackageView tourPackage={draft.tourPackage} related={draft.related} />
      )}
      {draft.kind === 'page' && <PageBody path={draft.path} content={draft.content} />}
    </>
  );
}
