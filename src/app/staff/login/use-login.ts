import { type SubmitEvent, useState } from 'react';
import type { ActionResult } from '#app/staff/forms/action-result.ts';
import { faultBy } from '#app/staff/forms/form-fault.ts';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { loginInput } from '#domain/staff/staff-input.ts';
import { staffMessages } from '#messages.ts';
import { failureStatus } from '#platform/failure.ts';
import { loggedInHint } from './logged-in-hint.ts';
import type { LoginRefusal, LoginSuccess } from './login-outcome.ts';

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

export function useLogin(action: string, onIn: (way: LoginSuccess) => void) {
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
