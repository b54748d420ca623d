export type RevisionLine = {
  version: number;
  savedAt: Date;
  /** Empty for versions from before names were stored. */
  savedBy: string;
  restoredFrom: number | null;
};

export type Revision<Content> = RevisionLine & { content: Content };
