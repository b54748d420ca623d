import { firstNameOf, toEnquiryView } from '#app/staff/enquiries/inbox/enquiry-view.ts';
import { toFilesView } from '#app/staff/files/file-view.ts';
import { listMailFiles } from '#domain/attachments/mail-file-service.ts';
import { listBookingsOfEnquiry } from '#domain/bookings/making/booking-start-service.ts';
import type { Customer } from '#domain/enquiries/customers/customer.ts';
import { listEnquiryFiles } from '#domain/enquiries/files/record-file-service.ts';
import type { EnquiryLine } from '#domain/enquiries/inbox/enquiry.ts';
import { type EnquiryView, viewEnquiry } from '#domain/enquiries/inbox/inbox-service.ts';
import { listReplies } from '#domain/enquiries/replies/saved-reply-service.ts';
import { isOpen } from '#domain/enquiries/stages.ts';
import type { CabNames } from '#domain/fares/cab-names.ts';
import { readCabNames } from '#domain/fares/cab-names-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { listStaffNames } from '#domain/staff/user-service.ts';
import { findPackageName, listPackageNames } from '#domain/tour-packages/tour-package-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { CustomerRowView, OtherEnquiry } from './customer-section.tsx';
import { toTimelineView } from './event-text.ts';
import { toFullEnquiryView } from './full-enquiry-view.ts';

const toCustomerView = ({ id, name, phoneE164, email }: Customer): CustomerRowView => ({
  id,
  name,
  contact: [phoneE164 && displayPhone(phoneE164), email].filter(Boolean).join(', '),
});

function toOtherView(
  other: EnquiryLine,
  isMainOpen: boolean,
  joinedIds: Set<string>,
  { settings, cabs }: { settings: SiteSettings; cabs: CabNames },
): OtherEnquiry {
  const { id, reference, stage, about } = toEnquiryView(other, settings, cabs);
  return {
    id,
    reference,
    stage,
    about,
    mayJoin: isMainOpen && isOpen(stage),
    isJoined: joinedIds.has(id),
  };
}

async function present(db: Db, actor: StaffActor, view: EnquiryView) {
  const { enquiry, events, customer, others, joined } = view;
  const [settings, replies, owners, packages, packageName, booked, files, cabs, added] = await Promise.all([
    readSettings(db),
    listReplies(db, actor),
    listStaffNames(db, actor),
    listPackageNames(db),
    enquiry.packageId ? findPackageName(db, enquiry.packageId) : undefined,
    listBookingsOfEnquiry(db, actor, enquiry.id),
    listMailFiles(db, actor, [enquiry.id, ...joined.map(({ id }) => id)]),
    readCabNames(db),
    listEnquiryFiles(db, actor, [enquiry.id, ...joined.map(({ id }) => id)]),
  ]);
  const joinedIds = new Set(joined.map(({ id }) => id));
  return {
    enquiry: toFullEnquiryView(enquiry, { settings, packageName: packageName ?? '', cabs }),
    phoneE164: enquiry.phoneE164,
    files: toFilesView({ kind: 'enquiry', id: enquiry.id }, added),
    days: toTimelineView(events, {
      id: enquiry.id,
      joined,
      files,
      actorId: actor.id,
      cabs,
      now: new Date(),
    }),
    customerId: customer?.customer.id,
    duplicates: customer?.duplicates.map(toCustomerView) ?? [],
    merged: customer?.merged.map(toCustomerView) ?? [],
    others: others.map((other) => toOtherView(other, isOpen(enquiry.stage), joinedIds, { settings, cabs })),
    bookings: booked.bookings.map(({ id, cancelledAt, totalPaise }) => ({
      id,
      isCancelled: cancelledAt !== null,
      total: formatPaise(totalPaise),
    })),
    quoteToBook: booked.quoteToBook,
    isCabToBook: booked.isCabToBook,
    replies,
    owners,
    packages,
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

export type FoundEnquiry = NonNullable<Awaited<ReturnType<typeof readEnquiry>>>;
