import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { insertEventOfPerson } from '#domain/enquiries/inbox/timeline-store.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import { Failure } from '#platform/failure.ts';
import { type Person, personLabel } from './customer.ts';
import {
  insertPerson,
  lockPeople,
  moveBack,
  moveEnquiries,
  selectAlike,
  selectMergedInto,
  selectPerson,
} from './customer-store.ts';

const longestEmail = 254;

type Contact = Pick<Person, 'name' | 'phoneE164' | 'email'>;

/** Whoever has this number, or else this address; somebody new where nobody has. */
export async function personFor(tx: Queryable, { email, ...reach }: Contact): Promise<string> {
  // Whatever is longer than an address can be is a text in the wrong field, and nobody's.
  const contact = { ...reach, email: email.length > longestEmail ? '' : email };
  const alike = await selectAlike(tx, contact.phoneE164, contact.email);
  const byPhone = alike.find(({ phoneE164 }) => phoneE164 !== '' && phoneE164 === contact.phoneE164);
  return (byPhone ?? alike[0])?.id ?? insertPerson(tx, contact);
}

export type PersonView = {
  person: Person;
  /** Others under the same number or address, who may be the same. */
  alike: Person[];
  /** Those who were found to be the same. */
  merged: Person[];
};

export async function viewPerson(
  db: Queryable,
  _actor: StaffActor,
  id: string,
): Promise<PersonView | undefined> {
  const person = rowId.test(id) ? await selectPerson(db, id) : undefined;
  if (!person) return undefined;
  const [alike, merged] = await Promise.all([
    selectAlike(db, person.phoneE164, person.email),
    selectMergedInto(db, id),
  ]);
  return { person, alike: alike.filter((other) => other.id !== id), merged };
}

async function lockBoth(tx: Tx, ids: [string, string]): Promise<Map<string, Person>> {
  if (ids[0] === ids[1] || !ids.every((id) => rowId.test(id)))
    throw new Failure('invalid', staffMessages.enquiries.personGone);
  const found = new Map((await lockPeople(tx, ids)).map((person) => [person.id, person]));
  if (found.size < 2) throw new Failure('not_found', staffMessages.enquiries.personGone);
  return found;
}

/** Every enquiry of a person tells of it in its timeline, and whoever has one of them open sees it. */
async function tellEnquiries(
  tx: Tx,
  { id, name }: StaffActor,
  personId: string,
  kind: 'merged' | 'unmerged',
  other: string,
): Promise<void> {
  const told = await insertEventOfPerson(tx, personId, {
    kind,
    actorId: id,
    actorName: name,
    detail: { with: other },
  });
  for (const enquiryId of told) await announceLive(tx, { enquiryId, isNew: false });
}

/** Two are one: the first one's enquiries are the second's from now on, until somebody takes it back. */
export async function mergePeople(db: Db, actor: StaffActor, from: string, into: string): Promise<void> {
  await db.transaction(async (tx) => {
    const people = await lockBoth(tx, [from, into]);
    if ([...people.values()].some(({ mergedInto }) => mergedInto !== null))
      throw new Failure('conflict', staffMessages.enquiries.personGone);
    await moveEnquiries(tx, from, into);
    await tellEnquiries(tx, actor, into, 'merged', people.get(from)?.name ?? '');
    const subject = { kind: 'person', id: into, name: personLabel(into) };
    await noteActivity(tx, lineBy(actor, 'people-merged', subject, { with: personLabel(from) }));
  });
}

export async function unmergePerson(db: Db, actor: StaffActor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [person] = rowId.test(id) ? await lockPeople(tx, [id]) : [];
    if (!person?.mergedInto) throw new Failure('not_found', staffMessages.enquiries.personGone);
    await tellEnquiries(tx, actor, person.mergedInto, 'unmerged', person.name);
    await moveBack(tx, id);
    await noteActivity(tx, lineBy(actor, 'people-unmerged', { kind: 'person', id, name: personLabel(id) }));
  });
}
