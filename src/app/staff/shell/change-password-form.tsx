import { type SubmitEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { shellContent as content } from '#app/content/staff/shell.ts';
import { type Fault, firstFaultOf, focusField } from '#app/staff/login/first-fault.ts';
import { ShowPassword } from '#app/staff/ui/show-password.tsx';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { ownPasswordInput } from '#domain/staff/staff-input.ts';
import { staffMessages } from '#messages.ts';
import { sendPasswordChange } from './send-password-change.ts';
import { useSessionOver } from './session-over.tsx';

type Shown = Partial<Fault> & { good?: boolean };

function usePasswordChange() {
  const [shown, setShown] = useState<Shown>({});
  const [busy, setBusy] = useState(false);
  const { dialog, check } = useSessionOver();
  const { revalidate } = useRevalidator();

  const send = async (form: HTMLFormElement) => {
    setBusy(true);
    setShown({ text: staffMessages.login.checking, good: true });
    const answer = await sendPasswordChange(new FormData(form));
    setBusy(false);
    setShown({ text: answer.text, good: answer.changed });
    if (check(answer) || !answer.changed) return;
    form.reset();
    await revalidate();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const fault = firstFaultOf(ownPasswordInput, new FormData(form));
    if (!fault) return send(form);
    setShown(fault);
    focusField(form, fault.field);
  };
  return { shown, busy, dialog, submit };
}

/** Used in the header and on the account page. */
export function ChangePasswordForm({ username }: { username: string }) {
  const id = useId();
  const isHydrated = useHydrated();
  const [readable, setReadable] = useState(false);
  const { shown, busy, dialog, submit } = usePasswordChange();
  const type = readable ? 'text' : 'password';
  return (
    <>
      <form noValidate method="post" onSubmit={submit} className="grid gap-3">
        <input type="hidden" name="n_sessionUsername" value={username} />
        <TextField
          id={`${id}-current`}
          name="n_currentPasswordValue"
          label={content.currentPassword}
          type={type}
          required
          autoComplete="current-password"
          invalid={shown.field === 'n_currentPasswordValue'}
        />
        <TextField
          id={`${id}-new`}
          name="n_newPasswordValue"
          label={content.newPassword}
          type={type}
          required
          autoComplete="new-password"
          invalid={shown.field === 'n_newPasswordValue'}
        />
        <ShowPassword label={content.showPassword} shown={readable} onChange={setReadable} />
        <StatusLine text={shown.text} tone={shown.good ? 'good' : 'fault'} />
        <Button disabled={!isHydrated} aria-disabled={busy}>
          {content.savePassword}
        </Button>
      </form>
      {dialog}
    </>
  );
}
