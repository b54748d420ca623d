import { pageContext } from '#app/page-context.ts';
import { done } from '#app/staff/forms/action-result.ts';
import type { RouteArgs } from '#app/staff/shell/staff-action.ts';
import { editorAction } from '#app/staff/website/publishing/editor-action.ts';
import { newBlogInput, updateBlogInput } from '#domain/blogs/blog-input.ts';
import { updateBlog, writeBlog } from '#domain/blogs/blog-staff-service.ts';
import { savedText } from '#domain/publishing/saved-text.ts';
import { staffMessages } from '#messages.ts';
import { parseInput } from '#platform/http/input.ts';

const { blogs: messages } = staffMessages;

export type SavedBlog = { id: string };

/** The action of the page that writes a blog. */
export const handleWriteBlog = (args: RouteArgs) =>
  editorAction<SavedBlog>(args, 'blog', async (actor, fields) => {
    const { content, asked } = parseInput(newBlogInput, fields);
    const saved = await writeBlog(args.context.get(pageContext).db, actor, content, asked);
    return done(savedText(saved, { ...messages, published: messages.written }), { id: saved.id });
  });

/** The action of the page that updates a blog. */
export const handleUpdateBlog = (args: RouteArgs) =>
  editorAction<SavedBlog>(args, 'blog', async (actor, fields) => {
    const { id, ...update } = parseInput(updateBlogInput, fields);
    const saved = await updateBlog(args.context.get(pageContext).db, actor, id, update);
    return done(savedText(saved, { ...messages, published: messages.updated }), { id });
  });
