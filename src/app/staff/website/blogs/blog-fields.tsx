import { RichEditor } from '#app/staff/website/editor/rich-editor.tsx';
import { blogSlug } from '#domain/blogs/blog.ts';
import { maxMetaDescriptionLength, maxTitleLength } from '#domain/blogs/blog-input.ts';
import { articlePath } from '#paths.ts';
import type { BlogDraft, BlogFieldNames } from './blog-draft.ts';
import { BlogField, FieldFault, PictureField } from './blog-field.tsx';
import { SearchPreview, SharePreview, sharedTexts } from './blog-previews.tsx';
import { staffBlogsContent as content } from './texts.ts';

type Props = {
  names: BlogFieldNames;
  draft: BlogDraft;
  /** The draft with the present values of the fields. */
  live: BlogDraft;
  faultOf: (name: keyof BlogDraft) => string | undefined;
  host: string;
  /** The slug of an existing blog. */
  slug: string | undefined;
  onBody: (html: string) => void;
};

type Written = Exclude<keyof BlogDraft, 'state' | 'publishAt'>;

/** The fields, in the order of their validation. */
export function BlogFields({ names, draft, live, faultOf, host, slug, onBody }: Props) {
  const field = (name: Written) => ({
    id: `blog-${name}`,
    name: names[name],
    label: content.fields[name],
    value: draft[name],
    fault: faultOf(name),
  });
  const bodyFault = faultOf('bodyHtml');
  const shared = sharedTexts(live);
  const steps = articlePath(slug ?? blogSlug(live.heading))
    .split('/')
    .filter(Boolean);
  return (
    <div className="grid min-w-0 content-start gap-3">
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <BlogField {...field('blogDate')} type="date" required />
        <BlogField {...field('author')} />
      </div>
      <BlogField {...field('heading')} required />
      <div className="grid min-w-0 gap-1">
        <RichEditor
          id="blog-bodyHtml"
          name={names.bodyHtml}
          label={content.fields.bodyHtml}
          value={draft.bodyHtml}
          invalid={bodyFault !== undefined}
          required
          onChange={onBody}
        />
        <FieldFault id="blog-bodyHtml-fault" text={bodyFault} />
      </div>
      <h2 className="mt-4 text-2xl">{content.sections.search}</h2>
      <BlogField {...field('title')} hint={content.hints.title} limit={maxTitleLength} />
      <BlogField
        {...field('metaDescription')}
        rows={3}
        hint={content.hints.metaDescription}
        limit={maxMetaDescriptionLength}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SearchPreview {...shared} host={host} steps={steps} />
        <SharePreview {...shared} host={host} picture={live.featuredImage} />
      </div>
      <h2 className="mt-4 text-2xl">{content.sections.list}</h2>
      <BlogField {...field('featuredContent')} rows={3} hint={content.hints.featuredContent} />
      <PictureField {...field('featuredImage')} />
    </div>
  );
}
