import { firstNameOf, presentLead } from '#app/staff/enquiries/inbox/shown-enquiry.ts';
import type { Person } from '#domain/enquiries/customers/customer.ts';
import { type LeadView, viewLead } from '#domain/enquiries/inbox/inbox-service.ts';
import { listReplies } from '#domain/enquiries/replies/saved-reply-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { displayPhone } from '#domain/shared/shown-phone.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { listStaffNames } from '#domain/staff/user-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { ShownPerson } from './customer-panel.tsx';
import { presentEvent } from './event-text.ts';
import { presentFullLead } from './shown-full-enquiry.ts';

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
