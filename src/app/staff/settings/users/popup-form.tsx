import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import type { ActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { ShowPassword } from '#app/staff/kit/show-password.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { staffUsersContent as content } from './texts.ts';
import type { UserIntent } from './user-intent.ts';

type Props = { form: ActionForm; intent: UserIntent; go: string; children: ReactNode };

/** The fields, the status and the submit button of a popup. */
export function PopupForm({ form: { status, isBusy, onSubmit }, intent, go, children }: Props) {
  const form = useRef<HTMLFormElement>(null);

  // The form appears after its data have loaded, when the popup has already placed the focus.
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus(), []);

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <FormStatusLine status={status} />
      <div>
        {/* Not disabled, because it would lose the focus. */}
        <Button type="submit" aria-disabled={isBusy}>
          {go}
        </Button>
      </div>
    </form>
  );
}

type PasswordProps = { id: string; name: string; label: string; invalid: boolean };

/** A password that is passed on to another person, so it can be shown. */
export function PasswordField(props: PasswordProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid gap-1">
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        required
        autoComplete="new-password"
        hint={content.fields.passwordHint}
      />
      <ShowPassword label={content.fields.showPassword} shown={isShown} onChange={setShown} />
    </div>
  );
}
