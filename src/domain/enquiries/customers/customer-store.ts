import { and, asc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { enquiries, people } from '#domain/enquiries/enquiry-table.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import type { Person } from './customer.ts';

const shown = {
  id: people.id,
  name: people.name,
  phoneE164: people.phoneE164,
  email: people.email,
  mergedInto: people.mergedInto,
  erasedAt: people.erasedAt,
};

type Row = Omit<Person, 'id' | 'mergedInto'> & { id: bigint; mergedInto: bigint | null };

const present = (row: Row): Person => ({
  ...row,
  id: String(row.id),
  mergedInto: row.mergedInto === null ? null : String(row.mergedInto),
});

const nobody = sql`false`;

const sameNumberOrAddress = (phoneE164: string, email: string): SQL | undefined =>
  or(
    phoneE164 === '' ? nobody : and(eq(people.phoneE164, phoneE164), ne(people.phoneE164, '')),
    email === '' ? nobody : and(eq(people.email, email), ne(people.email, '')),
  );

/** Those who have this number or address, who came first before all others. */
export async function selectAlike(db: Queryable, phoneE164: string, email: string): Promise<Person[]> {
  const rows = await db
    .select(shown)
    .from(people)
    .where(and(sameNumberOrAddress(phoneE164, email.toLowerCase()), isNull(people.mergedInto)))
    .orderBy(asc(people.id))
    .limit(20);
  return rows.map(present);
}

export async function insertPerson(
  db: Queryable,
  person: Pick<Person, 'name' | 'phoneE164' | 'email'>,
): Promise<string> {
  const [row] = await db
    .insert(people)
    .values({ ...person, email: person.email.toLowerCase() })
    .returning({ id: people.id });
  if (!row) throw new Error('the insert returned no row');
  return String(row.id);
}

export async function selectPerson(db: Queryable, id: string): Promise<Person | undefined> {
  const [row] = await db
    .select(shown)
    .from(people)
    .where(eq(people.id, BigInt(id)));
  return row && present(row);
}

export async function lockPeople(tx: Tx, ids: readonly string[]): Promise<Person[]> {
  const rows = await tx
    .select(shown)
    .from(people)
    .where(or(...ids.map((id) => eq(people.id, BigInt(id)))))
    .orderBy(asc(people.id))
    .for('update');
  return rows.map(present);
}

export async function selectMergedInto(db: Queryable, id: string): Promise<Person[]> {
  const rows = await db
    .select(shown)
    .from(people)
    .where(and(eq(people.mergedInto, BigInt(id)), isNotNull(people.mergedInto)))
    .orderBy(asc(people.id));
  return rows.map(present);
}

/** Every enquiry of the one is the other's now, and remembers whose it was. */
export async function moveEnquiries(tx: Tx, from: string, into: string): Promise<void> {
  await tx
    .update(enquiries)
    .set({
      personBeforeMerge: sql`coalesce(${enquiries.personBeforeMerge}, ${enquiries.personId})`,
      personId: BigInt(into),
    })
    .where(eq(enquiries.personId, BigInt(from)));
  await tx
    .update(people)
    .set({ mergedInto: BigInt(into) })
    .where(or(eq(people.id, BigInt(from)), eq(people.mergedInto, BigInt(from))));
}

export async function moveBack(tx: Tx, person: string): Promise<void> {
  await tx
    .update(enquiries)
    .set({ personId: BigInt(person), personBeforeMerge: null })
    .where(eq(enquiries.personBeforeMerge, BigInt(person)));
  await tx
    .update(people)
    .set({ mergedInto: null })
    .where(eq(people.id, BigInt(person)));
}
