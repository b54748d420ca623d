import type { Db, Queryable } from '#platform/db.ts';
import { announceChange } from '#platform/page-tags.ts';
import { safeHtml } from '#platform/safe-html.ts';
import type { Article, BlogPage, NewBlog } from './blog.ts';
import {
  countBlogs,
  countSampleBlogs,
  insertBlog,
  selectBySlug,
  selectEarliest,
  selectLatest,
  selectSlugs,
} from './blog-store.ts';
import { slugOf } from './slug.ts';

const publicPageSize = 9;

/** One page of the public list; nothing where there is no such page. An empty list still has a first page. */
export async function listPublicBlogs(db: Queryable, page: number): Promise<BlogPage | undefined> {
  const total = await countBlogs(db);
  const totalPages = Math.max(1, Math.ceil(total / publicPageSize));
  if (page < 1 || page > totalPages) return undefined;
  const offset = (page - 1) * publicPageSize;
  const limit = Math.min(publicPageSize, total - offset);
  if (limit <= 0) return { blogs: [], page, totalPages };
  const after = total - offset - limit;
  const blogs =
    after < offset
      ? (await selectEarliest(db, { offset: after, limit })).reverse()
      : await selectLatest(db, { offset, limit });
  return { blogs, page, totalPages };
}

export async function readArticle(db: Queryable, slug: string): Promise<Article | undefined> {
  const row = await selectBySlug(db, slug);
  return row && { ...row, bodyHtml: safeHtml(row.bodyHtml) };
}

/** The latest articles' addresses, as many as one sitemap takes. */
export const listArticleSlugs = (db: Queryable): Promise<string[]> => selectSlugs(db, 40_000);

/** Two blogs with one heading are told apart by a number at the end of the second's address. */
async function insertUnderFreeSlug(db: Queryable, blog: NewBlog): Promise<string> {
  const slug = slugOf(blog.heading);
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (await insertBlog(db, { ...blog, slug: candidate })) return candidate;
  }
}

export async function addBlog(db: Db, blog: NewBlog): Promise<string> {
  return db.transaction(async (tx) => {
    const slug = await insertUnderFreeSlug(tx, { ...blog, bodyHtml: safeHtml(blog.bodyHtml) });
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
