import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Done } from '#app/staff/forms/action-result.ts';
import { faultBy } from '#app/staff/forms/form-fault.ts';
import { good } from '#app/staff/forms/form-status.ts';
import { useUnsavedGuard } from '#app/staff/forms/unsaved-guard.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { useAutosave } from '#app/staff/website/publishing/use-autosave.ts';
import { type BlogDraft, draftInForm } from './blog-draft.ts';
import type { BlogFormKind } from './blog-form-kind.ts';
import type { SavedBlog } from './save-blog.ts';
import { staffBlogsContent as content } from './texts.ts';

/** The initial state of the form. */
export type BlogStart = {
  draft: BlogDraft;
  version: number;
  /** True when the draft was restored from unsaved work. */
  isUnsaved: boolean;
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
  onSaved: () => Promise<void>;
  onConflict: () => Promise<void>;
};

function focusField({ names }: BlogFormKind, field: string): void {
  const [key] = Object.entries(names).find(([, name]) => name === field) ?? [];
  document.getElementById(key === 'publishAt' ? 'blog-publish-time' : `blog-${key}`)?.focus();
}

/** The form's draft, its saved state, and the ways to save it. */
export function useBlogForm(options: Options) {
  const { kind, subjectId, onWritten, onSaved, onConflict } = options;
  const form = useRef<HTMLFormElement>(null);
  const [initial, setInitial] = useState({ ...options.start, resetCount: 0 });
  const [version, setVersion] = useState(initial.version);
  const [live, setLive] = useState(initial.draft);
  const [isDirty, setDirty] = useState(initial.isUnsaved);
  const [isConflict, setConflict] = useState(false);
  const changes = useRef(0);
  const { note, scheduleSave, pause, discard } = useAutosave({
    read: () => (form.current ? new FormData(form.current) : undefined),
    subjectId,
    baseVersion: version,
  });
  const saving = useActionForm<SavedBlog>({
    validate: faultBy(kind.schema),
    working: content.working,
    focus: (_form, field) => focusField(kind, field),
    // A pending autosave must not arrive after the save.
    before: pause,
    fieldOf: (code) => (code === 'past_time' ? kind.names.publishAt : undefined),
    revalidates: false,
  });
  const { status, isBusy, setStatus } = saving;
  const blocker = useUnsavedGuard(isDirty);

  const startWith = (start: BlogStart) => {
    setInitial(({ resetCount }) => ({ ...start, resetCount: resetCount + 1 }));
    setVersion(start.version);
    setLive(start.draft);
    setDirty(start.isUnsaved);
    setConflict(false);
  };

  const change = (next: (before: BlogDraft) => BlogDraft) => {
    changes.current += 1;
    setLive(next);
    setDirty(true);
    scheduleSave();
  };

  const afterSave = async (saved: Done<SavedBlog>, baseVersion: number, changesBefore: number) => {
    const isEverythingSaved = changes.current === changesBefore;
    if (isEverythingSaved) setDirty(false);
    if (onWritten) {
      const {
        text,
        value: { id },
      } = saved;
      if (isEverythingSaved || !form.current) return onWritten(id, { text });
      // Autosaved work of a new blog is stored under id 0, which no longer applies.
      await discard();
      setDirty(false);
      return onWritten(id, { text, typedSince: draftInForm(form.current, kind.names) });
    }
    // Each save increases the version by one.
    setVersion(baseVersion + 1);
    await onSaved();
  };

  const submit = async (baseVersion = version) => {
    if (!form.current || isBusy) return;
    const changesBefore = changes.current;
    setConflict(false);
    const result = await saving.submit(form.current, { fields: kind.extra(subjectId, baseVersion) });
    if (!result) return;
    if (result.done) return afterSave(result, baseVersion, changesBefore);
    scheduleSave();
    if (result.code === 'conflict') {
      await onConflict();
      setConflict(true);
    }
  };

  /** Hides the message of the field that is being corrected. */
  const clearFieldFault = () => {
    if (status?.field) setStatus(undefined);
  };

  // Set in an effect, because screen readers do not announce text that is in the page from the start.
  const sayFirst = useEffectEvent((text: string) => setStatus(good(text)));
  const { text: firstText } = options.start;
  useEffect(() => {
    if (!firstText) return;
    sayFirst(firstText);
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [firstText]);

  // The element that had the focus was unmounted with the previous draft.
  useEffect(() => {
    if (initial.resetCount > 0 && document.activeElement === document.body) form.current?.focus();
  }, [initial.resetCount]);

  return {
    status,
    isBusy,
    form,
    initial,
    live,
    note,
    blocker,
    isConflict,
    submit,
    /** Replaces the draft by what another user has saved, and deletes the unsaved work. */
    replace: async (start: BlogStart) => {
      await discard();
      setStatus(undefined);
      startWith(start);
    },
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
