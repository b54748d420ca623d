import type { DocumentToMail } from '#domain/documents/mails/document-mail-service.ts';
import { documentTitles, exactPaise } from '#domain/documents/prints/document-text.ts';
import {
  balanceText,
  methodText,
  partsText,
  standingText,
  subjectText,
} from '#domain/documents/receipts/receipt-text.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { type MailRow, renderMailPage } from './mail-page.tsx';

const filled = (rows: MailRow[]): MailRow[] => rows.filter(([, value]) => value !== '');

function wordsOf(found: DocumentToMail): { heading: string; intro: string; rows: MailRow[]; note: string } {
  if (found.kind === 'receipt') {
    const { receipt } = found.print;
    const balance = balanceText(receipt);
    const amount = formatPaise(receipt.amountPaise);
    return {
      heading: `Receipt ${receipt.number} for ${amount}`,
      intro: `Thank you. We have received ${amount}. Your receipt is attached.`,
      rows: filled([
        ['For', subjectText(receipt)],
        ['Trip', receipt.subject.title],
        ['Part of the price', partsText(receipt)],
        ['Received on', dateText(receipt.receivedOn)],
        ['Paid by', methodText(receipt)],
        ['Reference', receipt.reference],
        [balance.name, balance.value],
      ]),
      note: standingText(receipt),
    };
  }
  const { kind, name, issuedOn, totalPaise, subject, received } = found.print.content;
  const title = documentTitles[kind];
  return {
    heading: `${title} ${name}`,
    intro: `Your ${title.toLowerCase()} is attached.`,
    rows: filled([
      ['Number', name],
      ['Date', dateText(issuedOn)],
      ['For', subject.title],
      ['Received on', received ? dateText(received.on) : ''],
      ['Amount', exactPaise(totalPaise)],
    ]),
    note: '',
  };
}

/** The mail that brings a receipt or a tax document. */
export function renderDocumentMail(found: DocumentToMail, settings: SiteSettings) {
  const { heading, intro, rows, note } = wordsOf(found);
  return renderMailPage({
    subject: heading,
    preview: intro,
    heading,
    blocks: [
      { kind: 'text', text: intro },
      { kind: 'rows', rows },
      ...(note ? [{ kind: 'text' as const, text: note }] : []),
    ],
    sender: settings,
    reason: `You get this mail because you booked with ${settings.agencyName}.`,
  });
}
