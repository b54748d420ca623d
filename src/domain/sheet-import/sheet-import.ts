import type { Action } from '#domain/activity/activity.ts';
import type { Area } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { SheetLimits, SheetRow } from '#platform/sheets/sheet.ts';
import type { Counts, PastImport } from './past-import.ts';
import type { ImportTable } from './sheet-import-store.ts';

export type Planning = {
  now: Date;
  /** Where the plan is about to be stored, so that what it builds on can be locked. */
  tx: Tx | undefined;
};

export type Storing = { importId: bigint; fileName: string; actor: StaffActor; encryption: Encryption };

/** What the import of a file would do; a preview has the other properties as well. */
export type ImportPlan<Count extends string, Row = unknown> = {
  /** The rows that are stored; without any there is nothing to import. */
  planned: readonly Row[];
  /** What would be stored, for its fingerprint. */
  changes: unknown;
  counts: Partial<Counts<Count>>;
  /** Why nothing can be stored although there are rows. */
  refusal?: string;
  store: (tx: Tx, storing: Storing) => Promise<void>;
};

/** A file whose rows are known to be of a kind. */
export type OpenSheet<Head, Plan> = {
  /** What a preview shows beside the plan. */
  head: Head;
  /** False when a column that every row needs is missing: then no row is read. */
  areEnough: boolean;
  plan: (db: Queryable, planning: Planning) => Promise<Plan>;
};

type Logged = Action extends infer Name ? (Name extends `${infer List}-imported` ? List : never) : never;

export type Undoing<Kind extends string, Count extends string> = {
  found: PastImport<Kind, Count>;
  actor: StaffActor;
};

/** What differs between the imports of files. */
export type SheetImport<
  Kind extends string,
  Count extends string,
  Choices,
  Head,
  Plan extends ImportPlan<Count>,
  Undone,
> = {
  area: Area;
  limits: SheetLimits;
  rows: ImportTable<Count>;
  messages: Readonly<Record<'nothing' | 'changedMeanwhile' | 'columnsUnknown', string>>;
  activity: {
    subject: string;
    /** A file may be named after a customer, and the activity log outlives an erasure: then the import has its number. */
    namesFile: boolean;
    list: (kind: Kind) => Logged;
    detail: (counts: Plan['counts'], kind: Kind) => Record<string, string>;
  };
  open: (rows: readonly SheetRow[], choices: Choices) => OpenSheet<Head, Plan> & { kind: Kind };
  undo: (tx: Tx, importId: bigint, undoing: Undoing<Kind, Count>) => Promise<Undone>;
  /** How much an undo has left. */
  keptOf: (undone: Undone) => Partial<Counts<Count>>;
};
