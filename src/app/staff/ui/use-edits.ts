import { useRef, useState } from 'react';

/** Whether a form holds something that is not saved. */
export function useEdits() {
  const [isDirty, setDirty] = useState(false);
  const count = useRef(0);
  return {
    isDirty,
    markDirty: () => {
      count.current += 1;
      setDirty(true);
    },
    /**
     * Called when the form is sent; what it returns, once it is saved: what was typed in between is not. It tells
     * whether nothing was.
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
