import type { MouseEvent, ReactNode } from 'react';
import { Button } from '#app/staff/kit/button.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';

type ChoiceProps = { onChoose: () => void; isNow?: boolean; children: ReactNode };

/** One click chooses and closes. `close()` makes the browser return the focus to the button that opened the popup. */
export function Choice({ onChoose, isNow = false, children }: ChoiceProps) {
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.closest('dialog')?.close();
    onChoose();
  };
  return (
    <Button look="secondary" aria-current={isNow || undefined} onClick={choose}>
      {children}
    </Button>
  );
}

type Props = { title: string; onClose: () => void; children: ReactNode };

export function ChoicePopup({ title, onClose, children }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="grid gap-4">{children}</div>
    </Dialog>
  );
}

export const choicesClass = 'grid grid-cols-2 gap-2';
