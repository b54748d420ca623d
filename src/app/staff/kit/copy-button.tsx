import { useState } from 'react';
import { Button } from './button.tsx';

type Props = { text: string; label: string; copied: string };

export function CopyButton({ text, label, copied }: Props) {
  const [done, setDone] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
    } catch {
      // The browser refused; the text can still be selected and copied by hand.
      setDone(false);
    }
  };
  return (
    <Button look="secondary" onClick={copy}>
      {done ? copied : label}
    </Button>
  );
}
