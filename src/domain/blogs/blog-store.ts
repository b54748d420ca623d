import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { idsOf, newestFirst } from '#domain/publishing/published-rows-store.ts';
import type { Slice } from '#domain/publishing/publishing.ts';
import type { Queryable } from '#platform/database/db.ts';
import type { ListedBlog } from './blog.ts';
import { blogs } from './blog-table.ts';

const listed = {
  id: blogs.id,
  slug: blogs.slug,
  blogDate: blogs.blogDate,
  heading: blogs.heading,
  author: blogs.author,
  featuredImage: blogs.featuredImage,
  featuredContent: blogs.featuredContent,
};

const isPublic = and(eq(blogs.state, 'published'), isNull(blogs.deletedAt));

export const blogsByDate = { table: blogs, newestBy: [blogs.blogDate, blogs.id] };
const latestFirst = newestFirst(blogsByDate);

const withTextId = <Row extends { id: bigint }>({ id, ...row }: Row) => ({ ...row, id: String(id) });

export const publicSlice = (db: Queryable, slice: Slice) =>
  db
    .select(listed)
    .from(blogs)
    .where(inArray(blogs.id, idsOf(db, blogsByDate, isPublic, slice)))
    .orderBy(...latestFirst);

export const selectPublic = async (db: Queryable, slice: Slice): Promise<ListedBlog[]> =>
  (await publicSlice(db, slice)).map(withTextId);

export async function selectBySlug(db: Queryable, slug: string) {
  const { title, metaDescription, bodyHtml, updatedAt } = blogs;
  const [row] = await db
    .select({ ...listed, title, metaDescription, bodyHtml, updatedAt })
    .from(blogs)
    .where(and(eq(blogs.slug, slug), isPublic));
  return row && withTextId(row);
}

export async function existsPublic(db: Queryable, slug: string): Promise<boolean> {
  const rows = await db
    .select({ id: blogs.id })
    .from(blogs)
    .where(and(eq(blogs.slug, slug), isPublic));
  return rows.length > 0;
}

/** How many of the newest blogs are candidates for related ones. */
const relatedAmong = 300;

/** Blogs that share the most words with this one's heading; at equal counts the newest first. */
export async function selectRelated(
  db: Queryable,
  article: Pick<ListedBlog, 'id' | 'heading'>,
  limit: number,
): Promise<ListedBlog[]> {
  const newest = db
    .select({ ...listed, search: blogs.search })
    .from(blogs)
    .where(and(isPublic, ne(blogs.id, BigInt(article.id))))
    .orderBy(...latestFirst)
    .limit(relatedAmong)
    .as('newest');
  const { search: _, ...shown } = newest._.selectedFields;
  const words = sql`(select string_agg(quote_literal(lexeme), ' | ') from unnest(to_tsvector('english', ${article.heading})))::tsquery`;
  const rows = await db
    .select(shown)
    .from(newest)
    .orderBy(sql`ts_rank(${newest.search}, ${words}) desc nulls last`, desc(newest.blogDate), desc(newest.id))
    .limit(limit);
  return rows.map(withTextId);
}

export async function selectSlugs(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .select({ slug: blogs.slug })
    .from(blogs)
    .where(isPublic)
    .orderBy(...latestFirst)
    .limit(limit);
  return rows.map(({ slug }) => slug);
}

export const countSampleBlogs = (db: Queryable): Promise<number> =>
  db.$count(blogs, eq(blogs.isSample, true));

/** `undefined` when another blog has that slug. */
export async function insertBlog(
  db: Queryable,
  blog: typeof blogs.$inferInsert,
): Promise<string | undefined> {
  const [row] = await db
    .insert(blogs)
    .values(blog)
    .onConflictDoNothing({ target: blogs.slug })
    .returning({ id: blogs.id });
  return row && String(row.id);
}
