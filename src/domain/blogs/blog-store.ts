import { asc, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/db.ts';
import type { NewBlog } from './blog.ts';
import { blogs } from './blog-table.ts';

const listed = {
  slug: blogs.slug,
  blogDate: blogs.blogDate,
  heading: blogs.heading,
  author: blogs.author,
  featuredImage: blogs.featuredImage,
  featuredContent: blogs.featuredContent,
};

export const countBlogs = (db: Queryable): Promise<number> => db.$count(blogs);

export const countSampleBlogs = (db: Queryable): Promise<number> =>
  db.$count(blogs, eq(blogs.isSample, true));

type Slice = { offset: number; limit: number };

export const selectLatest = (db: Queryable, { offset, limit }: Slice) =>
  db.select(listed).from(blogs).orderBy(desc(blogs.blogDate), desc(blogs.id)).offset(offset).limit(limit);

/** The same list from its other end, so that its last page is as near as its first. */
export const selectEarliest = (db: Queryable, { offset, limit }: Slice) =>
  db.select(listed).from(blogs).orderBy(asc(blogs.blogDate), asc(blogs.id)).offset(offset).limit(limit);

export async function selectBySlug(db: Queryable, slug: string) {
  const { title, metaDescription, bodyHtml } = blogs;
  const [row] = await db
    .select({ ...listed, title, metaDescription, bodyHtml })
    .from(blogs)
    .where(eq(blogs.slug, slug));
  return row;
}

export async function selectSlugs(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .select({ slug: blogs.slug })
    .from(blogs)
    .orderBy(desc(blogs.blogDate), desc(blogs.id))
    .limit(limit);
  return rows.map(({ slug }) => slug);
}

/** False where another blog has that address already. */
export async function insertBlog(db: Queryable, blog: NewBlog & { slug: string }): Promise<boolean> {
  const { rowCount } = await db.insert(blogs).values(blog).onConflictDoNothing({ target: blogs.slug });
  return rowCount === 1;
}
