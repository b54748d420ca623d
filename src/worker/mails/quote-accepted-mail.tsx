import { renderToStaticMarkup } from 'react-dom/server';
import type { AcceptedQuote } from '#domain/quotes/quote-mail-service.ts';
import { formatPaise } from '#domain/settings/money.ts';

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const cell = { padding: '4px 12px 4px 0', verticalAlign: 'top', textAlign: 'left' } as const;

type Words = { rows: [string, string][]; link: string };

function QuoteAcceptedMail({ rows, link }: Words) {
  return (
    <html lang="en-GB">
      <body style={{ fontFamily: 'sans-serif', color: '#1c1917' }}>
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
          <a href={link}>{link}</a>
        </p>
      </body>
    </html>
  );
}

export function renderQuoteAcceptedMail(quote: AcceptedQuote, link: string) {
  const { reference, version, totalPaise, acceptedBy, acceptedAt } = quote;
  const rows: [string, string][] = [
    ['Reference', reference],
    ['Quote', `Version ${version}`],
    ['Total', formatPaise(totalPaise)],
    ['Accepted by', acceptedBy],
    ['Accepted', acceptedAt ? `${momentFormat.format(acceptedAt)} IST` : ''],
  ];
  return {
    subject: `Quote accepted: ${reference}, ${formatPaise(totalPaise)}`,
    text: [...rows.map(([label, value]) => `${label}: ${value}`), '', link, ''].join('\n'),
    html: `<!doctype html>${renderToStaticMarkup(<QuoteAcceptedMail rows={rows} link={link} />)}`,
  };
}
