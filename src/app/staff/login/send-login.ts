import { call } from '#app/staff/call.ts';
import { failureText, staffMessages } from '#messages.ts';

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

/** Without a flag the server had words of its own, or could not be reached. */
export type LoginAnswer = { flag: string; text: string };

export async function sendLogin(form: FormData): Promise<LoginAnswer> {
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
