/** What the inbox's actions return beside their text. */
export type ChangeValue = {
  /** Of a change that can be undone. */
  changeId?: string;
  /** A fact's value as people read it. */
  shown?: string;
};
