import { chatLink } from '#app/ui/chat-link.ts';
import { viewPapers } from '#domain/documents/prints/document-print-service.ts';
import type { DocumentRow } from '#domain/documents/register/document-row.ts';
import { documentsOf, missingOf } from '#domain/documents/register/register-service.ts';
import { readSettings } from '#domain/settings/settings-service.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { hasArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { paths } from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import { documentFilePath } from '#staff-paths.ts';
import { reasonText, documentTexts as texts } from './texts.ts';

/** Whom a document of the booking is sent to by WhatsApp. */
export type DocumentReader = {
  name: string;
  phoneE164: string;
  /** The address of the booking's page for its customer; empty without a link. */
  href: string;
};

function chatOf({ name, kind, totalPaise }: DocumentRow, reader: DocumentReader, agency: string): string {
  if (!reader.href || !reader.phoneE164) return '';
  const [firstName = ''] = reader.name.trim().split(/\s+/);
  const file = `${reader.href}/document.pdf?${new URLSearchParams({ number: name })}`;
  const what = texts.kinds[kind].toLowerCase();
  return chatLink(
    reader.phoneE164,
    texts.paper.message(firstName, what, formatPaise(totalPaise), agency, file),
  );
}

/** The documents of a booking, and what is missing; `undefined` where there is nothing to say. */
export async function readBookingDocuments(
  db: Db,
  actor: StaffActor,
  bookingId: string,
  reader: DocumentReader,
) {
  const [documents, missing, { agencyName }] = await Promise.all([
    documentsOf(db, actor, bookingId),
    missingOf(db, actor, bookingId),
    readSettings(db),
  ]);
  if (documents.length === 0 && missing.length === 0) return undefined;
  const papers = await viewPapers(
    db,
    actor,
    documents.map(({ id }) => id),
  );
  const hasMoney = hasArea(actor, 'money');
  return {
    documents: documents.map((document) => {
      const { id, name, kind, purpose, issuedOn, totalPaise } = document;
      const paper = papers.get(id);
      return {
        ...{ id, name },
        href: documentFilePath(id),
        what: `${texts.kinds[kind]}, ${texts.purposes[purpose]}`,
        day: dateText(issuedOn),
        total: formatPaise(totalPaise),
        isPrinted: paper?.isPrinted ?? false,
        isFailed: paper?.isFailed ?? false,
        hasIrn: paper?.hasIrn ?? false,
        mayHaveIrn: hasMoney && (paper?.mayHaveIrn ?? false),
        chatHref: paper?.isPrinted ? chatOf(document, reader, agencyName) : '',
      };
    }),
    missing: missing.map(({ sourceKey, kind, purpose, amountPaise, reasons }) => ({
      key: sourceKey,
      what: `${texts.kinds[kind]}, ${texts.purposes[purpose]}, ${formatPaise(amountPaise)}`,
      reasons: reasons.map(reasonText).join(' '),
    })),
    hasMoney,
    missingHref: hasMoney && missing.length > 0 ? paths.adminMoneyMissing : undefined,
  };
}
export type BookingDocumentsView = NonNullable<Awaited<ReturnType<typeof readBookingDocuments>>>;
