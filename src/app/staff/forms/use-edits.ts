import { useRef, useState } from 'react';

/** Tracks whether a form has unsaved changes. */
export function useEdits(isDirtyAtFirst = false) {
  const [isDirty, setDirty] = useState(isDirtyAtFirst);
  const count = useRef(0);
  return {
    isDirty,
    markDirty: () => {
      count.current += 1;
      setDirty(true);
    },
    /**
     * Called when the form is sent. Returns a function to call after the save, which returns false when something was
     * changed meanwhile.
     */
    startSave: () => {
      const sent = count.current;
      return () => {
        const isEverythingSaved = count.current === sent;
        setDirty(!isEverythingSaved);
        return isEverythingSaved;
      };
    },
    markClean: () => setDirty(false),
  };
}

export type Edits = ReturnType<typeof useEdits>;
