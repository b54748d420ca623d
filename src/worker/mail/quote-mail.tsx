import { renderToStaticMarkup } from 'react-dom/server';
import { toPartView } from '#domain/bookings/plan/plan-text.ts';
import type { QuotePayments } from '#domain/bookings/plan/quote-payments-service.ts';
import { paymentRowsOf } from '#domain/quotes/price/quote-text.ts';
import { travellersText, tripDaysText } from '#domain/quotes/price/trip-text.ts';
import type { QuoteToMail } from '#domain/quotes/quote-mail-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { PlainPage } from './plain-page.tsx';

type Words = {
  greeting: string;
  intro: string;
  rows: [string, string][];
  how: string;
  link: string;
  closing: string;
};

const cell = { padding: '4px 16px 4px 0', verticalAlign: 'top', textAlign: 'left' } as const;

function QuoteMail({ greeting, intro, rows, how, link, closing }: Words) {
  return (
    <PlainPage>
      <p>{greeting}</p>
      <p>{intro}</p>
      <table>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th style={cell}>{label}</th>
              <td style={cell}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {how}
        <br />
        <a href={link}>{link}</a>
      </p>
      <p>{closing}</p>
    </PlainPage>
  );
}

/** When and who, of a quote for a trip. */
const tripRows = (quote: QuoteToMail['quote']): [string, string][] =>
  [
    ['Days of the trip', tripDaysText(quote)] satisfies [string, string],
    ['Who travels', travellersText(quote)] satisfies [string, string],
  ].filter(([, value]) => value !== '');

/** What is still to be paid: of an accepted quote what is open of each part, before that the deposit and the balance. */
function paymentRows({ quote }: QuoteToMail, payments: QuotePayments | undefined): [string, string][] {
  if (!payments) return paymentRowsOf(quote, quote.chosenLines).map(({ name, amount }) => [name, amount]);
  const open = payments.parts.map(toPartView).filter(({ isPaid }) => !isPaid);
  return open.map(({ name, amount, state }) => [name, state || amount]);
}

/** The mail that brings a quote to the customer. `payments` has what was paid once it was accepted. */
export function renderQuoteMail(
  found: QuoteToMail,
  payments: QuotePayments | undefined,
  settings: SiteSettings,
  link: string,
) {
  const { quote, reference, firstName } = found;
  const isAccepted = quote.acceptedAt !== null;
  const greeting = firstName ? `Hello ${firstName},` : 'Hello,';
  const intro = isAccepted ? 'Here is the quote that you have accepted.' : 'Here is our quote for your trip.';
  const how = isAccepted
    ? 'You can read it and save it as PDF here:'
    : 'You can read it, save it as PDF, and accept or decline it here:';
  const rows: [string, string][] = [
    ['Reference', reference],
    // The days of a booking may have changed since; its own page has them.
    ...(payments?.booking ? [] : tripRows(quote)),
    ['Total with taxes', formatPaise(quote.acceptedPaise ?? quote.totalPaise)],
    ...paymentRows(found, payments),
    ...(isAccepted ? [] : [['Valid until', dateText(quote.validUntil)] satisfies [string, string]]),
  ];
  const { agencyName, phoneE164 } = settings;
  const closing = `Questions? Answer this mail or call ${displayPhone(phoneE164)}. ${agencyName}`;
  const words: Words = { greeting, intro, rows, how, link, closing };
  return {
    subject: `Our quote ${reference}`,
    text: [
      greeting,
      '',
      intro,
      '',
      ...rows.map(([label, value]) => `${label}: ${value}`),
      '',
      how,
      link,
      '',
      closing,
      '',
    ].join('\n'),
    html: `<!doctype html>${renderToStaticMarkup(<QuoteMail {...words} />)}`,
  };
}
