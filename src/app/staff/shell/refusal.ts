import { data } from 'react-router';
import { failureText } from '#messages.ts';
import { failureOf, failureStatus } from '#platform/failure.ts';

/** Under the refusal's own status, so that the page below is not asked for anew. */
export const refuse = (text: string, status: number = failureStatus.invalid) =>
  data({ done: false as const, text }, { status });

/** What a use-case refused with, in its words. A fault of ours is the error page's matter, and the log's. */
export function refusalOf(error: unknown) {
  const failure = failureOf(error);
  if (failure.code === 'unexpected') throw error;
  return refuse(failure.userText ?? failureText[failure.code], failureStatus[failure.code]);
}
