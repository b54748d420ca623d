import { useRef, useState } from 'react';

/** Whether a form holds something that is not saved. */
export function useEdits() {
  const [isDirty, setDirty] = useState(false);
  const count = useRef(0);
  return {
    isDirty,
    edited: () => {
      count.current += 1;
      setDirty(true);
    },
    /**
     * Called when the form is sent; what it returns, once it is saved: what was typed in between is not. It tells
     * whether nothing was.
     */
    sending: () => {
      const sent = count.current;
      return () => {
        const isAll = count.current === sent;
        setDirty(!isAll);
        return isAll;
      };
    },
    forget: () => setDirty(false),
  };
}

export type Edits = ReturnType<typeof useEdits>;
