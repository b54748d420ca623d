import { randomUUID } from 'node:crypto';
import type { Action } from '#domain/activity/activity.ts';
import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { digitsIn } from '#domain/enquiries/customers/customer-list-service.ts';
import { wordsOf } from '#domain/search/words.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { assertArea, hasArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { rowId } from '#paths.ts';
import { violatedConstraint } from '#platform/database/constraint.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { Failure } from '#platform/failure.ts';
import { storable } from '#platform/text.ts';
import type {
  FoundSupplier,
  Supplier,
  SupplierKind,
  SupplierListPage,
  SupplierListQuery,
  SupplierView,
} from './supplier.ts';
import type { SupplierInput } from './supplier-input.ts';
import { supplierMessages as messages, supplierKindNames, supplierLabels } from './supplier-messages.ts';
import {
  cursorOf,
  insertSupplier,
  lockSupplier,
  selectByKey,
  selectFound,
  selectNamed,
  selectSupplier,
  selectSuppliers,
  selectTwin,
  setSupplierEnded,
  updateSupplier,
} from './supplier-store.ts';

export const suppliersPerPage = 50;

/** Pay terms and GSTIN only for those who may see money. */
function toView(actor: StaffActor, supplier: Supplier): SupplierView {
  const { id, kind, name, city, contactName, phoneE164, email, notes } = supplier;
  const { isSample, revision, changedBy, changedAt, endedAt, gstin, payTerms, payDays } = supplier;
  return {
    ...{ id, kind, name, city, contactName, phoneE164, email, notes },
    ...{ isSample, revision, changedBy, changedAt },
    isEnded: endedAt !== null,
    terms: hasArea(actor, 'money') ? { gstin, payTerms, payDays } : undefined,
  };
}

/** What name, city, contact or phone number must contain; a phone number may be typed in any format. */
function partsOf(text: string): string[] {
  const digits = digitsIn(text);
  return digits === undefined ? wordsOf(text) : [digits];
}

const noCursors = { firstCursor: '', lastCursor: '' };

export async function listSuppliers(
  db: Queryable,
  actor: StaffActor,
  { search = '', ...query }: SupplierListQuery,
): Promise<SupplierListPage> {
  assertArea(actor, 'enquiries');
  const isForward = query.before === undefined;
  const parts = partsOf(storable(search));
  // One row more than shown tells whether there is another page.
  const rows = await selectSuppliers(db, { ...query, parts }, suppliersPerPage + 1);
  const isCut = rows.length > suppliersPerPage;
  const suppliers = isForward ? rows.slice(0, suppliersPerPage) : rows.slice(-suppliersPerPage);
  const [first, last] = [suppliers.at(0), suppliers.at(-1)];
  return {
    suppliers,
    hasNext: isForward ? isCut : true,
    hasPrevious: isForward ? query.after !== undefined : isCut,
    ...(first && last ? { firstCursor: cursorOf(first), lastCursor: cursorOf(last) } : noCursors),
  };
}

/** For a form in which the name is being typed; without a text the first ones by name. */
export async function findSuppliers(
  db: Queryable,
  actor: StaffActor,
  text: string,
  kind: SupplierKind | undefined,
  limit: number,
): Promise<FoundSupplier[]> {
  assertArea(actor, 'enquiries');
  const typed = storable(text).trim();
  return selectFound(db, { start: typed.toLowerCase(), parts: partsOf(typed), kind }, limit);
}

/** `undefined` when there is none. */
export async function viewSupplier(
  db: Queryable,
  actor: StaffActor,
  id: string,
): Promise<SupplierView | undefined> {
  assertArea(actor, 'enquiries');
  const supplier = rowId.test(id) ? await selectSupplier(db, id) : undefined;
  return supplier && toView(actor, supplier);
}

/** For the worker, which mails a supplier. */
export const findSupplier = (
  db: Queryable,
  id: string,
): Promise<Pick<Supplier, 'name' | 'contactName'> | undefined> => selectSupplier(db, id);

/** Another supplier is what this one would be, or what the same form has created before. */
export class SupplierExists extends Failure {
  readonly other: Pick<Supplier, 'id' | 'name'>;

  constructor({ id, name }: Pick<Supplier, 'id' | 'name'>, text: string, options: ErrorOptions = {}) {
    super('conflict', text, { ...options, field: 'name' });
    this.other = { id, name };
  }
}

/** Another staff member has changed the supplier since the form was opened. */
export class SupplierChanged extends Failure {
  /** With this revision the form can be saved once more, now that the other change is shown. */
  readonly revision: number;

  constructor(text: string, revision: number) {
    super('conflict', text);
    this.revision = revision;
  }
}

const existing = (twin: FoundSupplier, options?: ErrorOptions) =>
  new SupplierExists(twin, messages.exists(twin.name, twin.city), options);

/** A name that another one in use has in the same city is refused by the index. */
async function mapUniqueViolation<Result>(
  db: Queryable,
  named: () => Pick<Supplier, 'name' | 'city'> | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const own = violatedConstraint(error) === 'suppliers_by_name' ? named() : undefined;
    const twin = own && (await selectTwin(db, own));
    throw twin ? existing(twin, { cause: error }) : error;
  }
}

const note = (tx: Tx, actor: StaffActor, action: Action, { id, name }: Pick<Supplier, 'id' | 'name'>) =>
  noteActivity(tx, lineBy(actor, action, { kind: 'supplier', id, name }));

function assertMayHaveTerms(actor: StaffActor, { gstin, payTerms, payDays }: SupplierInput): void {
  if (gstin !== undefined || payTerms !== undefined || payDays !== undefined) assertArea(actor, 'money');
}

const comparedFields = [
  'kind',
  'name',
  'city',
  'contactName',
  'phoneE164',
  'email',
  'gstin',
  'payTerms',
  'payDays',
  'notes',
] as const satisfies readonly (keyof SupplierInput)[];

const fieldText = (supplier: Supplier, field: (typeof comparedFields)[number]): string => {
  if (field === 'kind') return supplierKindNames[supplier.kind];
  if (field === 'payDays') return supplier.payDays === null ? '' : String(supplier.payDays);
  return field === 'phoneE164' ? displayPhone(supplier.phoneE164) : supplier[field];
};

/** What is stored where the form says something else; of fields that the form does not have, nothing. */
const differencesOf = (stored: Supplier, input: SupplierInput): string[] =>
  comparedFields
    .filter((field) => input[field] !== undefined && input[field] !== stored[field])
    .map((field) => `${supplierLabels[field]}: ${fieldText(stored, field) || messages.empty}`);

/** What an insert has met: the same request, or another supplier of the same name and city. */
async function createdBefore(tx: Tx, key: string, input: SupplierInput): Promise<string> {
  const earlier = await selectByKey(tx, key);
  if (earlier && differencesOf(earlier, input).length === 0) return earlier.id;
  if (earlier) throw new SupplierExists(earlier, messages.createdDifferently(earlier.name));
  const twin = await selectTwin(tx, input);
  throw twin ? existing(twin) : new Failure('unavailable');
}

/** `key` is the same when the same form is sent twice. */
export async function createSupplier(
  db: Db,
  actor: StaffActor,
  input: SupplierInput,
  key: string,
): Promise<string> {
  assertArea(actor, 'enquiries');
  assertMayHaveTerms(actor, input);
  if (key === '' || key.length > 60) throw new Failure('invalid');
  const idempotencyKey = `${actor.id}:${key}`;
  return db.transaction(async (tx) => {
    const id = await insertSupplier(tx, { ...input, idempotencyKey }, actor.name);
    if (id === undefined) return createdBefore(tx, idempotencyKey, input);
    await note(tx, actor, 'supplier-created', { id, name: input.name });
    return id;
  });
}

/** The name, with the city where several have the name. */
const labelOf = ({ name, city }: FoundSupplier) => (city === '' ? name : `${name}, ${city}`);

type NamedSupplier = {
  /** A name, or name and city with a comma between them. */
  typed: string;
  /** Of the supplier that a new name creates. */
  kind: SupplierKind;
  /** The field of the form that it is about. */
  field: string;
};

/** The supplier in use that a typed name means; a new name creates one. */
export async function supplierNamed(
  tx: Tx,
  actor: StaffActor,
  { typed, kind, field }: NamedSupplier,
): Promise<string> {
  assertArea(actor, 'enquiries');
  const named = await selectNamed(tx, typed);
  const exact = named.find((supplier) => labelOf(supplier).toLowerCase() === typed.toLowerCase());
  const [first, second] = named;
  if (first && second && !exact)
    throw new Failure('conflict', messages.ambiguous(named.map(labelOf)), { field });
  const found = exact ?? first;
  if (found) return found.id;
  const input = { kind, name: typed, city: '', contactName: '', phoneE164: '', email: '', notes: '' };
  const id = await insertSupplier(tx, { ...input, idempotencyKey: randomUUID() }, actor.name);
  // Another request has created it in this moment.
  if (id === undefined) return supplierNamed(tx, actor, { typed, kind, field });
  await note(tx, actor, 'supplier-created', { id, name: typed });
  return id;
}

/** The supplier as the form was opened with it. */
export type ExpectedSupplier = { id: string; revision: number };

async function lockedSupplier(tx: Tx, id: string): Promise<Supplier> {
  const supplier = rowId.test(id) ? await lockSupplier(tx, id) : undefined;
  if (!supplier) throw new Failure('not_found', messages.gone);
  return supplier;
}

/** Returns the revision that it has now; nothing is stored when nothing differs. */
export async function changeSupplier(
  db: Db,
  actor: StaffActor,
  { id, revision }: ExpectedSupplier,
  input: SupplierInput,
): Promise<number> {
  assertArea(actor, 'enquiries');
  assertMayHaveTerms(actor, input);
  return mapUniqueViolation(
    db,
    () => input,
    () =>
      db.transaction(async (tx) => {
        const stored = await lockedSupplier(tx, id);
        const differences = differencesOf(stored, input);
        if (stored.revision !== revision)
          throw new SupplierChanged(
            messages.changedMeanwhile(stored.changedBy, differences),
            stored.revision,
          );
        if (differences.length === 0) return revision;
        await updateSupplier(tx, id, input, actor.name);
        await note(tx, actor, 'supplier-changed', { id, name: input.name });
        return revision + 1;
      }),
  );
}

/** A deactivated supplier is no longer offered; what it was chosen for keeps it. */
export async function setSupplierActive(
  db: Db,
  actor: StaffActor,
  { id, revision }: ExpectedSupplier,
  isActive: boolean,
): Promise<Pick<Supplier, 'name' | 'revision'>> {
  assertArea(actor, 'enquiries');
  let named: Supplier | undefined;
  return mapUniqueViolation(
    db,
    () => named,
    () =>
      db.transaction(async (tx) => {
        const stored = await lockedSupplier(tx, id);
        named = stored;
        const isStoredActive = stored.endedAt === null;
        const { name } = stored;
        if (isStoredActive === isActive) return { name, revision: stored.revision };
        if (stored.revision !== revision)
          throw new SupplierChanged(messages.changedBefore(stored.changedBy), stored.revision);
        await setSupplierEnded(tx, id, !isActive, actor.name);
        await note(tx, actor, isActive ? 'supplier-reactivated' : 'supplier-deactivated', stored);
        return { name, revision: revision + 1 };
      }),
  );
}
