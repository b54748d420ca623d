// zod/mini, because these schemas also run in the browser.
import * as z from 'zod/mini';
import {
  askedPublishing,
  momentField,
  needsTime,
  optionalPicture,
  optionalText,
  requiredHtml,
  requiredText,
  stateField,
  versionField,
} from '#domain/publishing/publishing-input.ts';
import { dayOf } from '#domain/shared/india-time.ts';
import { staffMessages } from '#messages.ts';

const { blogs, publishing } = staffMessages;

export const maxTitleLength = 60;
export const maxMetaDescriptionLength = 160;

/** Counts code points, so that an emoji is one character. */
const maxCharacters = (max: number, message: string) =>
  z.refine<string>((text) => [...text].length <= max, message);

const title = optionalText().check(maxCharacters(maxTitleLength, blogs.titleTooLong));
const metaDescription = optionalText().check(
  maxCharacters(maxMetaDescriptionLength, blogs.metaDescriptionTooLong),
);

const day = requiredText(blogs.dateMissing).check(
  z.refine((typed) => dayOf(typed) !== undefined, blogs.dateMissing),
);

export const newBlogInput = z.pipe(
  z
    .object({
      n_blogDate: day,
      n_blogHeading: requiredText(blogs.headingMissing),
      n_blogBody: requiredHtml(blogs.bodyMissing),
      n_blogTitle: title,
      n_blogMetaDescription: metaDescription,
      n_blogAuthor: optionalText(),
      n_featuredImageLink: optionalPicture,
      n_featuredContent: optionalText(),
      n_blogState: stateField,
      n_blogPublishAt: momentField,
    })
    .check(
      z.refine((form) => !needsTime(form.n_blogState, form.n_blogPublishAt), {
        error: publishing.noSuchTime,
        path: ['n_blogPublishAt'],
      }),
    ),
  z.transform((form) => ({
    content: {
      blogDate: dayOf(form.n_blogDate) ?? form.n_blogDate,
      heading: form.n_blogHeading,
      bodyHtml: form.n_blogBody,
      title: form.n_blogTitle,
      metaDescription: form.n_blogMetaDescription,
      author: form.n_blogAuthor,
      featuredImage: form.n_featuredImageLink,
      featuredContent: form.n_featuredContent,
    },
    asked: askedPublishing(form.n_blogState, form.n_blogPublishAt),
  })),
);

export const updateBlogInput = z.pipe(
  z
    .object({
      updteBlogId: requiredText(blogs.gone),
      updteBlogHeading: requiredText(blogs.headingMissing),
      updteBlogBody: requiredHtml(blogs.bodyMissing),
      updteBlogTitle: title,
      updteblogMetaDescription: metaDescription,
      updteBlogAuthor: optionalText(),
      updteBlogFeaturedImageLink: optionalPicture,
      updteBlogFeaturedContent: optionalText(),
      // Optional fields beyond the contract.
      updteBlogDate: z.optional(day),
      updteBlogState: stateField,
      updteBlogPublishAt: momentField,
      updteBlogVersion: versionField,
    })
    .check(
      z.refine((form) => !needsTime(form.updteBlogState, form.updteBlogPublishAt), {
        error: publishing.noSuchTime,
        path: ['updteBlogPublishAt'],
      }),
    ),
  z.transform((form) => {
    const blogDate = form.updteBlogDate && dayOf(form.updteBlogDate);
    return {
      id: form.updteBlogId,
      change: {
        heading: form.updteBlogHeading,
        bodyHtml: form.updteBlogBody,
        title: form.updteBlogTitle,
        metaDescription: form.updteblogMetaDescription,
        author: form.updteBlogAuthor,
        featuredImage: form.updteBlogFeaturedImageLink,
        featuredContent: form.updteBlogFeaturedContent,
        ...(blogDate && { blogDate }),
      },
      asked: askedPublishing(form.updteBlogState, form.updteBlogPublishAt),
      ...(form.updteBlogVersion !== undefined && { baseVersion: form.updteBlogVersion }),
    };
  }),
);

export const deleteBlogInput = z.pipe(
  z.object({ n_blgDelId: optionalText() }),
  z.transform((form) => ({ id: form.n_blgDelId })),
);
