import { bookingNumber } from '#domain/bookings/booking.ts';
import { referenceOf } from '#domain/enquiries/intake/enquiry-reference.ts';
import type { RequestToMail } from '#domain/payments/requests/request-mail-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { type MailBlock, type MailRow, renderMailPage } from './mail-page.tsx';
import { payBlocks } from './pay-rows.ts';

const partNames = {
  deposit: 'Deposit',
  balance: 'Balance',
  further: 'Further charges',
  total: 'Total',
  amount: 'Payment',
} as const;

/** The mail that asks for a payment: with the amount that is left, and the link to its page. */
export function renderPaymentRequestMail(
  { request, standing, duePaise, firstName }: RequestToMail,
  settings: SiteSettings,
  link: string,
) {
  const { reference, part, dueOn } = request;
  const { bookingId, enquiryId } = standing;
  const amount = formatPaise(duePaise);
  const subjectName =
    bookingId === null
      ? `your quote ${referenceOf(BigInt(enquiryId ?? '0'))}`
      : `your booking ${bookingNumber(bookingId)}`;
  const greeting = firstName ? `Hello ${firstName}, please` : 'Please';
  const rows: MailRow[] = [
    ['For', `${partNames[part]} of ${subjectName}`],
    ...(dueOn ? [['Pay by', dateText(dueOn)] satisfies MailRow] : []),
  ];
  const blocks: MailBlock[] = [
    { kind: 'text', text: `${greeting} pay ${amount} for ${subjectName} with ${settings.agencyName}.` },
    { kind: 'rows', rows },
    { kind: 'link', text: 'See the ways to pay', href: link },
    ...payBlocks(settings, { amount, reference }),
    {
      kind: 'text',
      text: 'If you have paid already, type the UTR number on that page. We confirm it once it is in our account.',
    },
  ];
  return renderMailPage({
    subject: `Payment ${reference}: ${amount}`,
    preview: `${partNames[part]} of ${subjectName}: ${amount}`,
    ...{ heading: 'Your payment', blocks, sender: settings },
    reason: `You get this mail because you booked with ${settings.agencyName}.`,
  });
}
