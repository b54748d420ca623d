import type { PageContent } from '#app/content/page-content.ts';
import { withPageText } from '#app/pages/page-texts.ts';
import { originalAt } from '#app/pages/read-content.ts';
import type { Article, ListedBlog } from '#domain/blogs/blog.ts';
import { listRelatedBlogs, readArticleDraft } from '#domain/blogs/blog-service.ts';
import { readPageDraft } from '#domain/pages/page-service.ts';
import type { PreviewClaim } from '#domain/previews/preview-token.ts';
import type { Publishing } from '#domain/publishing/publishing.ts';
import type { DescribedTourPackage, ListedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { describePackageDraft, listRelatedPackages } from '#domain/tour-packages/tour-package-service.ts';
import type { Db } from '#platform/database/db.ts';

export type Draft = { name: string; publishing: Publishing } & (
  | { kind: 'blog'; article: Article; related: ListedBlog[] }
  | { kind: 'page'; path: string; content: PageContent }
  | { kind: 'tour-package'; tourPackage: DescribedTourPackage; related: ListedTourPackage[] }
);

async function readBlog(db: Db, claim: PreviewClaim): Promise<Draft | undefined> {
  const article = await readArticleDraft(db, claim);
  if (!article) return undefined;
  const related = await listRelatedBlogs(db, article);
  return { kind: 'blog', name: article.heading, publishing: article, article, related };
}

async function readPackage(db: Db, claim: PreviewClaim): Promise<Draft | undefined> {
  const tourPackage = await describePackageDraft(db, claim);
  if (!tourPackage) return undefined;
  const related = await listRelatedPackages(db, tourPackage);
  return { kind: 'tour-package', name: tourPackage.name, publishing: tourPackage, tourPackage, related };
}

async function readPage(db: Db, claim: PreviewClaim): Promise<Draft | undefined> {
  const page = await readPageDraft(db, claim);
  if (!page) return undefined;
  const { path, text, draft, publishAt } = page;
  const content = withPageText(originalAt(path), text);
  const state = draft === null ? 'published' : publishAt === null ? 'draft' : 'scheduled';
  return { kind: 'page', name: content.heading, publishing: { state, publishAt }, path, content };
}

const readers = { blog: readBlog, 'tour-package': readPackage, page: readPage };

/** The present state of the previewed row; undefined when it was deleted. */
export const readDraft = (db: Db, claim: PreviewClaim): Promise<Draft | undefined> =>
  readers[claim.kind](db, claim);
