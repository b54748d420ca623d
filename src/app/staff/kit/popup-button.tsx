import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

type Props = { label: string; popup: (close: () => void) => ReactNode };

/** Opens a popup; disabled until hydration. */
export function PopupButton({ label, popup }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && popup(() => setOpen(false))}
    </>
  );
}
