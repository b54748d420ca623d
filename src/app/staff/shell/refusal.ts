import { data } from 'react-router';
import { type FormStatus, fault, good } from '#app/staff/ui/form-status.ts';
import { failureText } from '#messages.ts';
import { type FailureCode, failureOf, failureStatus } from '#platform/failure.ts';

/**
 * What an action answers when it refuses: `code` decides what the page does, `text` is what it shows. With a status of
 * 400 or above the router does not revalidate the page.
 */
export const refuse = (text: string, code: FailureCode = 'invalid') =>
  data({ done: false as const, code, text }, { status: failureStatus[code] });

/** The refusal of a use-case. An unexpected error is thrown on, to the error page and the log. */
export function refusalOf(error: unknown) {
  const failure = failureOf(error);
  if (failure.code === 'unexpected') throw error;
  return refuse(failure.userText ?? failureText[failure.code], failure.code);
}

/** Runs an action and returns a refusal as a status. An unexpected error is thrown on. */
export async function attempt(run: () => Promise<string>): Promise<FormStatus> {
  try {
    return good(await run());
  } catch (error) {
    const { code, userText } = failureOf(error);
    if (code === 'unexpected') throw error;
    return fault(userText ?? failureText[code]);
  }
}
