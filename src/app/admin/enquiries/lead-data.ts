import { listReplies } from '#domain/enquiries/canned-reply-service.ts';
import { type LeadView, viewLead } from '#domain/enquiries/lead-service.ts';
import type { Person } from '#domain/enquiries/person.ts';
import { displayPhone } from '#domain/settings/phone.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { listStaffNames } from '#domain/staff/user-service.ts';
import type { Db } from '#platform/db.ts';
import { presentEvent } from './event-words.ts';
import type { ShownPerson } from './person-panel.tsx';
import { presentFullLead } from './shown-full-lead.ts';
import { firstNameOf, presentLead } from './shown-lead.ts';

const presentPerson = ({ id, name, phoneE164, email }: Person): ShownPerson => ({
  id,
  name,
  reach: [phoneE164 && displayPhone(phoneE164), email].filter(Boolean).join(', '),
});

async function present(db: Db, actor: StaffActor, { lead, events, person, others }: LeadView) {
  const [settings, replies, owners] = await Promise.all([
    readSettings(db),
    listReplies(db, actor),
    listStaffNames(db, actor),
  ]);
  const shownEvents = events.map((event) => ({ ...presentEvent(event), isNote: event.kind === 'note' }));
  return {
    lead: presentFullLead(lead, settings),
    phoneE164: lead.phoneE164,
    events: shownEvents.toReversed(),
    personId: person?.person.id,
    alike: person?.alike.map(presentPerson) ?? [],
    merged: person?.merged.map(presentPerson) ?? [],
    others: others.map((other) => presentLead(other, settings)),
    replies,
    owners,
    values: {
      name: firstNameOf(lead.name),
      reference: lead.reference,
      agency: settings.agencyName,
      phone: displayPhone(settings.phoneE164),
      staff: actor.name,
      page: lead.page && `${settings.website}${lead.page}`,
    },
    targetMinutes: settings.responseTargetMinutes,
    yourId: actor.id,
    madeAt: Date.now(),
  };
}

/** Everything on an enquiry's page; nothing where there is no such enquiry. */
export async function readLead(db: Db, actor: StaffActor, id: string) {
  const view = await viewLead(db, actor, id);
  return view && present(db, actor, view);
}
