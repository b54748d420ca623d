import { documentsOf, missingOf } from '#domain/documents/register/register-service.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { hasArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { paths } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { documentFilePath } from '#staff-paths.ts';
import { reasonText, documentTexts as texts } from './texts.ts';

/** The documents of a booking, and what is missing; `undefined` where there is nothing to say. */
export async function readBookingDocuments(db: Db, actor: StaffActor, bookingId: string) {
  const [documents, missing] = await Promise.all([
    documentsOf(db, actor, bookingId),
    missingOf(db, actor, bookingId),
  ]);
  if (documents.length === 0 && missing.length === 0) return undefined;
  return {
    documents: documents.map(({ id, name, kind, purpose, issuedOn, totalPaise }) => ({
      id,
      name,
      href: documentFilePath(id),
      what: `${texts.kinds[kind]}, ${texts.purposes[purpose]}`,
      day: dateText(issuedOn),
      total: formatPaise(totalPaise),
    })),
    missing: missing.map(({ sourceKey, kind, purpose, amountPaise, reasons }) => ({
      key: sourceKey,
      what: `${texts.kinds[kind]}, ${texts.purposes[purpose]}, ${formatPaise(amountPaise)}`,
      reasons: reasons.map(reasonText).join(' '),
    })),
    missingHref: hasArea(actor, 'money') && missing.length > 0 ? paths.adminMoneyMissing : undefined,
  };
}
export type BookingDocumentsView = NonNullable<Awaited<ReturnType<typeof readBookingDocuments>>>;
