import { type Area, hasArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable } from '#platform/database/db.ts';
import { selectChecklist, updateChecklistHidden } from './checklist-store.ts';

/** What a new agency does first, and the area that each step belongs to. */
const steps = {
  contact: 'users',
  colleague: 'users',
  package: 'publishing',
  reply: 'enquiries',
  quote: 'enquiries',
} as const satisfies Record<string, Area>;

export type Step = keyof typeof steps;
export type Checklist = { step: Step; isDone: boolean }[];

/** The first steps that this staff member can take; undefined when all are done or they hid the list. */
export async function readChecklist(db: Queryable, actor: StaffActor): Promise<Checklist | undefined> {
  const found = await selectChecklist(db, actor.id);
  if (!found || found.isHidden) return undefined;
  const own = (Object.keys(steps) as Step[]).filter((step) => hasArea(actor, steps[step]));
  const list = own.map((step) => ({ step, isDone: found[step] }));
  return list.every(({ isDone }) => isDone) ? undefined : list;
}

/** Each staff member hides it for themselves. */
export const hideChecklist = (db: Queryable, actor: StaffActor, isHidden: boolean): Promise<void> =>
  updateChecklistHidden(db, actor.id, isHidden);
