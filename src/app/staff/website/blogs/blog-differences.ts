import type { FieldDifference } from '#app/staff/website/publishing/differences.tsx';
import { staffPublishingContent } from '#app/staff/website/publishing/texts.ts';
import { type BlogContent, blogContentFields } from '#domain/blogs/blog.ts';
import { dateText, dayOf, timeText } from '#domain/shared/india-time.ts';
import type { BlogDraft } from './blog-draft.ts';
import { staffBlogsContent } from './texts.ts';

const content = staffBlogsContent.fields;

/** A form may contain an invalid date. */
const dayText = (day: string) => (dayOf(day) ? dateText(day) : day);

const valueText = (blog: BlogContent, field: keyof BlogContent) =>
  field === 'blogDate' ? dayText(blog.blogDate) : blog[field];

export const contentDifferences = (before: BlogContent, after: BlogContent): FieldDifference[] =>
  blogContentFields.map((field) => ({
    name: content[field],
    before: valueText(before, field),
    after: valueText(after, field),
    isHtml: field === 'bodyHtml',
  }));

const publishingOf = ({ state, publishAt }: BlogDraft) =>
  [staffPublishingContent.publish[state], ...(publishAt ? [timeText(publishAt)] : [])].join(', ');

export const draftDifferences = (before: BlogDraft, after: BlogDraft): FieldDifference[] => [
  ...contentDifferences(before, after),
  { name: content.publishing, before: publishingOf(before), after: publishingOf(after) },
];
