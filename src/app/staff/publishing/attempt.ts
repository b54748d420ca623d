import { fault, good, type Said } from '#app/staff/shell/said.ts';
import { failureText } from '#messages.ts';
import { failureOf } from '#platform/failure.ts';

/** For actions: a refusal is an answer in words; only what nobody foresaw ends on the error page. */
export async function attempt(work: () => Promise<string>): Promise<Said> {
  try {
    return good(await work());
  } catch (error) {
    const { code, userText } = failureOf(error);
    if (code === 'unexpected') throw error;
    return fault(userText ?? failureText[code]);
  }
}
