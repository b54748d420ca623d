/** What a route's action says to the intents `keep`, `discard` and `preview`. */
export type DraftAnswer =
  | { kind: 'kept'; keptAt: Date }
  | { kind: 'discarded' }
  | { kind: 'preview'; address: string }
  | { kind: 'session-over' }
  | { kind: 'failed' };

/**
 * For a route's `clientAction`: a server that did not answer is an answer, too, because the error page would take the
 * form along with all that is typed into it.
 */
export async function answered<Answer>(
  serverAction: () => Promise<Answer>,
): Promise<Answer | Extract<DraftAnswer, { kind: 'failed' }>> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { kind: 'failed' };
  }
}
