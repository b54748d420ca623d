import type { MouseEvent, ReactNode } from 'react';
import { Popup } from '#app/staff/ui/popup.tsx';

type ChoiceProps = { onChoose: () => void; isNow?: boolean; children: ReactNode };

/** One click chooses and closes. `close()` makes the browser return the focus to the button that opened the popup. */
export function Choice({ onChoose, isNow = false, children }: ChoiceProps) {
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.closest('dialog')?.close();
    onChoose();
  };
  return (
    <button
      type="button"
      aria-current={isNow || undefined}
      className="min-h-11 rounded-lg border border-line px-3 text-left font-semibold hover:border-teal hover:bg-sand aria-[current=true]:border-teal aria-[current=true]:text-teal"
      onClick={choose}
    >
      {children}
    </button>
  );
}

type Props = { title: string; onClose: () => void; children: ReactNode };

export function ChoicePopup({ title, onClose, children }: Props) {
  return (
    <Popup title={title} onClose={onClose}>
      <div className="grid gap-4">{children}</div>
    </Popup>
  );
}

export const choicesClass = 'grid grid-cols-2 gap-2';
