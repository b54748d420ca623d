import { Badge } from '#app/staff/kit/badge.tsx';
import { Button } from '#app/staff/kit/button.tsx';

type OpenProps = { label: string; text: string; onOpen: () => void };

/** The row's first cell opens its panel, by mouse or keyboard. */
export function OpenButton({ label, text, onOpen }: OpenProps) {
  return (
    <Button look="name" aria-haspopup="dialog" aria-label={label} onClick={onOpen}>
      {text}
    </Button>
  );
}

/** Something that staff still have to do. */
export const ToDo = ({ children }: { children: string }) => <Badge tone="danger">{children}</Badge>;
