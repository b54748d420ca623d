import { useCallback, useEffect, useRef, useState } from 'react';
import { useUnsavedGuard } from '#app/staff/forms/unsaved-guard.tsx';
import { useAction } from '#app/staff/forms/use-action.ts';
import { useEdits } from '#app/staff/forms/use-edits.ts';
import { useReload } from '#app/staff/forms/use-reload.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import type { Way } from '#app/staff/website/pages/blocks/changed-value.ts';
import { useAutosave } from '#app/staff/website/publishing/use-autosave.ts';
import type { PageText } from '#domain/pages/page-text.ts';
import type { PublishState } from '#domain/publishing/publishing.ts';
import type { PageValue } from './pages-action.ts';
import { usePageText } from './use-page-text.ts';

export const publishNames = { state: 'state', publishAt: 'publishAt' };

/** Shorter than that of a blog, because the preview follows what is typed. */
const waitMs = 1000;

/** What the editor starts with. */
export type PageStart = {
  text: PageText;
  version: number;
  state: PublishState;
  publishAt: Date | null;
  /** True when it comes from unsaved work. */
  isUnsaved: boolean;
};

/** The text in the editor, how it is kept while it is typed, and how it is saved. */
export function usePageEditor(first: PageStart) {
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState({ ...first, resetCount: 0 });
  const [version, setVersion] = useState(first.version);
  const { status, setStatus, sayResult } = useStatus();
  const [isConflict, setConflict] = useState(false);
  const [keptCount, setKeptCount] = useState(0);
  const edits = useEdits(first.isUnsaved);
  const reload = useReload();
  const { send, isBusy } = useAction<PageValue>({ revalidates: false });
  const blocker = useUnsavedGuard(edits.isDirty);
  const onEdit = useRef(() => {});
  const { text, change, replace } = usePageText(
    first.text,
    useCallback(() => onEdit.current(), []),
  );

  const [changed, setChanged] = useState<Way>([]);
  const changeAt = useCallback(
    (way: Way, value: unknown) => {
      setChanged(way);
      change(way, value);
    },
    [change],
  );
  const anchor = changed[0] === 'sections' ? text.sections[Number(changed[1])]?.id : undefined;

  const read = () => {
    if (!form.current) return undefined;
    const fields = new FormData(form.current);
    fields.set('text', JSON.stringify(text));
    return fields;
  };
  const refresh = () => setKeptCount((count) => count + 1);
  const { note, scheduleSave, pause, discard } = useAutosave({
    read,
    subjectId: '0',
    baseVersion: version,
    waitMs,
    onKept: refresh,
  });
  const edited = () => {
    edits.markDirty();
    scheduleSave();
  };
  useEffect(() => {
    onEdit.current = edited;
  });

  const startWith = (next: PageStart) => {
    setStart(({ resetCount }) => ({ ...next, resetCount: resetCount + 1 }));
    setVersion(next.version);
    replace(next.text);
    edits.markClean();
    setConflict(false);
    refresh();
  };

  const fault = status?.field;
  useEffect(() => {
    if (fault) document.getElementById(fault)?.focus();
  }, [fault]);

  const showConflict = async () => {
    await reload();
    setConflict(true);
  };

  const submit = async (baseVersion = version) => {
    if (isBusy) return;
    // A pending autosave must not arrive after the save.
    await pause();
    const fields = read();
    if (!fields) return;
    const finishSave = edits.startSave();
    setConflict(false);
    setStatus(undefined);
    fields.set('intent', 'save');
    fields.set('baseVersion', String(baseVersion));
    const result = await send(fields);
    if (!result) return;
    sayResult(result);
    if (result.done) {
      setVersion(result.value.version ?? baseVersion + 1);
      if (!finishSave()) scheduleSave();
      refresh();
      return reload();
    }
    scheduleSave();
    if (result.code === 'conflict') await showConflict();
  };

  return {
    form,
    start,
    text,
    change: changeAt,
    /** The section that was changed last, which the preview shows. */
    anchor,
    status,
    setStatus,
    note,
    isBusy,
    isConflict,
    blocker,
    /** Counts what the preview has to show. */
    keptCount,
    submit,
    edited,
    startWith,
    /** Replaces what is typed by what another staff member saved. */
    takeTheirs: async (theirs: PageStart) => {
      await discard();
      setStatus(undefined);
      startWith(theirs);
    },
  };
}

export type PageEditorState = ReturnType<typeof usePageEditor>;
