import { Button } from '#app/staff/kit/button.tsx';

type Props = { label: string; text: string; onOpen: () => void };

/** The row's first cell opens its panel, by mouse or keyboard. */
export function OpenButton({ label, text, onOpen }: Props) {
  return (
    <Button look="name" aria-haspopup="dialog" aria-label={label} onClick={onOpen}>
      {text}
    </Button>
  );
}
