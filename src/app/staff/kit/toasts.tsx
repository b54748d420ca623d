import { useEffect, useSyncExternalStore } from 'react';
import { shellContent } from '#app/staff/shell/texts.ts';
import { CloseIcon } from '#app/ui/icons.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { dismissToast, onToasts, type ShownToast, shownToasts } from './toast-list.ts';

const none: readonly ShownToast[] = [];

/** Long enough to read it and to reach its button. */
const shownMs = 8000;

function Message({ toast: { id, text, action } }: { toast: ShownToast }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), shownMs);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <li className="flex items-center gap-3 rounded-xl bg-night py-1 pr-1 pl-4 text-on-night shadow-xl">
      <span className="min-w-0 grow py-2 wrap-anywhere">{text}</span>
      {action && (
        <Button
          look="onNight"
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton aria-label={shellContent.dismiss} onClick={() => dismissToast(id)}>
        <CloseIcon />
      </IconButton>
    </li>
  );
}

/** The one place of all toasts, in the shell. It is always there, so that screen readers announce what comes into it. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, shownToasts, () => none);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 bottom-[calc(var(--shell-bottom)+0.75rem)] z-30 sm:right-auto sm:w-96 lg:left-[13.5rem]"
    >
      <ul className="pointer-events-auto grid gap-2">
        {toasts.map((one) => (
          <Message key={one.id} toast={one} />
        ))}
      </ul>
    </div>
  );
}
