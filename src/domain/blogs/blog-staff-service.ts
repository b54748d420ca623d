import { staffPublishing } from '#domain/publishing/staff-publishing-service.ts';
import { staffMessages } from '#messages.ts';
import { blogContentFields, type StaffBlog } from './blog.ts';
import { addBlogWords, insertWithSlug } from './blog-service.ts';
import { blogRows } from './blog-staff-store.ts';

const publishing = staffPublishing({
  name: 'blog',
  list: 'blogs',
  store: { ...blogRows, insert: insertWithSlug },
  contentFields: blogContentFields,
  listedFields: ['blogDate', 'heading', 'author', 'featuredImage', 'featuredContent'],
  mapHtml: (blog, map) => ({ ...blog, bodyHtml: map(blog.bodyHtml) }),
  nameOf: ({ heading }: StaffBlog) => heading,
  learn: addBlogWords,
  tags: { own: (id) => `blog:${id}`, lists: (id) => [`blog-card:${id}`, 'blogs'] },
  written: 'blog-written',
  actions: {
    updated: 'blog-updated',
    restored: 'blog-restored',
    deleted: 'blog-deleted',
    undeleted: 'blog-undeleted',
    published: 'blog-published',
  },
  changeText: ({ state: from }, { state: to }): Record<string, string> => (from === to ? {} : { from, to }),
  gone: staffMessages.blogs.gone,
});

export const listBlogs = publishing.list;
export const findBlog = publishing.find;
export const writeBlog = publishing.write;
export const updateBlog = publishing.update;
export const deleteBlog = publishing.delete;
export const undeleteBlog = publishing.undelete;
export const listBlogRevisions = publishing.listRevisions;
export const readBlogRevision = publishing.readRevision;
export const restoreBlog = publishing.restore;
export const publishDueBlogs = publishing.publishDue;
export const purgeDeletedBlogs = publishing.purgeDeleted;
