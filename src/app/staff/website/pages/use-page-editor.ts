import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { type Way, withValue } from '#app/staff/website/pages/blocks/changed-value.ts';
import { type TextStart, useTextEditor } from '#app/staff/website/publishing/use-text-editor.ts';
import type { PageText } from '#domain/pages/page-text.ts';
import type { PublishState } from '#domain/publishing/publishing.ts';
import type { PageValue } from './pages-action.ts';

type Step = { way: Way; value: unknown };

const valueAt = (text: unknown, way: Way): unknown =>
  way.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], text);

/** A function makes the new value from the present one. */
function next(text: PageText, { way, value }: Step): PageText {
  const after: unknown = typeof value === 'function' ? value(valueAt(text, way)) : value;
  return withValue(text, way, after) as PageText;
}

/** The text in the editor. `change` stays the same function, so that unchanged blocks are not drawn again. */
function usePageText(start: PageText, onEdit: () => void) {
  const [text, dispatch] = useReducer(next, start);
  const change = useCallback(
    (way: Way, value: unknown) => {
      onEdit();
      dispatch({ way, value });
    },
    [onEdit],
  );
  /** Without marking it as an edit. */
  const replace = useCallback((value: PageText) => dispatch({ way: [], value }), []);
  return { text, change, replace };
}

export const publishNames = { state: 'state', publishAt: 'publishAt' };

/** Shorter than that of a blog, because the preview follows what is typed. */
const waitMs = 1000;

/** What the editor starts with. */
export type PageStart = TextStart & { text: PageText; state: PublishState; publishAt: Date | null };

/** The text in the editor, how it is kept while it is typed, and how it is saved. */
export function usePageEditor(first: PageStart) {
  const [keptCount, setKeptCount] = useState(0);
  const [changed, setChanged] = useState<Way>([]);
  const onEdit = useRef(() => {});
  const { text, change, replace } = usePageText(
    first.text,
    useCallback(() => onEdit.current(), []),
  );
  const changeAt = useCallback(
    (way: Way, value: unknown) => {
      setChanged(way);
      change(way, value);
    },
    [change],
  );
  const anchor = changed[0] === 'sections' ? text.sections[Number(changed[1])]?.id : undefined;

  const editor = useTextEditor<PageStart, PageValue>({
    first,
    subjectId: '0',
    typed: () => ({ text: JSON.stringify(text) }),
    saveFields: (version) => ({ intent: 'save', baseVersion: String(version) }),
    working: '',
    // Only in the effect below, because a section opens when the field with the fault is in it.
    focus: () => {},
    waitMs,
    onStored: () => setKeptCount((count) => count + 1),
    onStart: (start) => replace(start.text),
  });
  useEffect(() => {
    onEdit.current = editor.edited;
  });

  const fault = editor.status?.field;
  useEffect(() => {
    if (fault) document.getElementById(fault)?.focus();
  }, [fault]);

  return {
    ...editor,
    text,
    change: changeAt,
    /** The section that was changed last, which the preview shows. */
    anchor,
    /** Counts what the preview has to show. */
    keptCount,
  };
}

export type PageEditorState = ReturnType<typeof usePageEditor>;
