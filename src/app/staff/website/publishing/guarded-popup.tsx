import { type ReactNode, useRef, useState } from 'react';
import { AskToLeave, UnsavedPopup, useUnsavedGuard } from '#app/staff/forms/unsaved-guard.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';

type Props = { title: string; isDirty: boolean; onClose: () => void; children: ReactNode };

/** A wide popup with a form. Closing it or leaving the page with unsaved changes asks for confirmation. */
export function GuardedPopup({ title, isDirty, onClose, children }: Props) {
  const [isAsking, setAsking] = useState(false);
  const isLeaving = useRef(false);
  const blocker = useUnsavedGuard(isDirty);

  const mayClose = () => {
    if (!isDirty || isLeaving.current) return true;
    setAsking(true);
    return false;
  };
  // Closes the inner dialog first, so that the browser returns the focus step by step.
  const leave = (asking: HTMLDialogElement | null) => {
    isLeaving.current = true;
    asking?.close();
    asking?.parentElement?.closest('dialog')?.close();
  };

  return (
    <Dialog title={title} size="wide" mayClose={mayClose} onClose={onClose}>
      {children}
      {isAsking && <AskToLeave onLeave={leave} onClose={() => setAsking(false)} />}
      <UnsavedPopup blocker={blocker} />
    </Dialog>
  );
}
