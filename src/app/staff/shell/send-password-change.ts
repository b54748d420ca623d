import { type Answer, call } from '#app/staff/call.ts';
import { failureText, staffMessages } from '#messages.ts';

const { password } = staffMessages;

/** The contract's flags are numbers and texts; a map keeps 1 and '1' apart. */
const flagTexts = new Map<unknown, string>([
  [0, password.wrongCurrent],
  ['1+', password.duplicate],
  ['1-', password.failed],
  [1, password.changed],
]);

export type PasswordAnswer = { text: string; changed: boolean; sessionOver: boolean };

function presented({ body, text, sessionOver }: Answer<{ flag: unknown }>): PasswordAnswer {
  if (sessionOver) return { text: '', changed: false, sessionOver };
  if (!body) return { text, changed: false, sessionOver };
  return {
    text: flagTexts.get(body.flag) ?? failureText.unexpected,
    changed: body.flag === 1,
    sessionOver,
  };
}

export async function sendPasswordChange(form: FormData): Promise<PasswordAnswer> {
  try {
    return presented(await call('/adminDashboard/password-reset', { fields: form }));
  } catch {
    return { text: staffMessages.login.unreachable, changed: false, sessionOver: false };
  }
}
