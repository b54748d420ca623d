import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAutosave } from '#app/admin/publishing/use-autosave.ts';
import { useUnsavedGuard } from '#app/admin/publishing/use-unsaved-guard.ts';
import type { SessionCheck } from '#app/admin/shell/session-over.tsx';
import { type BlogDraft, draftInForm } from './blog-draft.ts';
import type { BlogFormKind } from './blog-form-kind.ts';
import { useSave } from './use-save.ts';

/** What a form begins with. */
export type BlogStart = {
  draft: BlogDraft;
  version: number;
  /** Work that was left before it was saved. */
  isUnsaved: boolean;
};

type Options = {
  kind: BlogFormKind;
  subjectId: string;
  start: BlogStart;
  isSessionOver: SessionCheck;
  /** What the form goes on with once it is saved: by default with what it has. */
  afterSave?: () => BlogDraft;
  onSaved: () => Promise<void>;
  onConflict: () => Promise<void>;
};

/** What is typed, whether it is saved, and the ways to save it. */
export function useBlogForm(options: Options) {
  const { kind, subjectId, isSessionOver, afterSave, onSaved, onConflict } = options;
  const form = useRef<HTMLFormElement>(null);
  const [begun, setBegun] = useState({ ...options.start, round: 0 });
  const [version, setVersion] = useState(begun.version);
  const [live, setLive] = useState(begun.draft);
  const [isDirty, setDirty] = useState(begun.isUnsaved);
  const [isConflict, setConflict] = useState(false);
  const changes = useRef(0);
  const { save, forget, ...saving } = useSave(kind, isSessionOver);
  const { note, touch, rest, discard } = useAutosave({
    form,
    subjectId,
    baseVersion: version,
    isSessionOver,
  });
  const blocker = useUnsavedGuard(isDirty);

  const begin = (start: BlogStart) => {
    setBegun(({ round }) => ({ ...start, round: round + 1 }));
    setVersion(start.version);
    setLive(start.draft);
    setDirty(start.isUnsaved);
    setConflict(false);
  };

  const change = (next: (before: BlogDraft) => BlogDraft) => {
    changes.current += 1;
    setLive(next);
    setDirty(true);
    touch();
  };

  const settle = async (baseVersion: number, changesBefore: number) => {
    const isAll = changes.current === changesBefore;
    if (!afterSave) {
      // A save makes the next version, whoever saves after it.
      setVersion(baseVersion + 1);
      if (isAll) setDirty(false);
    } else if (isAll) {
      // Whoever has gone on typing since then keeps what they typed.
      begin({ draft: afterSave(), version: 0, isUnsaved: false });
      await rest();
    }
    await onSaved();
  };

  const submit = async (baseVersion = version) => {
    if (!form.current || saving.isBusy) return;
    const fields = new FormData(form.current);
    for (const [name, value] of Object.entries(kind.extra(subjectId, baseVersion))) fields.set(name, value);
    const changesBefore = changes.current;
    setConflict(false);
    const end = await save(fields, rest);
    if (end === 'saved') return settle(baseVersion, changesBefore);
    if (end !== 'unchecked') touch();
    if (end === 'conflict') {
      await onConflict();
      setConflict(true);
    }
  };

  const { said } = saving;
  /** A fault that is being mended is not held against anybody. */
  const forgive = () => {
    if (said?.field) forget();
  };

  useEffect(() => {
    if (!said?.field) return;
    const [key] = Object.entries(kind.names).find(([, name]) => name === said.field) ?? [];
    document.getElementById(key === 'publishAt' ? 'blog-publish-time' : `blog-${key}`)?.focus();
  }, [said, kind]);

  // What had the focus went away with what the form held before.
  useEffect(() => {
    if (begun.round > 0 && document.activeElement === document.body) form.current?.focus();
  }, [begun.round]);

  return {
    ...saving,
    form,
    begun,
    live,
    note,
    blocker,
    isConflict,
    submit,
    /** Takes what somebody else has saved, and forgets what was kept of one's own. */
    replace: async (start: BlogStart) => {
      await discard();
      forget();
      begin(start);
    },
    onInput: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
      const name = 'name' in target ? target.name : undefined;
      if (name === said?.field || name === kind.names.state) forgive();
      // The text tells of itself when it is ready to be read.
      change(({ bodyHtml }) => ({ ...draftInForm(currentTarget, kind.names), bodyHtml }));
    },
    onBody: (bodyHtml: string) => {
      if (said?.field === kind.names.bodyHtml) forgive();
      change((before) => ({ ...before, bodyHtml }));
    },
  };
}

export type BlogForm = ReturnType<typeof useBlogForm>;
