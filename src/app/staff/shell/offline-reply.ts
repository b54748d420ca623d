import { staffMessages } from '#messages.ts';

/** What most forms say then. */
export const unreachable = { done: false, text: staffMessages.login.unreachable } as const;

/**
 * For a route's `clientAction`: a server that did not answer is an answer, too, because the error page would take along
 * all that is typed.
 */
export async function offlineReply<Answer, const Away extends object>(
  ask: () => Promise<Answer>,
  away: Away,
): Promise<Answer | Away> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Response) throw error;
    // Another one each time: whoever listens for answers hears the second as well.
    return { ...away };
  }
}
