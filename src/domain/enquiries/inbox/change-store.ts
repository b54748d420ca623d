import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { enquiries } from '#domain/enquiries/enquiry-table.ts';
import type { FieldColumns } from '#domain/enquiries/fields/fields.ts';
import type { Stage } from '#domain/enquiries/stages.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';

/** Every column that staff change and can undo. */
export type EnquiryChange = Partial<FieldColumns> & {
  stage?: Stage;
  lostReason?: string;
  ownerId?: string | null;
  followUpAt?: Date | null;
  followUpPurpose?: string;
  firstResponseAt?: Date | null;
  joinedInto?: string | null;
  stageBeforeJoin?: Stage | '';
};

const textOf = (id: bigint | null) => (id === null ? null : String(id));

/** Locks the enquiries that are not erased. */
export async function lockEnquiries(tx: Tx, ids: readonly string[]) {
  const rows = await tx
    .select({
      id: enquiries.id,
      customerId: enquiries.customerId,
      stage: enquiries.stage,
      lostReason: enquiries.lostReason,
      ownerId: enquiries.ownerId,
      followUpAt: enquiries.followUpAt,
      followUpPurpose: enquiries.followUpPurpose,
      firstResponseAt: enquiries.firstResponseAt,
      joinedInto: enquiries.joinedInto,
      stageBeforeJoin: enquiries.stageBeforeJoin,
      name: enquiries.name,
      contactNo: enquiries.contactNo,
      phoneE164: enquiries.phoneE164,
      email: enquiries.email,
      city: enquiries.city,
      service: enquiries.service,
      packageId: enquiries.packageId,
      source: enquiries.source,
      tripFrom: enquiries.tripFrom,
      tripTo: enquiries.tripTo,
      tripStarts: enquiries.tripStarts,
      tripEnds: enquiries.tripEnds,
      tripTime: enquiries.tripTime,
      adults: enquiries.adults,
      children: enquiries.children,
      carType: enquiries.carType,
      budgetPaise: enquiries.budgetPaise,
    })
    .from(enquiries)
    .where(and(inArray(enquiries.id, ids.map(BigInt)), isNull(enquiries.erasedAt)))
    // Always in the same order, so that two bulk changes cannot deadlock.
    .orderBy(asc(enquiries.id))
    .for('update');
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    customerId: textOf(row.customerId),
    ownerId: textOf(row.ownerId),
    packageId: textOf(row.packageId),
    joinedInto: textOf(row.joinedInto),
  }));
}

export type ChangeableEnquiry = Awaited<ReturnType<typeof lockEnquiries>>[number];

const idOf = (text: string | null) => (text === null ? null : BigInt(text));

export async function updateEnquiry(
  tx: Tx,
  id: string,
  { ownerId, packageId, joinedInto, ...change }: EnquiryChange & { quotedPaise?: number },
): Promise<void> {
  await tx
    .update(enquiries)
    .set({
      ...change,
      ...(ownerId !== undefined && { ownerId: idOf(ownerId) }),
      ...(packageId !== undefined && { packageId: idOf(packageId) }),
      ...(joinedInto !== undefined && { joinedInto: idOf(joinedInto) }),
      updatedAt: sql`now()`,
    })
    .where(eq(enquiries.id, BigInt(id)));
}

/** The enquiry that this one was joined into, or itself; whatever happens to either belongs there. */
export async function selectMainId(db: Queryable, id: string): Promise<string> {
  const [row] = await db
    .select({ joinedInto: enquiries.joinedInto })
    .from(enquiries)
    .where(eq(enquiries.id, BigInt(id)));
  return textOf(row?.joinedInto ?? null) ?? id;
}

/** Ids of the enquiries that were joined into this one. */
export async function selectJoinedIds(db: Queryable, id: string): Promise<string[]> {
  const rows = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(eq(enquiries.joinedInto, BigInt(id)))
    .orderBy(asc(enquiries.id));
  return rows.map((row) => String(row.id));
}
