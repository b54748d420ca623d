import { changesBetween, type FieldChange } from './route-text.ts';

/** What happened to a stop or route: who, when, and from what to what. */
export type HistoryEntry<Field extends string = string> = {
  what: 'added' | 'changed' | 'removed';
  by: string;
  at: Date;
  /** The imported file that did it. */
  fileName: string | null;
  changes: FieldChange[];
  /** What it was from then on, or at its end. */
  texts: Readonly<Record<Field, string>>;
};

type Life = {
  madeBy: string;
  madeAt: Date;
  endedBy: string;
  endedAt: Date | null;
  fileName: string | null;
};

/** Of the rows that a stop or route has had, the newest first. */
export function historyOf<Row extends Life, Field extends string>(
  rows: readonly Row[],
  labels: Readonly<Record<Field, string>>,
  textsOf: (row: Row) => Readonly<Record<Field, string>>,
): HistoryEntry<Field>[] {
  return rows.flatMap((row, index) => {
    const before = rows[index + 1];
    // A change ends the old row and adds the new one in one transaction, so both have its time.
    const isChange = before?.endedAt?.getTime() === row.madeAt.getTime();
    const followed = rows[index - 1]?.madeAt.getTime() === row.endedAt?.getTime();
    const texts = textsOf(row);
    const made: HistoryEntry<Field> = {
      what: isChange ? 'changed' : 'added',
      by: row.madeBy,
      at: row.madeAt,
      fileName: row.fileName,
      changes: isChange ? changesBetween(labels, textsOf(before), texts) : [],
      texts,
    };
    if (!row.endedAt || followed) return [made];
    const removed: HistoryEntry<Field> = {
      what: 'removed',
      by: row.endedBy,
      at: row.endedAt,
      fileName: null,
      changes: [],
      texts,
    };
    return [removed, made];
  });
}
