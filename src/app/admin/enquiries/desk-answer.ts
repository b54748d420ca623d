import { staffMessages } from '#messages.ts';

/** What the desk's actions say. */
export type DeskAnswer =
  | { done: true; text: string; changeId?: string }
  | { done: false; text: string; field?: string; sessionOver?: boolean };

/**
 * For a route's `clientAction`: a server that did not answer is an answer, too, because the error page would take along
 * all that is typed.
 */
export async function answered(serverAction: () => Promise<DeskAnswer>): Promise<DeskAnswer> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { done: false, text: staffMessages.login.unreachable };
  }
}
