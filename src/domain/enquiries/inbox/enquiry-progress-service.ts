import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import type { Stage } from '#domain/enquiries/stages.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import type { Queryable, Tx } from '#platform/database/db.ts';
import { announceLive } from '#platform/database/live-changes.ts';
import type { EventKind } from './enquiry.ts';
import { lockLeads, selectLead, updateLead } from './inbox-store.ts';
import { insertEvent } from './timeline-store.ts';

/** Who asked, as far as somebody who writes to them needs it. */
export type LeadContact = {
  id: string;
  reference: string;
  name: string;
  phoneE164: string;
  email: string;
  stage: Stage;
};

/** Nobody else changes it until the transaction ends. */
export type LockedLead = LeadContact & { firstResponseAt: Date | null };

async function contactOf(db: Queryable, id: string): Promise<LockedLead | undefined> {
  const lead = await selectLead(db, id);
  if (!lead || lead.erasedAt) return undefined;
  const { reference, name, phoneE164, email, stage, firstResponseAt } = lead;
  return { id, reference, name, phoneE164, email, stage, firstResponseAt };
}

export const viewLeadContact = (
  db: Queryable,
  _actor: StaffActor,
  id: string,
): Promise<LeadContact | undefined> => contactOf(db, id);

/** The little that a page for whoever has its link may say about them. */
export async function viewLeadName(
  db: Queryable,
  id: string,
): Promise<{ reference: string; firstName: string } | undefined> {
  const lead = await selectLead(db, id);
  if (!lead || lead.erasedAt) return undefined;
  const [firstName = ''] = lead.name.trim().split(/\s+/);
  return { reference: referenceOf(BigInt(id)), firstName };
}

export async function lockLeadContact(tx: Tx, id: string): Promise<LockedLead | undefined> {
  const [locked] = await lockLeads(tx, [id]);
  return locked && contactOf(tx, id);
}

type Progress = {
  kind: EventKind;
  /** Nobody where a visitor or the worker did it. */
  actor?: StaffActor;
  detail: Record<string, string>;
  /** Where it stands on one of these steps it goes on to that one, with a next step so many hours from now. */
  move?: { from: readonly Stage[]; to: Stage; followUpHours: number };
};

const hourMs = 3600_000;

/** For other domains: something happened to a lead. Open desks are told. */
export async function noteOnLead(
  tx: Tx,
  lead: LockedLead,
  { kind, actor, detail, move }: Progress,
): Promise<void> {
  const by = actor && { actorId: actor.id, actorName: actor.name };
  await insertEvent(tx, { enquiryId: lead.id, kind, ...by, detail });
  // Something that is still happening is not to be forgotten as if nobody had touched it.
  await updateLead(tx, lead.id, {});
  if (move?.from.includes(lead.stage)) {
    // To the second, so that a page's cursor and the row say the same.
    const followUpAt = new Date(Math.floor(Date.now() / 1000) * 1000 + move.followUpHours * hourMs);
    await updateLead(tx, lead.id, {
      stage: move.to,
      followUpAt,
      ...(lead.firstResponseAt === null && { firstResponseAt: new Date() }),
    });
    await insertEvent(tx, {
      enquiryId: lead.id,
      kind: 'stage',
      ...by,
      detail: { from: lead.stage, to: move.to },
    });
  }
  await announceLive(tx, { enquiryId: lead.id, isNew: false });
}
