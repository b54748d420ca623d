import { useEffect, useEffectEvent, useState } from 'react';
import { useAskBeforeUnload } from '#app/staff/forms/unsaved-guard.tsx';
import { useStaffUser } from '#app/staff/shell/use-staff-user.ts';
import { forgetInput, keepInput, recallInput } from './kept-input-store.ts';
import { listenToTabs, tellTabs } from './kept-input-tabs.ts';

type Options<Value> = {
  /** Identifies the field and its enquiry: `note 42`. */
  place: string;
  /** Returns undefined when the stored value was written by an older version of the page and no longer fits. */
  read: (stored: unknown) => Value | undefined;
  onRestore: (value: Value) => void;
  /** Called when the text was sent or discarded in another tab. */
  onForget?: () => void;
};

/** Stores unsent text until its page is opened again; closing the tab asks for confirmation. */
export function useKeptInput<Value>({ place, read, onRestore, onForget }: Options<Value>) {
  const username = useStaffUser()?.username ?? '';
  const [isTyped, setTyped] = useState(false);
  const [isRestored, setRestored] = useState(false);
  useAskBeforeUnload(isTyped);

  const take = useEffectEvent((stored: unknown) => {
    const value = read(stored);
    if (value === undefined) return;
    onRestore(value);
    setTyped(true);
    setRestored(true);
  });
  const receive = useEffectEvent((value: unknown) => {
    if (value !== undefined) {
      keepInput(username, place, value);
      return take(value);
    }
    forgetInput(username, place);
    setTyped(false);
    setRestored(false);
    onForget?.();
  });
  // In an effect, because the server has no storage and the first render must match its HTML.
  useEffect(() => take(recallInput(username, place)), [username, place]);
  useEffect(
    () =>
      listenToTabs({
        key: `${username} ${place}`,
        own: () => recallInput(username, place),
        onValue: (value) => receive(value),
      }),
    [username, place],
  );

  return {
    isRestored,
    keep: (value: Value) => {
      keepInput(username, place, value);
      tellTabs(`${username} ${place}`, value);
      setTyped(true);
    },
    /** Called when the text was sent or discarded. */
    forget: () => {
      forgetInput(username, place);
      tellTabs(`${username} ${place}`, undefined);
      setTyped(false);
      setRestored(false);
    },
  };
}

export type Typed<Value> = Pick<ReturnType<typeof useKeptInput<Value>>, 'isRestored' | 'keep' | 'forget'>;
