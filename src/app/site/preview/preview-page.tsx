import { posters } from '@purvai/posters';
import { data } from 'react-router';
import { layoutContent } from '#app/content/layout.ts';
import { previewContent as content } from '#app/content/site/links/preview.ts';
import { notFoundContent } from '#app/content/site/not-found.ts';
import { PageData, pageContext } from '#app/page-context.ts';
import { ArticleView } from '#app/site/blog/article-view.tsx';
import { Closing } from '#app/site/contact/closing.tsx';
import { EditablePageView } from '#app/site/editable-page.tsx';
import { readImages } from '#app/site/images/image-sources.ts';
import { PackageView } from '#app/site/packages/package-view.tsx';
import { pictureOf } from '#app/site/picture-of.ts';
import { PlacePreview } from '#app/site/places/place-view.tsx';
import { TitlePrefix } from '#app/ui/head-tags.tsx';
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
  const draft = claim && (await readDraft(page, claim));
  const images = await readImages(page, draft);
  return data(new PageData({ draft, images }), { status: draft ? 200 : 404 });
}

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const { draft } = loaderData.data;
  if (!draft) return <MissingPreview />;
  return (
    <TitlePrefix value={`${content.label}: `}>
      <meta name="robots" content="noindex" />
      <PreviewBanner publishing={draft.publishing} />
      {draft.kind === 'blog' && <ArticleView article={draft.article} related={draft.related} />}
      {draft.kind === 'tour-package' && (
        <PackageView tourPackage={draft.tourPackage} related={draft.related} />
      )}
      {draft.kind === 'place' && <PlacePreview place={draft.place} near={draft.near} fare={draft.fare} />}
      {draft.kind === 'page' && <EditablePageView shown={draft.shown} />}
    </TitlePrefix>
  );
}
