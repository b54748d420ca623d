import type { RefundToMail } from '#domain/payments/refunds/refund-mail-service.ts';
import { sentText } from '#domain/payments/refunds/refund-text.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { type MailBlock, renderMailPage } from './mail-page.tsx';

/** Tells the customer that a refund was sent, how, and why. */
export function renderRefundMail({
  refund,
  number,
  firstName,
  settings,
}: Pick<RefundToMail, 'refund' | 'number' | 'firstName' | 'settings'>) {
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
    { kind: 'text', text: 'If it does not arrive, answer this mail or call us.' },
  ];
  return renderMailPage({
    subject: `Your refund of ${amount}, booking ${number}`,
    preview: sentText(refund),
    ...{ heading: `Your refund of ${amount}`, blocks, sender: settings },
    reason: `You get this mail because ${settings.agencyName} has sent you a refund.`,
  });
}
