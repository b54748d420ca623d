import { firstNameOf, presentEnquiry } from '#app/staff/enquiries/inbox/shown-enquiry.ts';
import type { Customer } from '#domain/enquiries/customers/customer.ts';
import { type EnquiryView, viewEnquiry } from '#domain/enquiries/inbox/inbox-service.ts';
import { listReplies } from '#domain/enquiries/replies/saved-reply-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { displayPhone } from '#domain/shared/shown-phone.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { listStaffNames } from '#domain/staff/user-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { ShownCustomer } from './customer-panel.tsx';
import { presentEvent } from './event-text.ts';
import { presentFullEnquiry } from './shown-full-enquiry.ts';

const presentCustomer = ({ id, name, phoneE164, email }: Customer): ShownCustomer => ({
  id,
  name,
  reach: [phoneE164 && displayPhone(phoneE164), email].filter(Boolean).join(', '),
});

async function present(db: Db, actor: StaffActor, { enquiry, events, customer, others }: EnquiryView) {
  const [settings, replies, owners] = await Promise.all([
    readSettings(db),
    listReplies(db, actor),
    listStaffNames(db, actor),
  ]);
  const shownEvents = events.map((event) => ({ ...presentEvent(event), isNote: event.kind === 'note' }));
  return {
    enquiry: presentFullEnquiry(enquiry, settings),
    phoneE164: enquiry.phoneE164,
    events: shownEvents.toReversed(),
    customerId: customer?.customer.id,
    alike: customer?.alike.map(presentCustomer) ?? [],
    merged: customer?.merged.map(presentCustomer) ?? [],
    others: others.map((other) => presentEnquiry(other, settings)),
    replies,
    owners,
    values: {
      name: firstNameOf(enquiry.name),
      reference: enquiry.reference,
      agency: settings.agencyName,
      phone: displayPhone(settings.phoneE164),
      staff: actor.name,
      page: enquiry.page && `${settings.website}${enquiry.page}`,
    },
    targetMinutes: settings.responseTargetMinutes,
    yourId: actor.id,
    renderedAt: Date.now(),
  };
}

/** Everything on an enquiry's page, or undefined when the enquiry does not exist. */
export async function readEnquiry(db: Db, actor: StaffActor, id: string) {
  const view = await viewEnquiry(db, actor, id);
  return view && present(db, actor, view);
}
