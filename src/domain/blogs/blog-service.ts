import type { PreviewClaim } from '#domain/previews/preview-token.ts';
import type { Publishing } from '#domain/publishing/publishing.ts';
import { pagingOf } from '#domain/publishing/publishing.ts';
import { countByTab } from '#domain/publishing/publishing-service.ts';
import { addSearchWords } from '#domain/search/search-service.ts';
import { insertUnderFreeSlug } from '#domain/shared/slug.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { withShownPicture } from '#platform/html/picture-address.ts';
import { safeHtml } from '#platform/html/safe-html.ts';
import {
  type Article,
  type BlogContent,
  type BlogPage,
  blogSlug,
  type ListedBlog,
  type NewBlog,
} from './blog.ts';
import { blogRows } from './blog-staff-store.ts';
import {
  countSampleBlogs,
  existsPublic,
  insertBlog,
  selectBySlug,
  selectPublic,
  selectRelated,
  selectSlugs,
} from './blog-store.ts';
import type { blogs } from './blog-table.ts';

const publicPageSize = 9;

/** One page of the public list; `undefined` when it does not exist. An empty list has a first page. */
export async function listPublicBlogs(db: Queryable, page: number): Promise<BlogPage | undefined> {
  const { published } = await countByTab(db, 'blogs');
  const { page: shown, totalPages, slice } = pagingOf(published, page, publicPageSize);
  if (shown !== page) return undefined;
  const blogs = await selectPublic(db, slice);
  return { blogs: blogs.map(withShownPicture), page, totalPages };
}

/** Whether the public list has this page, without reading it. */
export async function hasPublicBlogPage(db: Queryable, page: number): Promise<boolean> {
  const { published } = await countByTab(db, 'blogs');
  return pagingOf(published, page, publicPageSize).page === page;
}

const feedSize = 20;

/** The latest blogs, for the feed. */
export const listFeedBlogs = (db: Queryable): Promise<ListedBlog[]> =>
  selectPublic(db, { offset: 0, limit: feedSize, fromEnd: false });

/** Sanitises on reading too, because an old row may be unsafe. */
const shown = <Row extends { bodyHtml: string; featuredImage: string }>(row: Row): Row => ({
  ...withShownPicture(row),
  bodyHtml: safeHtml(row.bodyHtml),
});

/** Whether there is such an article, without reading it. */
export const hasArticle = (db: Queryable, slug: string): Promise<boolean> => existsPublic(db, slug);

export async function readArticle(db: Queryable, slug: string): Promise<Article | undefined> {
  const row = await selectBySlug(db, slug);
  return row && shown(row);
}

/** For a signed preview link: the saved article, published or not. */
export async function readArticleDraft(
  db: Queryable,
  claim: PreviewClaim,
): Promise<(Article & Publishing) | undefined> {
  const row = await blogRows.find(db, claim.id);
  return row && shown(row);
}

const maxRelated = 3;

/** Related articles, shown below this one. */
export async function listRelatedBlogs(
  db: Queryable,
  article: Pick<ListedBlog, 'id' | 'heading'>,
): Promise<ListedBlog[]> {
  return (await selectRelated(db, article, maxRelated)).map(withShownPicture);
}

/** The latest articles' slugs, up to what one sitemap may list. */
export const listArticleSlugs = (db: Queryable): Promise<string[]> => selectSlugs(db, 40_000);

type Row = Omit<typeof blogs.$inferInsert, 'slug'>;

export const insertWithSlug = (db: Queryable, blog: Row): Promise<{ id: string; slug: string }> =>
  insertUnderFreeSlug(blogSlug(blog.heading), (slug) => insertBlog(db, { ...blog, slug }));

/** Adds the blog's words to the search's spelling correction. */
export const addBlogWords = (tx: Queryable, { heading, title, author, bodyHtml }: BlogContent) =>
  addSearchWords(tx, [heading, title, author, bodyHtml].join(' '));

/** Inserts a published sample without an author account. */
export async function addBlog(db: Db, blog: NewBlog): Promise<string> {
  return db.transaction(async (tx) => {
    const { slug } = await insertWithSlug(tx, { ...blog, bodyHtml: safeHtml(blog.bodyHtml) });
    await addBlogWords(tx, blog);
    await announceChange(tx, 'blogs');
    return slug;
  });
}

/** Adds the sample blogs once; a second run finds them and changes nothing. */
export async function seedBlogs(db: Db, samples: NewBlog[]): Promise<number> {
  if ((await countSampleBlogs(db)) > 0) return 0;
  for (const sample of samples) await addBlog(db, sample);
  return samples.length;
}
