import { staffMessages } from '#messages.ts';

/** A quote with the link that opens it, which is told once. */
export type Shared = { version: number; total: string; validUntil: string; link: string };

/** What the action says. */
export type QuoteAnswer =
  | { done: true; text: string; shared?: Shared }
  | { done: false; text: string; field?: string; sessionOver?: boolean };

/** A server that did not answer is an answer, too: the error page would take along all that is typed. */
export async function answered(serverAction: () => Promise<QuoteAnswer>): Promise<QuoteAnswer> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { done: false, text: staffMessages.login.unreachable };
  }
}
