import { type ReactNode, useRef, useState } from 'react';
import { AskToLeave, UnsavedPopup, useUnsavedGuard } from '#app/staff/ui/unsaved-guard.tsx';
import { Popup } from '#app/ui/popup.tsx';

type Props = { title: string; isDirty: boolean; onClose: () => void; children: ReactNode };

/** A wide popup with a form in it: whoever would close it, or leave the page, with unsaved work is asked first. */
export function GuardedPopup({ title, isDirty, onClose, children }: Props) {
  const [isAsking, setAsking] = useState(false);
  const isLeaving = useRef(false);
  const blocker = useUnsavedGuard(isDirty);

  const mayClose = () => {
    if (!isDirty || isLeaving.current) return true;
    setAsking(true);
    return false;
  };
  // One after the other, so that the browser gives the focus back to where the first one came from.
  const leave = (asking: HTMLDialogElement | null) => {
    isLeaving.current = true;
    asking?.close();
    asking?.parentElement?.closest('dialog')?.close();
  };

  return (
    <Popup title={title} size="wide" mayClose={mayClose} onClose={onClose}>
      {children}
      {isAsking && <AskToLeave onLeave={leave} onClose={() => setAsking(false)} />}
      <UnsavedPopup blocker={blocker} />
    </Popup>
  );
}
