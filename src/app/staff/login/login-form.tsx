import { useEffect, useId, useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { ShowPassword } from '#app/staff/kit/show-password.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { staffMessages } from '#messages.ts';
import type { LoginSuccess } from './login-outcome.ts';
import { loginContent as content } from './texts.ts';
import { useLogin } from './use-login.ts';

type Props = {
  /** The address of the action. */ action: string;
  /** Where it is known who logs in again. */
  username?: string;
  onIn: (way: LoginSuccess) => void;
};

function KnownUsername({ username }: { username: string }) {
  return (
    <p>
      <span className="block font-semibold">{content.username}</span>
      <span className="wrap-anywhere">{username}</span>
      <input type="hidden" name="userName" value={username} />
    </p>
  );
}

function CodeField({ id, invalid }: { id: string; invalid: boolean }) {
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <TextField
      id={id}
      name="code"
      label={content.code}
      required
      autoComplete="one-time-code"
      hint={staffMessages.login.codeNeeded}
      invalid={invalid}
    />
  );
}

export function LoginForm({ action, username, onIn }: Props) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const { status, questions, isCodeWrong, isBusy, onSubmit } = useLogin(action, onIn);

  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-4">
      <input type="hidden" name="intent" value="log-in" />
      <FormStatusLine status={status} />
      {username ? (
        <KnownUsername username={username} />
      ) : (
        <TextField
          id={`${id}-username`}
          name="userName"
          label={content.username}
          required
          autoComplete="username"
          invalid={status?.field === 'userName'}
        />
      )}
      <div className="grid gap-1">
        <TextField
          id={`${id}-password`}
          name="userPassword"
          label={content.password}
          type={shown ? 'text' : 'password'}
          required
          autoComplete="current-password"
          invalid={status?.field === 'userPassword'}
        />
        <ShowPassword label={content.showPassword} shown={shown} onChange={setShown} />
      </div>
      {questions.code && <CodeField id={`${id}-code`} invalid={isCodeWrong} />}
      <Button type="submit" aria-disabled={isBusy}>
        {content.login}
      </Button>
      {questions.endOther && (
        <Button look="secondary" type="submit" name="endOther" value="true" aria-disabled={isBusy}>
          {content.endOther}
        </Button>
      )}
      <noscript>{content.needsScript}</noscript>
    </form>
  );
}
