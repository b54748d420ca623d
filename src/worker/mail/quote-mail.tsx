import { renderToStaticMarkup } from 'react-dom/server';
import { paymentRowsOf } from '#domain/quotes/price/quote-text.ts';
import type { QuoteToMail } from '#domain/quotes/quote-mail-service.ts';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { shownDate } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/shown-phone.ts';

type Words = { greeting: string; rows: [string, string][]; link: string; closing: string };

const cell = { padding: '4px 16px 4px 0', verticalAlign: 'top', textAlign: 'left' } as const;

function QuoteMail({ greeting, rows, link, closing }: Words) {
  return (
    <html lang="en-GB">
      <body style={{ fontFamily: 'sans-serif', color: '#1c1917', lineHeight: 1.5 }}>
        <p>{greeting}</p>
        <p>Here is our quote for your trip.</p>
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
          You can read it, save it as PDF, and accept or decline it here:
          <br />
          <a href={link}>{link}</a>
        </p>
        <p>{closing}</p>
      </body>
    </html>
  );
}

/** The mail that brings a quote to the customer. */
export function renderQuoteMail(found: QuoteToMail, settings: SiteSettings, link: string) {
  const { quote, reference, firstName } = found;
  const greeting = firstName ? `Hello ${firstName},` : 'Hello,';
  const rows: [string, string][] = [
    ['Reference', reference],
    ['Total with taxes', formatPaise(quote.totalPaise)],
    ...paymentRowsOf(quote).map(({ name, amount }): [string, string] => [name, amount]),
    ['Valid until', shownDate(quote.validUntil)],
  ];
  const { agencyName, phoneE164 } = settings;
  const closing = `Questions? Answer this mail or call ${displayPhone(phoneE164)}. ${agencyName}`;
  const words: Words = { greeting, rows, link, closing };
  return {
    subject: `Our quote ${reference}`,
    text: [
      greeting,
      '',
      'Here is our quote for your trip.',
      '',
      ...rows.map(([label, value]) => `${label}: ${value}`),
      '',
      'You can read it, save it as PDF, and accept or decline it here:',
      link,
      '',
      closing,
      '',
    ].join('\n'),
    html: `<!doctype html>${renderToStaticMarkup(<QuoteMail {...words} />)}`,
  };
}
