import { asc, desc, eq, like, or } from 'drizzle-orm';
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

export async function selectLatest(db: Queryable, { offset, limit }: Slice) {
  return db
    .select(listed)
    .from(blogs)
    .orderBy(desc(blogs.blogDate), desc(blogs.id))
    .offset(offset)
    .limit(limit);
}

/** The same list from its other end, so that its last page is as near as its first. */
export async function selectEarliest(db: Queryable, { offset, limit }: Slice) {
  return db
    .select(listed)
    .from(blogs)
    .orderBy(asc(blogs.blogDate), asc(blogs.id))
    .offset(offset)
    .limit(limit);
}

export async function selectBySlug(db: Queryable, slug: string) {
  const { title, metaDescription, bodyHtml } = blogs;
  const [row] = await db
    .select({ ...listed, title, metaDescription, bodyHtml })
    .from(blogs)
    .where(eq(blogs.slug, slug));
  return row;
}

export async function selectSlugsLike(db: Queryable, slug: string): Promise<Set<string>> {
  const rows = await db
    .select({ slug: blogs.slug })
    .from(blogs)
    .where(or(eq(blogs.slug, slug), like(blogs.slug, `${slug}-%`)));
  return new Set(rows.map((row) => row.slug));
}

export async function selectSlugs(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .select({ slug: blogs.slug })
    .from(blogs)
    .orderBy(desc(blogs.blogDate), desc(blogs.id))
    .limit(limit);
  return rows.map(({ slug }) => slug);
}

export async function insertBlog(db: Queryable, blog: NewBlog & { slug: string }): Promise<void> {
  await db.insert(blogs).values(blog);
}
