import { type ReactNode, useState } from 'react';
import { buttonClass } from '#app/ui/button.tsx';
import { useHydrated } from './use-hydrated.ts';

type Props = { label: string; popup: (close: () => void) => ReactNode };

/** Opens a popup; disabled until hydration. */
export function PopupButton({ label, popup }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  return (
    <>
      <button
        type="button"
        disabled={!isHydrated}
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
