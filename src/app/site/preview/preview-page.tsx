import { posters } from '@purvai/posters';
import { data } from 'react-router';
import { layoutContent } from '#app/content/layout.ts';
import type { Link } from '#app/content/page-content.ts';
import { previewContent as content } from '#app/content/site/links/preview.ts';
import { notFoundContent } from '#app/content/site/not-found.ts';
import { type PageContext, PageData, pageContext } from '#app/page-context.ts';
import { withPageText } from '#app/pages/page-texts.ts';
import { originalAt } from '#app/pages/read-content.ts';
import { ArticleView } from '#app/site/blog/article-view.tsx';
import { Closing } from '#app/site/contact/closing.tsx';
import { type EditablePage, EditablePageView, readEditablePage } from '#app/site/editable-page.tsx';
import { readImages } from '#app/site/images/image-sources.ts';
import { PackageView } from '#app/site/packages/package-view.tsx';
import { pictureOf } from '#app/site/picture-of.ts';
import { readFareLink } from '#app/site/places/fare-link.ts';
import { PlacePreview } from '#app/site/places/place-view.tsx';
import { TitlePrefix } from '#app/ui/head-tags.tsx';
import { Banner } from '#app/ui/poster.tsx';
import type { Article, ListedBlog } from '#domain/blogs/blog.ts';
import { listRelatedBlogs, readArticleDraft } from '#domain/blogs/blog-service.ts';
import { readPageDraft } from '#domain/pages/page-service.ts';
import { type Place, publishingOf } from '#domain/places/place.ts';
import { listPlacesNear, readPlaceDraft } from '#domain/places/place-service.ts';
import { readPreviewToken } from '#domain/previews/preview-service.ts';
import type { PreviewClaim } from '#domain/previews/preview-token.ts';
import type { Publishing } from '#domain/publishing/publishing.ts';
import { timeText } from '#domain/shared/india-time.ts';
import type { DescribedTourPackage, ListedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { describePackageDraft, listRelatedPackages } from '#domain/tour-packages/tour-package-service.ts';
import type { Route } from './+types/preview-page.ts';

type Draft = { publishing: Publishing } & (
  | { kind: 'blog'; article: Article; related: ListedBlog[] }
  | { kind: 'page'; shown: EditablePage }
  | { kind: 'place'; place: Place; near: Place[]; fare: Link | undefined }
  | { kind: 'tour-package'; tourPackage: DescribedTourPackage; related: ListedTourPackage[] }
);

async function readBlog({ db }: PageContext, claim: PreviewClaim): Promise<Draft | undefined> {
  const article = await readArticleDraft(db, claim);
  if (!article) return undefined;
  const related = await listRelatedBlogs(db, article);
  return { kind: 'blog', publishing: article, article, related };
}

async function readPackage({ db }: PageContext, claim: PreviewClaim): Promise<Draft | undefined> {
  const tourPackage = await describePackageDraft(db, claim);
  if (!tourPackage) return undefined;
  const related = await listRelatedPackages(db, tourPackage);
  return { kind: 'tour-package', publishing: tourPackage, tourPackage, related };
}

async function readPage(parts: PageContext, claim: PreviewClaim): Promise<Draft | undefined> {
  const page = await readPageDraft(parts.db, claim);
  if (!page) return undefined;
  const { path, text, draft, publishAt } = page;
  const content = withPageText(originalAt(path), text);
  const state = draft === null ? 'published' : publishAt === null ? 'draft' : 'scheduled';
  const shown = await readEditablePage(parts, path, content);
  return { kind: 'page', publishing: { state, publishAt }, shown };
}

async function readPlace({ db }: PageContext, claim: PreviewClaim): Promise<Draft | undefined> {
  const place = await readPlaceDraft(db, claim);
  if (!place) return undefined;
  const [near, fare] = await Promise.all([listPlacesNear(db, place), readFareLink(db, place)]);
  return { kind: 'place', publishing: publishingOf(place), place, near, fare };
}

const readers = { blog: readBlog, 'tour-package': readPackage, page: readPage, place: readPlace };

/** The present state of the previewed row; undefined when it was deleted. */
const readDraft = (parts: PageContext, claim: PreviewClaim): Promise<Draft | undefined> =>
  readers[claim.kind](parts, claim);

function textsOf({ state, publishAt }: Publishing): { heading: string; text: string } {
  if (state === 'published') return { heading: content.published, text: content.publishedText };
  const text =
    state === 'scheduled' && publishAt ? content.scheduledText(timeText(publishAt)) : content.draftText;
  return { heading: content.draft, text };
}

/** Sticky while scrolling, and included in print. */
function PreviewBanner({ publishing }: { publishing: Publishing }) {
  const { heading, text } = textsOf(publishing);
  return (
    <aside
      aria-label={content.label}
      className="preview-banner sticky top-0 z-10 border-night border-y-4 border-dashed bg-saffron py-2 text-night print:static print:border-black print:bg-white print:text-black"
    >
      <p className="mx-auto flex max-w-7xl flex-wrap items-baseline gap-x-4 px-5">
        <strong className="text-lg uppercase tracking-wide">{heading}</strong>
        <span className="text-sm">{text}</span>
      </p>
    </aside>
  );
}

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
