import type * as z from 'zod/mini';
import { newBlogInput, updateBlogInput } from '#domain/blogs/blog-input.ts';
import type { PublishState } from '#domain/publishing/publishing.ts';
import { type BlogFieldNames, updatingNames, writingNames } from './blog-draft.ts';
import { staffBlogsContent } from './texts.ts';

const content = staffBlogsContent.save;

/** The same form has the contract's two sets of fields. */
export type BlogFormKind = {
  names: BlogFieldNames;
  schema: z.core.$ZodType;
  /** Fields that are sent beside the form's own. */
  extra: (id: string, version: number) => Record<string, string>;
  saveLabel: (state: PublishState) => string;
};

export const writing: BlogFormKind = {
  names: writingNames,
  schema: newBlogInput,
  extra: () => ({}),
  saveLabel: (state) => content[state],
};

export const updating: BlogFormKind = {
  names: updatingNames,
  schema: updateBlogInput,
  extra: (id, version) => ({ updteBlogId: id, updteBlogVersion: String(version) }),
  saveLabel: (state) => (state === 'published' ? content.update : content[state]),
};
