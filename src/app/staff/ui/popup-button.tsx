import { type ReactNode, useState } from 'react';
import { buttonClass } from '#app/ui/button.tsx';
import { ScriptButton } from './script-button.tsx';

type Props = { label: string; popup: (close: () => void) => ReactNode };

/** Opens a popup; disabled until hydration. */
export function PopupButton({ label, popup }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ScriptButton aria-haspopup="dialog" className={buttonClass} onClick={() => setOpen(true)}>
        {label}
      </ScriptButton>
      {isOpen && popup(() => setOpen(false))}
    </>
  );
}
