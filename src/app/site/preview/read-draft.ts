import type { Link } from '#app/content/page-content.ts';
import type { PageContext } from '#app/page-context.ts';
import { withPageText } from '#app/pages/page-texts.ts';
import { originalAt } from '#app/pages/read-content.ts';
import { type EditablePage, readEditablePage } from '#app/site/editable-page.tsx';
import { readFareLink } from '#app/site/places/fare-link.ts';
import type { Article, ListedBlog } from '#domain/blogs/blog.ts';
import { listRelatedBlogs, readArticleDraft } from '#domain/blogs/blog-service.ts';
import { readPageDraft } from '#domain/pages/page-service.ts';
import { type Place, publishingOf } from '#domain/places/place.ts';
import { listPlacesNear, readPlaceDraft } from '#domain/places/place-service.ts';
import type { PreviewClaim } from '#domain/previews/preview-token.ts';
import type { Publishing } from '#domain/publishing/publishing.ts';
import type { DescribedTourPackage, ListedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { describePackageDraft, listRelatedPackages } from '#domain/tour-packages/tour-package-service.ts';

export type Draft = { publishing: Publishing } & (
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
export const readDraft = (parts: PageContext, claim: PreviewClaim): Promise<Draft | undefined> =>
  readers[claim.kind](parts, claim);
