export type RevisionKind = 'blog' | 'tour-package';

export type RevisionLine = {
  version: number;
  savedAt: Date;
  /** Empty where it was there before anybody's name was kept. */
  savedBy: string;
  restoredFrom: number | null;
};

export type Revision<Content> = RevisionLine & { content: Content };
