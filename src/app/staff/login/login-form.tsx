import { type SubmitEvent, useEffect, useId, useState } from 'react';
import type { ActionResult } from '#app/staff/forms/action-result.ts';
import { faultBy } from '#app/staff/forms/form-fault.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { ShowPassword } from '#app/staff/kit/show-password.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { loginInput } from '#domain/staff/staff-input.ts';
import { staffMessages } from '#messages.ts';
import { failureStatus } from '#platform/failure.ts';
import { loggedInHint } from './logged-in-hint.ts';
import type { LoginRefusal, LoginSuccess } from './login-outcome.ts';
import { loginContent as content } from './texts.ts';

type Result = ActionResult<LoginSuccess, LoginRefusal>;

/** What more the form asks, once a right password has been answered with a question. */
type Questions = { code: boolean; endOther: boolean };

const none: Questions = { code: false, endOther: false };

/** A failure is no answer to the login, so its questions stay. */
const isAnswer = ({ code }: Result) => code === undefined || !Object.hasOwn(failureStatus, code);

function questionsAfter(result: Result, asked: Questions): Questions {
  if (result.code === 'elsewhere') return { ...asked, endOther: true };
  if (result.code === 'code-needed' || result.code === 'wrong-code') return { ...asked, code: true };
  return isAnswer(result) ? none : asked;
}

function emptyCode(form: HTMLFormElement): void {
  const field = form.elements.namedItem('code');
  if (field instanceof HTMLInputElement) field.value = '';
}

const usernameIn = (form: HTMLFormElement) => String(new FormData(form).get('userName')).trim().toLowerCase();

function useLogin(action: string, onIn: (way: LoginSuccess) => void) {
  const [questions, setQuestions] = useState(none);
  const [result, setResult] = useState<Result>();

  const form = useActionForm<LoginSuccess, LoginRefusal>({
    action,
    revalidates: false,
    validate: faultBy(loginInput),
    working: staffMessages.login.checking,
    onResult: (received, element) => {
      setResult(received);
      setQuestions((asked) => questionsAfter(received, asked));
      // A wrong code has been used up.
      if (received.code === 'wrong-code') emptyCode(element);
      if (!received.done) return;
      loggedInHint.store(usernameIn(element));
      onIn(received.value);
    },
  });

  return {
    status: form.status,
    questions,
    isCodeWrong: result?.code === 'wrong-code',
    // After a login the form is shown only until the page changes.
    isBusy: form.isBusy || form.isDone,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      if (form.isDone) event.preventDefault();
      else form.onSubmit(event);
    },
  };
}

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
