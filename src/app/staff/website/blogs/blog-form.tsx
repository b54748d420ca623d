import { type ComponentProps, type FormEvent, type ReactNode, type SubmitEvent, useState } from 'react';
import { UnsavedPopup } from '#app/staff/forms/unsaved-guard.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { Input, TextArea } from '#app/staff/kit/input.tsx';
import { RichEditor } from '#app/staff/website/editor/rich-editor.tsx';
import { PictureCheck } from '#app/staff/website/publishing/picture-check.tsx';
import { PublishFields } from '#app/staff/website/publishing/publish-fields.tsx';
import { saveByKey } from '#app/staff/website/publishing/use-text-editor.ts';
import { StatusLine } from '#app/ui/status-line.tsx';
import { blogSlug } from '#domain/blogs/blog.ts';
import { maxMetaDescriptionLength, maxTitleLength } from '#domain/blogs/blog-input.ts';
import { articlePath } from '#paths.ts';
import type { BlogDraft, BlogFieldNames } from './blog-draft.ts';
import type { BlogFormKind } from './blog-form-kind.ts';
import { SearchPreview, SharePreview, sharedTexts } from './blog-previews.tsx';
import { staffBlogsContent as content } from './texts.ts';
import type { BlogForm as FormState } from './use-blog-form.ts';

type BlogFieldProps = {
  id: string;
  name: string;
  label: string;
  value: string;
  type?: 'text' | 'date' | 'url';
  rows?: number;
  required?: boolean;
  hint?: string;
  /** The maximum number of characters, counted while typing. */
  limit?: number;
  /** The validation message of the contract. */
  fault: string | undefined;
  /** The id of another element that describes the field. */
  describedBy?: string;
};

/** Counts code points, as the validation does. */
const lengthOf = (text: string) => [...text.trim()].length;

function Counter({ id, length, limit }: { id: string; length: number; limit: number }) {
  const isOver = length > limit;
  return (
    <p id={id} className={`text-sm tabular-nums ${isOver ? 'font-semibold text-brick' : 'text-quiet'}`}>
      {isOver ? content.over(length, limit) : content.count(length, limit)}
    </p>
  );
}

/** The live region is always in the document, because screen readers announce only later changes to it. */
function FieldFault({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} role="status" className="font-semibold text-brick">
      {text}
    </p>
  );
}

/** Uncontrolled: a new initial value needs a new `key`. */
function BlogField(props: BlogFieldProps) {
  const { id, name, label, value, type = 'text', rows, required, hint, limit, fault, describedBy } = props;
  const [length, setLength] = useState(lengthOf(value));
  const common = {
    id,
    name,
    required,
    defaultValue: value,
    autoComplete: 'off',
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': [
      fault && `${id}-fault`,
      limit !== undefined && `${id}-count`,
      hint && `${id}-hint`,
      describedBy,
    ]
      .filter(Boolean)
      .join(' '),
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setLength(lengthOf(event.currentTarget.value)),
  };
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
        {!required && (
          <span className="font-normal text-quiet">
            {' '}
            {limit === undefined ? content.optional : content.optionalUpTo(limit)}
          </span>
        )}
      </label>
      {rows ? <TextArea rows={rows} {...common} /> : <Input type={type} {...common} />}
      <div className="flex flex-wrap justify-between gap-x-4">
        {hint && (
          <p id={`${id}-hint`} className="min-w-0 grow basis-64 text-quiet text-sm">
            {hint}
          </p>
        )}
        {limit !== undefined && <Counter id={`${id}-count`} length={length} limit={limit} />}
      </div>
      <FieldFault id={`${id}-fault`} text={fault} />
    </div>
  );
}

/** An address field with a preview of its picture. */
function PictureField(field: ComponentProps<typeof BlogField>) {
  const warningId = `${field.id}-warning`;
  return (
    <PictureCheck warningId={warningId} address={field.value} isFaulty={field.fault !== undefined}>
      <BlogField {...field} hint={content.hints.featuredImage} describedBy={warningId} />
    </PictureCheck>
  );
}

type BlogFieldsProps = {
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
function BlogFields({ names, draft, live, faultOf, host, slug, onBody }: BlogFieldsProps) {
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

type Props = {
  kind: BlogFormKind;
  state: FormState;
  host: string;
  slug: string | undefined;
  /** Rendered below the status. */
  children?: ReactNode;
};

function Answer({ state }: { state: FormState }) {
  const { status, note } = state;
  return (
    <div className="grid gap-1">
      {/* A status may have a second line that names removed HTML. */}
      <div className="whitespace-pre-line wrap-anywhere">
        <StatusLine text={status?.field ? undefined : status?.text} tone={status?.tone ?? 'good'} />
      </div>
      <p role="status" className={`text-sm ${note?.tone === 'fault' ? 'text-brick' : 'text-quiet'}`}>
        {note?.text}
      </p>
    </div>
  );
}

export function BlogForm({ kind, state, host, slug, children }: Props) {
  const { start, live, status, isBusy } = state;
  const faultOf = (name: keyof BlogDraft) => (status?.field === kind.names[name] ? status.text : undefined);
  const timeFault = faultOf('publishAt');

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void state.submit();
  };

  return (
    <>
      <form
        ref={state.form}
        tabIndex={-1}
        method="post"
        noValidate
        onSubmit={onSubmit}
        onInput={state.onInput}
        onKeyDown={saveByKey}
        className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]"
      >
        <BlogFields
          key={`fields ${start.resetCount}`}
          names={kind.names}
          draft={start.draft}
          live={live}
          faultOf={faultOf}
          host={host}
          slug={slug}
          onBody={state.onBody}
        />
        <div className="grid content-start gap-3 self-start rounded-xl border border-line bg-card p-4 lg:sticky lg:top-20">
          <PublishFields
            key={`publishing ${start.resetCount}`}
            id="blog-publish"
            names={kind.names}
            state={start.draft.state}
            publishAt={start.draft.publishAt}
            invalidTime={timeFault !== undefined}
          />
          <FieldFault id="blog-publishAt-fault" text={timeFault} />
          {/* Not disabled while saving, because it would lose the focus. */}
          <Button type="submit" aria-disabled={isBusy} aria-keyshortcuts="Control+S">
            {kind.saveLabel(live.state)}
          </Button>
          <Answer state={state} />
          {children}
        </div>
      </form>
      <UnsavedPopup blocker={state.blocker} />
    </>
  );
}
