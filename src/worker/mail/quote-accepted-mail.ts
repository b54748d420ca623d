import { paymentRowsOf, sumRowsOf } from '#domain/quotes/price/quote-text.ts';
import type { AcceptedQuote } from '#domain/quotes/quote-mail-service.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { type MailRow, type MailSender, renderMailPage } from './mail-page.tsx';

/** Whom to call, before anything else. */
const customerRows = ({ name, phoneE164, reference }: AcceptedQuote): MailRow[] => [
  ['Customer', name || 'No name is known'],
  phoneE164 ? ['Phone', displayPhone(phoneE164), `tel:${phoneE164}`] : ['Phone', 'No number is known'],
  ['Enquiry', reference],
];

/** The optional lines that the customer chose, one row each. */
const chosenRows = ({ lines, chosenLines }: AcceptedQuote): MailRow[] =>
  chosenLines.map((number) => ['Chosen option', lines[number - 1]?.text ?? '']);

function acceptedRows(quote: AcceptedQuote, total: string): MailRow[] {
  const { version, acceptedBy, acceptedAt, chosenLines } = quote;
  const rowOf = ({ name, amount }: { name: string; amount: string }): MailRow => [name, amount];
  return [
    ['Quote', `Version ${version}`],
    ...chosenRows(quote),
    ...sumRowsOf(quote, chosenLines).map(rowOf),
    ['Total', total],
    ...paymentRowsOf(quote, chosenLines).map(rowOf),
    ['Accepted by', acceptedBy],
    ['Accepted', acceptedAt ? `${timeText(acceptedAt)}, India time` : ''],
  ];
}

/** The mail to the agency that a customer has accepted a quote. */
export function renderQuoteAcceptedMail(quote: AcceptedQuote, sender: MailSender, link: string) {
  const { reference, name, phoneE164 } = quote;
  const total = formatPaise(quote.acceptedPaise ?? quote.totalPaise);
  return renderMailPage({
    subject: [`Quote accepted: ${reference}`, name, total].filter(Boolean).join(', '),
    preview: phoneE164 ? `Call ${displayPhone(phoneE164)}` : reference,
    heading: `${name || reference} accepted a quote for ${total}`,
    blocks: [
      { kind: 'rows', rows: customerRows(quote) },
      { kind: 'link', text: 'Open the enquiry', href: link },
      { kind: 'rows', heading: 'What was accepted', rows: acceptedRows(quote, total) },
    ],
    sender,
    reason: 'Sent to the office because a customer accepted a quote by its link.',
  });
}
