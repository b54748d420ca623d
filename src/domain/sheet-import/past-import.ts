export type Counts<Count extends string> = Readonly<Record<Count, number>>;

export type PastImport<Kind extends string, Count extends string> = {
  id: string;
  kind: Kind;
  /** Empty once it is removed. */
  fileName: string;
  madeBy: string;
  madeAt: Date;
  undoneBy: string;
  undoneAt: Date | null;
} & Counts<Count>;
