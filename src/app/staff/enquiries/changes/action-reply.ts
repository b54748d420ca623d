/** What the inbox's actions return. */
export type ActionReply =
  | { done: true; text: string; changeId?: string }
  | { done: false; text: string; field?: string; sessionOver?: boolean };
