import { staffMessages } from '#messages.ts';

/** The reply of most forms when the server cannot be reached. */
export const unreachable = { done: false, text: staffMessages.login.unreachable } as const;

/**
 * For a route's `clientAction`: returns a reply when the server cannot be reached, because the error page would discard
 * what was typed.
 */
export async function offlineReply<Answer, const Away extends object>(
  ask: () => Promise<Answer>,
  away: Away,
): Promise<Answer | Away> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Response) throw error;
    // A new object each time, so that effects run again for a second failure.
    return { ...away };
  }
}
