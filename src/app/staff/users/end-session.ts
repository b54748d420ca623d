import { staffUsersContent } from '#app/content/staff/users.ts';
import { fault, good, type Said } from '#app/staff/shell/said.ts';
import { endSessionOf } from '#domain/staff/session-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { findUser } from '#domain/staff/user-service.ts';
import { staffMessages } from '#messages.ts';
import type { Db } from '#platform/database/db.ts';

const content = staffUsersContent.sessions;

/** One's own is left by logging out, which takes the cookie along. */
export async function endSession(db: Db, actor: StaffActor, userId: string): Promise<Said> {
  if (userId === actor.id) return fault(content.ownSession);
  const user = await findUser(db, actor, userId);
  if (!user) return fault(staffMessages.users.gone);
  return (await endSessionOf(db, actor, userId)) ? good(content.ended(user.name)) : fault(content.over);
}
