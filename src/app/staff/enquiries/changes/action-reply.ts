/** What the desk's actions say. */
export type ActionReply =
  | { done: true; text: string; changeId?: string }
  | { done: false; text: string; field?: string; sessionOver?: boolean };
