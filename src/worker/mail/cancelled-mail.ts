import type { BookingToMail } from '#domain/bookings/mails/booking-mail-service.ts';
import { dueBackText } from '#domain/payments/refunds/refund-text.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { cancellationRows, keptTcsText } from './cancellation-rows.ts';
import { type MailBlock, renderMailPage } from './mail-page.tsx';

const textOf = (text: string): MailBlock[] => (text ? [{ kind: 'text', text }] : []);

/** Tells the customer that their trip is cancelled, what that costs, and how and when the rest comes back. */
export function renderCancelledMail(
  { booking }: Pick<BookingToMail, 'booking'>,
  { settings, link }: { settings: SiteSettings; link: string | undefined },
) {
  const { number, firstName, balancePaise, payMethods, package: sold } = booking;
  const { agencyName, refundDays } = settings;
  const title = sold ? `: ${sold.title}` : '';
  const intro = `${firstName ? `Hello ${firstName}, your` : 'Your'} booking ${number} with ${agencyName} is cancelled${title}.`;
  const back = dueBackText({ owedPaise: -balancePaise, payMethods, refundDays });
  const blocks: MailBlock[] = [
    { kind: 'text', text: intro },
    { kind: 'rows', heading: 'What it comes to', rows: cancellationRows(booking) },
    ...textOf(keptTcsText(booking)),
    ...textOf(back),
    ...(link ? [{ kind: 'link', text: 'Open your booking', href: link } satisfies MailBlock] : []),
    { kind: 'text', text: 'If that is wrong, answer this mail or call us.' },
  ];
  return renderMailPage({
    subject: `Your booking ${number} is cancelled`,
    preview: back || intro,
    ...{ heading: 'Your booking is cancelled', blocks, sender: settings },
    reason: `You get this mail because you booked with ${agencyName}.`,
  });
}
