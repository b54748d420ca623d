import type { CabNames } from '#domain/fares/cab-names.ts';
import type { CarTypeWords, CityWord } from '#domain/fares/cab-words.ts';
import type { City } from '#domain/fares/rates.ts';
import type { ImportPlan, Planning } from '#domain/sheet-import/sheet-import.ts';
import type { RowFault } from '#domain/sheet-import/sheet-row-reader.ts';
import type { ImportField } from './import-kind.ts';

/** What staff choose for a file beside its columns. */
export type ListChoices = {
  /** For rows that name none. */
  city: City;
  /** Rows of bookings that are there already are imported as well. */
  addsDuplicates: boolean;
};

/** What the rows of a file are read and planned with. */
export type ListContext = ListChoices &
  Planning & { types: CarTypeWords; cities: readonly CityWord[]; names: CabNames };

/** A row that is stored, with its texts as they would be stored. */
export type PlannedRow = { row: number; texts: Readonly<Partial<Record<ImportField, string>>> };

/** A row with the plate, the number, or the number and the time of an earlier row or of what is stored. */
export type DuplicateRow = { row: number; name: string; sameAs: { row: number } | { known: string } };

/** A row whose customer is known by another name. */
export type KnownCustomerRow = { row: number; name: string; customer: string };

/** What the import of a file would do. */
export type ListPlan = ImportPlan<'added', PlannedRow> & {
  faults: RowFault<ImportField>[];
  duplicates: DuplicateRow[];
  customers: KnownCustomerRow[];
  counts: { added: number };
};

export type KeptRow = { name: string; reason: 'changed' | 'has-duties' | 'used' };

/** What an undo removed, and what it left and why. */
export type UndoneImport = {
  removed: number;
  kept: KeptRow[];
  /** Customers that the import of bookings had added. */
  customers: { removed: number; kept: number };
};

/** Finds rows with a key that an earlier row of the file has, or something that is stored. */
export class Duplicates {
  readonly found: DuplicateRow[] = [];
  private readonly rowOf = new Map<string, number>();
  private readonly known: ReadonlyMap<string, string>;

  constructor(known: ReadonlyMap<string, string>) {
    this.known = known;
  }

  /** True, and listed, for a row whose key is taken. */
  has(key: string, row: number, name: string): boolean {
    const [known, earlier] = [this.known.get(key), this.rowOf.get(key)];
    if (known !== undefined) this.found.push({ row, name, sameAs: { known } });
    else if (earlier !== undefined) this.found.push({ row, name, sameAs: { row: earlier } });
    return known !== undefined || earlier !== undefined;
  }

  /** For a row that is stored. */
  take(key: string, row: number): void {
    if (!this.rowOf.has(key)) this.rowOf.set(key, row);
  }

  /** Takes the key of a row that has a new one. */
  isNew(key: string, row: number, name: string): boolean {
    if (this.has(key, row, name)) return false;
    this.take(key, row);
    return true;
  }
}
