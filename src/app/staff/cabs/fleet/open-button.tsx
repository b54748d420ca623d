import { ScriptButton } from '#app/staff/ui/script-button.tsx';

type Props = { label: string; text: string; onOpen: () => void };

/** The row's first cell opens its panel, by mouse or keyboard. */
export function OpenButton({ label, text, onOpen }: Props) {
  return (
    <ScriptButton
      aria-haspopup="dialog"
      aria-label={label}
      className="min-h-11 max-w-full truncate text-left font-semibold text-teal hover:underline @4xl:min-h-9"
      onClick={onOpen}
    >
      {text}
    </ScriptButton>
  );
}
