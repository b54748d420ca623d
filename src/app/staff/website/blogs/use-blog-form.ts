import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { faultBy } from '#app/staff/forms/form-fault.ts';
import { good } from '#app/staff/forms/form-status.ts';
import { type TextStart, useTextEditor } from '#app/staff/website/publishing/use-text-editor.ts';
import { type BlogDraft, draftInForm } from './blog-draft.ts';
import type { BlogFormKind } from './blog-form-kind.ts';
import type { SavedBlog } from './save-blog.ts';
import { staffBlogsContent as content } from './texts.ts';

/** The initial state of the form. */
export type BlogStart = TextStart & {
  draft: BlogDraft;
  /** The status of the save that opened this page. */
  text?: string;
};

/** Location state that the write page passes to the update page. */
export type JustWritten = { text: string; typedSince?: BlogDraft };

type Options = {
  kind: BlogFormKind;
  subjectId: string;
  start: BlogStart;
  /** Called after the first save with the new blog's id; later saves update it. */
  onWritten?: (id: string, written: JustWritten) => void;
};

function focusField({ names }: BlogFormKind, field: string): void {
  const [key] = Object.entries(names).find(([, name]) => name === field) ?? [];
  document.getElementById(key === 'publishAt' ? 'blog-publish-time' : `blog-${key}`)?.focus();
}

/** The form's draft, its saved state, and the ways to save it. */
export function useBlogForm({ kind, subjectId, start: first, onWritten }: Options) {
  const [live, setLive] = useState(first.draft);
  const editor = useTextEditor<BlogStart, SavedBlog>({
    first,
    subjectId,
    saveFields: (version) => kind.extra(subjectId, version),
    validate: faultBy(kind.schema),
    working: content.working,
    focus: (_form, field) => focusField(kind, field),
    fieldOf: (code) => (code === 'past_time' ? kind.names.publishAt : undefined),
    onStart: ({ draft }) => setLive(draft),
    ...(onWritten && {
      onWritten: async ({ text, value: { id } }, isEverythingSaved) => {
        if (isEverythingSaved || !form.current) return onWritten(id, { text });
        // Autosaved work of a new blog is stored under id 0, which no longer applies.
        await editor.discard();
        editor.edits.markClean();
        onWritten(id, { text, typedSince: draftInForm(form.current, kind.names) });
      },
    }),
  });
  const { form, start, status, setStatus } = editor;

  const change = (next: (before: BlogDraft) => BlogDraft) => {
    setLive(next);
    editor.edited();
  };

  /** Hides the message of the field that is being corrected. */
  const clearFieldFault = () => {
    if (status?.field) setStatus(undefined);
  };

  // Set in an effect, because screen readers do not announce text that is in the page from the start.
  const sayFirst = useEffectEvent((text: string) => setStatus(good(text)));
  const { text: firstText } = first;
  useEffect(() => {
    if (!firstText) return;
    sayFirst(firstText);
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [firstText, form]);

  // The element that had the focus was unmounted with the previous draft.
  useEffect(() => {
    if (start.resetCount > 0 && document.activeElement === document.body) form.current?.focus();
  }, [start.resetCount, form]);

  return {
    ...editor,
    live,
    onInput: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
      const name = 'name' in target ? target.name : undefined;
      if (name === status?.field || name === kind.names.state) clearFieldFault();
      // The editor reports its text by `onBody`.
      change(({ bodyHtml }) => ({ ...draftInForm(currentTarget, kind.names), bodyHtml }));
    },
    onBody: (bodyHtml: string) => {
      if (status?.field === kind.names.bodyHtml) clearFieldFault();
      change((before) => ({ ...before, bodyHtml }));
    },
  };
}

export type BlogForm = ReturnType<typeof useBlogForm>;
