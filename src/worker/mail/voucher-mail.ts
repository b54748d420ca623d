import type { VoucherContent } from '#domain/bookings/vouchers/voucher.ts';
import type { VoucherPrint } from '#domain/bookings/vouchers/voucher-print-service.ts';
import {
  daysText,
  partyText,
  standingText,
  timeLines,
  voucherWords,
} from '#domain/bookings/vouchers/voucher-text.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { type MailBlock, type MailRow, renderMailPage } from './mail-page.tsx';

const filled = (rows: MailRow[]): MailRow[] => rows.filter(([, value]) => value !== '');

/** Each service in a line; the PDF has the rest. */
const servicesOf = ({ services }: VoucherContent): string[] =>
  services.map((service) => [...timeLines(service), service.title, standingText(service)].join(', '));

function introOf({ supplier, services }: VoucherContent, version: number): string {
  const replaces = version > 1 ? ` It takes the place of version ${version - 1}.` : '';
  if (!supplier)
    return `Your voucher is attached: everything that is booked for your trip, with the numbers to call.${replaces}`;
  const isOpen = services.some(({ isConfirmed }) => !isConfirmed);
  const ask = isOpen ? ' Please confirm what is marked as not confirmed by answering this mail.' : '';
  return `The voucher for our guests is attached.${replaces}${ask}`;
}

/** The mail that brings a voucher: without amounts, like the voucher itself. */
export function renderVoucherMail({ voucher, settings }: VoucherPrint) {
  const { content, version } = voucher;
  const { supplier, leadName, contact, number, title } = content;
  const heading = supplier
    ? `${voucherWords.title(number)} for ${supplier.name}`
    : `${voucherWords.title(number)} for your trip`;
  const intro = introOf(content, version);
  const blocks: MailBlock[] = [
    { kind: 'text', text: intro },
    {
      kind: 'rows',
      rows: filled([
        ['Lead traveller', leadName],
        ['Travellers', partyText(content)],
        ['Phone', supplier && contact ? displayPhone(contact.phoneE164) : ''],
        ['Tour', title],
        ['Dates', daysText(content)],
      ]),
    },
    { kind: 'list', heading: 'What is booked', items: servicesOf(content) },
  ];
  return renderMailPage({
    subject: `${heading}, ${daysText(content)}`,
    preview: intro,
    ...{ heading, blocks, sender: settings },
    reason: supplier
      ? `You get this mail because ${settings.agencyName} has booked this with you.`
      : `You get this mail because you booked this trip with ${settings.agencyName}.`,
  });
}
