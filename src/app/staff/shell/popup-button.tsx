import { type ReactNode, useState } from 'react';
import { buttonClass } from '#app/ui/button.tsx';
import { useAwake } from '#app/ui/use-awake.ts';

type Props = { label: string; popup: (close: () => void) => ReactNode };

/** Opens a popup, and waits for the page's script to be there. */
export function PopupButton({ label, popup }: Props) {
  const [isOpen, setOpen] = useState(false);
  const awake = useAwake();
  return (
    <>
      <button
        type="button"
        disabled={!awake}
        aria-haspopup="dialog"
        className={buttonClass}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {isOpen && popup(() => setOpen(false))}
    </>
  );
}
