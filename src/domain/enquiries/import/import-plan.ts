import { createHash } from 'node:crypto';
import type { SheetRow } from '#platform/sheets/sheet.ts';
import { customerImportMessages as messages } from './customer-import-messages.ts';
import type { DuplicateChoice, ImportColumns } from './import-columns.ts';
import { type ImportedRow, type ImportFault, readImportRow } from './import-row.ts';

export type KnownCustomer = { id: string; name: string; phoneE164: string; email: string };

/** A row that is stored, with the customer that it belongs to. */
export type PlannedRow = ImportedRow & {
  /** The idempotency key of its enquiry or note: the same row is imported once. */
  key: string;
  /** Stored already. */
  known?: KnownCustomer;
  /** An earlier row of the file with the same number or address. */
  sameAs?: number;
};

export type ImportPlan = {
  planned: PlannedRow[];
  faults: ImportFault[];
  /** Rows that would add nothing, or that are left out by choice. */
  leftOut: PlannedRow[];
};

/** The same for the same row, whatever file it is in. */
function keyOf({ name, phoneE164, email, enquiry, customerNote }: ImportedRow): string {
  const { message = '', tripTo = '', tripStarts = null, city = '', day = '' } = enquiry ?? {};
  const note = enquiry?.note ?? customerNote;
  const parts = [name, phoneE164, email, message, tripTo, tripStarts, note, city, day];
  return `import:${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`;
}

/** Reads a row of the list, with its idempotency key. */
export function readRow(row: SheetRow, columns: ImportColumns, { now }: { now: Date }) {
  const { read, faults } = readImportRow(row, columns, now);
  return { row: row.number, value: { ...read, key: keyOf(read) }, faults };
}

/** Finds a customer by number first, and else by address, as a new enquiry does. */
class ContactIndex<Found> {
  private readonly byPhone = new Map<string, Found>();
  private readonly byEmail = new Map<string, Found>();

  find = ({ phoneE164, email }: Pick<ImportedRow, 'phoneE164' | 'email'>): Found | undefined =>
    (phoneE164 && this.byPhone.get(phoneE164)) || (email && this.byEmail.get(email)) || undefined;

  /** Of two with one number the first stays. */
  add({ phoneE164, email }: Pick<ImportedRow, 'phoneE164' | 'email'>, found: Found): void {
    if (phoneE164 && !this.byPhone.has(phoneE164)) this.byPhone.set(phoneE164, found);
    if (email && !this.byEmail.has(email)) this.byEmail.set(email, found);
  }
}

type Stored = { known: readonly KnownCustomer[]; keys: ReadonlySet<string> };
export type ReadRow = ImportedRow & { key: string };

class Planner {
  readonly plan: ImportPlan = { planned: [], faults: [], leftOut: [] };
  private readonly stored = new ContactIndex<KnownCustomer>();
  private readonly inFile = new ContactIndex<number>();
  private readonly rowOfKey = new Map<string, number>();
  private readonly keys: ReadonlySet<string>;
  private readonly choice: DuplicateChoice;

  constructor({ known, keys }: Stored, choice: DuplicateChoice) {
    for (const customer of known) this.stored.add(customer, customer);
    this.keys = keys;
    this.choice = choice;
  }

  private faultOf({ key }: ReadRow): string | undefined {
    const twin = this.rowOfKey.get(key);
    if (twin !== undefined) return messages.sameRow(twin);
    return this.keys.has(key) ? messages.importedBefore : undefined;
  }

  add(row: ReadRow): void {
    const text = this.faultOf(row);
    if (text !== undefined) {
      this.plan.faults.push({ row: row.row, field: '', text });
      return;
    }
    this.rowOfKey.set(row.key, row.row);
    const known = this.stored.find(row);
    const sameAs = known ? undefined : this.inFile.find(row);
    const planned: PlannedRow = { ...row, ...(known && { known }), ...(sameAs && { sameAs }) };
    const addsNothing = (known || sameAs) && !row.enquiry && row.customerNote === '';
    if ((known && this.choice === 'skip') || addsNothing) {
      this.plan.leftOut.push(planned);
      return;
    }
    this.inFile.add(row, sameAs ?? row.row);
    this.plan.planned.push(planned);
  }
}

/** Decides for each row whether it adds a customer, an enquiry or a note, or nothing. */
export function planImport(rows: readonly ReadRow[], stored: Stored, choice: DuplicateChoice): ImportPlan {
  const planner = new Planner(stored, choice);
  for (const row of rows) planner.add(row);
  return planner.plan;
}

/** What it would store for which customers. */
export const changesIn = ({ planned }: ImportPlan): unknown =>
  planned.map(({ key, known, sameAs, enquiry }) => [key, known?.id, sameAs, enquiry?.stage]);
