import { done } from '#app/staff/forms/action-result.ts';
import type { RouteArgs } from '#app/staff/shell/staff-action.ts';
import type { DraftValue } from '#app/staff/website/publishing/draft-request.ts';
import {
  draftHandlers,
  type EditorHandler,
  editorAction,
} from '#app/staff/website/publishing/editor-action.ts';
import { newBlogInput, updateBlogInput } from '#domain/blogs/blog-input.ts';
import { updateBlog, writeBlog } from '#domain/blogs/blog-staff-service.ts';
import { savedText } from '#domain/publishing/saved-text.ts';
import { staffMessages } from '#messages.ts';
import { parseInput } from '#platform/http/input.ts';

const { blogs: messages } = staffMessages;

export type SavedBlog = { id: string; version: number };

const action = (save: EditorHandler<SavedBlog>) => (args: RouteArgs) =>
  editorAction<SavedBlog | DraftValue>(args, { ...draftHandlers('blog'), '': save });

/** The action of the page that writes a blog. */
export const handleWriteBlog = action(async ({ db, actor, fields }) => {
  const { content, asked } = parseInput(newBlogInput, fields);
  const saved = await writeBlog(db, actor, content, asked);
  return done(savedText(saved, { ...messages, published: messages.written }), {
    id: saved.id,
    version: saved.version,
  });
});

/** The action of the page that updates a blog. */
export const handleUpdateBlog = action(async ({ db, actor, fields }) => {
  const { id, ...update } = parseInput(updateBlogInput, fields);
  const saved = await updateBlog(db, actor, id, update);
  return done(savedText(saved, { ...messages, published: messages.updated }), { id, version: saved.version });
});
