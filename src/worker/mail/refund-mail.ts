import type { RefundToMail } from '#domain/payments/refunds/refund-mail-service.ts';
import { sentText } from '#domain/payments/refunds/refund-text.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { cancellationRows, keptTcsText } from './cancellation-rows.ts';
import { type MailBlock, renderMailPage } from './mail-page.tsx';

/** How the refund of a cancelled trip comes about. */
function sumBlocks(booking: RefundToMail['booking']): MailBlock[] {
  const text = keptTcsText(booking);
  return [
    { kind: 'rows', heading: 'What it comes to', rows: cancellationRows(booking) },
    ...(text ? [{ kind: 'text', text } satisfies MailBlock] : []),
  ];
}

/** Tells the customer that a refund was sent, how, and why. */
export function renderRefundMail(
  { refund, number, firstName, settings, booking }: Omit<RefundToMail, 'token'>,
  link: string | undefined,
) {
  const amount = formatPaise(refund.amountPaise);
  const intro = `${firstName ? `Hello ${firstName}, this` : 'This'} is about your booking ${number} with ${settings.agencyName}.`;
  const blocks: MailBlock[] = [
    { kind: 'text', text: `${intro} ${sentText(refund)}` },
    {
      kind: 'rows',
      rows: [
        ['Booking', number],
        ['Refund', amount],
        ['Reason', refund.reason],
      ],
    },
    ...(booking.isCancelled ? sumBlocks(booking) : []),
    ...(link ? [{ kind: 'link', text: 'Open your booking', href: link } satisfies MailBlock] : []),
    { kind: 'text', text: 'If it does not arrive, answer this mail or call us.' },
  ];
  return renderMailPage({
    subject: `Your refund of ${amount}, booking ${number}`,
    preview: sentText(refund),
    ...{ heading: `Your refund of ${amount}`, blocks, sender: settings },
    reason: `You get this mail because ${settings.agencyName} has sent you a refund.`,
  });
}
