import type { StaffActor } from '#domain/staff/staff.ts';
import { listUsers } from '#domain/staff/user-service.ts';
import type { Queryable } from '#platform/database/db.ts';

export type StaffMember = { value: string; label: string };

/** Everyone with an account. Deleted users still appear in the log, but not in this filter. */
export async function listStaffMembers(db: Queryable, actor: StaffActor): Promise<StaffMember[]> {
  const staffMembers: StaffMember[] = [];
  for (let page = 1, lastPage = 1; page <= lastPage; page++) {
    const found = await listUsers(db, actor, { page });
    lastPage = found.lastPage;
    staffMembers.push(
      ...found.users.map(({ id, name, username }) => ({ value: id, label: `${name} (${username})` })),
    );
  }
  return staffMembers.toSorted((a, b) => a.label.localeCompare(b.label));
}
