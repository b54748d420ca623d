import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import type { useCallForm } from './use-call-form.ts';

type Props = { form: ReturnType<typeof useCallForm>; go: string; children: ReactNode };

/** Fields, the answer, and the one thing to do. */
export function PopupForm({ form: { said, isBusy, onSubmit }, go, children }: Props) {
  const form = useRef<HTMLFormElement>(null);

  // A form that had to wait for its data comes after the popup has opened with the focus elsewhere.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus(), []);

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
      {children}
      <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
      <div>
        {/* Not disabled, which would take the focus away. */}
        <Button aria-disabled={isBusy}>{go}</Button>
      </div>
    </form>
  );
}
