/** What the inbox's actions return beside their text. */
export type ChangeValue = {
  /** Of a change that can be undone. */
  changeId?: string;
};
