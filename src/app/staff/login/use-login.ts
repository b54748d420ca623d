import { type SubmitEvent, useState } from 'react';
import { call } from '#app/staff/call.ts';
import { loginInput } from '#domain/staff/staff-input.ts';
import { failureText, staffMessages } from '#messages.ts';
import { firstFaultOf, focusField } from './first-fault.ts';
import { loggedInHint } from './logged-in-hint.ts';

const { login } = staffMessages;

const flagTexts: Readonly<Record<string, string>> = {
  'User=0': login.unknownUser,
  'User>0': login.duplicateUser,
  'Pwd>-1': login.wrongPassword,
  'Session:1': login.allowed,
  'Session:-1': login.noSession,
  'Session:1+': login.alreadyHere,
  'Session:>1': login.elsewhere,
  'Non-Admin': login.nonAdmin,
  'Code=0': login.codeNeeded,
  'Code>-1': login.wrongCode,
};

/** Without a flag, the text is the server's own, or says that it could not be reached. */
type LoginAnswer = { flag: string; text: string };

async function sendLogin(form: FormData): Promise<LoginAnswer> {
  try {
    const { body, text } = await call<{ flag: string }>('/adminLogin/check-admin-user', { fields: form });
    return body
      ? { flag: body.flag, text: flagTexts[body.flag] ?? failureText.unexpected }
      : { flag: '', text };
  } catch {
    return { flag: '', text: login.unreachable };
  }
}

const ways = ['Session:1', 'Session:1+'] as const;

export type WayIn = (typeof ways)[number];

/** By which of the two flags the login was let in; nothing where it was not. */
export const wayInBy = (flag: string): WayIn | undefined => ways.find((way) => way === flag);

type Shown = LoginAnswer & { field?: string };

/** What more the form asks, once a right password has been answered with a question. */
type Questions = { code: boolean; endOther: boolean };

const none: Questions = { code: false, endOther: false };

function questionsAfter(flag: string, asked: Questions): Questions {
  if (flag === 'Session:>1') return { ...asked, endOther: true };
  if (flag === 'Code=0' || flag === 'Code>-1') return { ...asked, code: true };
  return flag === '' ? asked : none;
}

/** These have used the code up. */
const spendsCode = new Set(['Code>-1']);

function emptyCode(form: HTMLFormElement): void {
  const field = form.elements.namedItem('code');
  if (field instanceof HTMLInputElement) field.value = '';
}

export function useLogin(onIn: (way: WayIn) => void) {
  const [answer, setAnswer] = useState<Shown>({ flag: '', text: '' });
  const [questions, setQuestions] = useState(none);
  const [busy, setBusy] = useState(false);

  const send = async (form: HTMLFormElement, fields: FormData) => {
    setBusy(true);
    setAnswer({ flag: '', text: login.checking });
    const received = await sendLogin(fields);
    const way = wayInBy(received.flag);
    setAnswer(received);
    setQuestions((asked) => questionsAfter(received.flag, asked));
    if (spendsCode.has(received.flag)) emptyCode(form);
    // Whoever is in stays on this form only until the page changes.
    setBusy(way !== undefined);
    if (!way) return;
    loggedInHint.store(String(fields.get('userName')).trim().toLowerCase());
    onIn(way);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // It may stand above another form, whose matter this is not.
    event.stopPropagation();
    if (busy) return;
    const form = event.currentTarget;
    const fields = new FormData(form, event.submitter);
    const fault = firstFaultOf(loginInput, fields);
    if (!fault) return send(form, fields);
    setAnswer({ flag: '', ...fault });
    focusField(form, fault.field);
  };

  return { answer, questions, busy, submit };
}
