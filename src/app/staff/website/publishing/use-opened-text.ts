import { useRef, useState } from 'react';
import type { Edits } from '#app/staff/forms/use-edits.ts';

/** What a form was opened with, and the version that its next save is based on. */
export function useOpenedText<Start extends { version: number }>(first: Start, edits: Edits) {
  const form = useRef<HTMLFormElement>(null);
  const [start, setStart] = useState({ ...first, resetCount: 0 });
  const base = useRef(first.version);
  return {
    form,
    start,
    base,
    /** Fills the form anew, such as with what somebody else has saved. */
    startWith: (next: Start) => {
      base.current = next.version;
      edits.markClean();
      setStart(({ resetCount }) => ({ ...next, resetCount: resetCount + 1 }));
    },
  };
}
