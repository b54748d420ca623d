import { useEffect, useEffectEvent, useState } from 'react';
import { useStaffUser } from '#app/staff/shell/use-staff-user.ts';
import { useAskBeforeUnload } from '#app/staff/ui/unsaved-guard.tsx';
import { forgetTyped, keepTyped, recallTyped } from './typed-store.ts';

type Options<Value> = {
  /** Which box of which enquiry: `note 42`. */
  place: string;
  /** Storage outlives versions of this page: what does not fit any more is not restored. */
  read: (stored: unknown) => Value | undefined;
  onRestore: (value: Value) => void;
};

/** Keeps what is typed and not sent until its page is opened again; closing the tab asks first. */
export function useTyped<Value>({ place, read, onRestore }: Options<Value>) {
  const username = useStaffUser()?.username ?? '';
  const [isTyped, setTyped] = useState(false);
  const [isRestored, setRestored] = useState(false);
  useAskBeforeUnload(isTyped);

  const restore = useEffectEvent((from: string) => {
    const value = read(recallTyped(username, from));
    if (value === undefined) return;
    onRestore(value);
    setTyped(true);
    setRestored(true);
  });
  // Not while rendering: the server has no storage, and the first rendering must match its HTML.
  useEffect(() => restore(place), [place]);

  return {
    isRestored,
    keep: (value: Value) => {
      keepTyped(username, place, value);
      setTyped(true);
    },
    /** It is sent, or not wanted any more. */
    forget: () => {
      forgetTyped(username, place);
      setTyped(false);
      setRestored(false);
    },
  };
}

export type Typed<Value> = Pick<ReturnType<typeof useTyped<Value>>, 'isRestored' | 'keep' | 'forget'>;
