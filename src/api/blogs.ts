import type { StaffBlog } from '#domain/blogs/blog.ts';
import { deleteBlogInput, newBlogInput, updateBlogInput } from '#domain/blogs/blog-input.ts';
import * as blogs from '#domain/blogs/blog-staff-service.ts';
import { parseInput } from '#platform/http/input.ts';
import type { StaffHandler } from './handler.ts';
import { listQueryOf } from './input.ts';
import { reply } from './reply.ts';

const toBlogView = (blog: StaffBlog) => ({
  _id: blog.id,
  blogDate: blog.blogDate,
  blogTitle: blog.title,
  blogMetaDescription: blog.metaDescription,
  blogHeading: blog.heading,
  blogAuthor: blog.author,
  blogBody: blog.bodyHtml,
  blogFeaturedImageLink: blog.featuredImage,
  blogFeaturedContent: blog.featuredContent,
});

export const readBlogs: StaffHandler = async ({ db }, { query }, actor) => {
  const { rows, totalPages, total } = await blogs.listBlogs(db, actor, listQueryOf(query));
  return reply.blogs(rows.map(toBlogView), totalPages, total);
};

export const writeBlog: StaffHandler = async ({ db }, { fields }, actor) => {
  const { content, asked } = parseInput(newBlogInput, fields);
  return reply.blogWritten(await blogs.writeBlog(db, actor, content, asked));
};

export const getBlogUpdateData: StaffHandler = async ({ db }, { query }, actor) => {
  const blog = await blogs.findBlog(db, actor, query.get('blgId') ?? '');
  return reply.blogUpdateData(
    blog && {
      eBlgId: blog.id,
      eBlgTitle: blog.title,
      eBlgMetaDescription: blog.metaDescription,
      eBlgHeading: blog.heading,
      eBlgAuthor: blog.author,
      eBlgBody: blog.bodyHtml,
      eBlgFeaturedImageLink: blog.featuredImage,
      eBlgFeaturedContent: blog.featuredContent,
    },
  );
};

export const updateBlog: StaffHandler = async ({ db }, { fields }, actor) => {
  const { id, ...update } = parseInput(updateBlogInput, fields);
  return reply.blogUpdated(await blogs.updateBlog(db, actor, id, update));
};

/** The contract sends the id twice; one is enough, and two different ones are refused. */
export const deleteBlog: StaffHandler = async ({ db }, { query, fields }, actor) => {
  const { id } = parseInput(deleteBlogInput, { n_blgDelId: query.get('id') ?? '', ...fields });
  const inAddress = query.get('id');
  if (inAddress && inAddress !== id) return reply.blogIdsDiffer();
  await blogs.deleteBlog(db, actor, id);
  return reply.blogDeleted();
};
