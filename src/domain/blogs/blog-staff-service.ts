import { staffPublishing } from '#domain/publishing/staff-publishing-service.ts';
import { staffMessages } from '#messages.ts';
import { type BlogContent, blogContentFields } from './blog.ts';
import { addBlogWords, insertWithSlug } from './blog-service.ts';
import {
  byIds,
  deleteDeletedBefore,
  find,
  lock,
  markDeleted,
  matching,
  publishDue,
  slice,
  update,
} from './blog-staff-store.ts';

const desk = staffPublishing({
  name: 'blog',
  list: 'blogs',
  store: {
    slice,
    matching,
    byIds,
    find,
    lock,
    insert: insertWithSlug,
    update,
    markDeleted,
    publishDue,
    deleteDeletedBefore,
  },
  contentFields: blogContentFields,
  listedFields: ['blogDate', 'heading', 'author', 'featuredImage', 'featuredContent'],
  mapHtml: (blog, map) => ({ ...blog, bodyHtml: map(blog.bodyHtml) }),
  nameOf: ({ heading }: BlogContent) => heading,
  learn: addBlogWords,
  tags: { own: (id) => `blog:${id}`, lists: (id) => [`blog-card:${id}`, 'blogs'] },
  actions: {
    written: 'blog-written',
    updated: 'blog-updated',
    restored: 'blog-restored',
    deleted: 'blog-deleted',
    undeleted: 'blog-undeleted',
    published: 'blog-published',
  },
  shownChange: (before, { state }): Record<string, string> =>
    state === before.state ? {} : { from: before.state, to: state },
  gone: staffMessages.blogs.gone,
});

export const listBlogs = desk.list;
export const findBlog = desk.find;
export const writeBlog = desk.write;
export const updateBlog = desk.update;
export const deleteBlog = desk.delete;
export const undeleteBlog = desk.undelete;
export const listBlogRevisions = desk.listRevisions;
export const readBlogRevision = desk.readRevision;
export const restoreBlog = desk.restore;
export const publishDueBlogs = desk.publishDue;
export const purgeDeletedBlogs = desk.purgeDeleted;
