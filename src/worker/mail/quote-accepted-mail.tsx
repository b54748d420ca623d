import { renderToStaticMarkup } from 'react-dom/server';
import { shownPercent } from '#domain/quotes/percent.ts';
import { shownDiscount } from '#domain/quotes/quote.ts';
import type { AcceptedQuote } from '#domain/quotes/quote-mail-service.ts';
import { sumsOf } from '#domain/quotes/quote-sums.ts';
import { shownTime } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';

const cell = { padding: '4px 12px 4px 0', verticalAlign: 'top', textAlign: 'left' } as const;

type Words = { rows: [string, string][]; link: string };

function QuoteAcceptedMail({ rows, link }: Words) {
  return (
    <html lang="en-GB">
      <body style={{ fontFamily: 'sans-serif', color: '#1c1917' }}>
        <table>
          <tbody>
            {rows.map(([label, value], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a discount may be called like another row
              <tr key={index}>
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

function sumRows(quote: AcceptedQuote): [string, string][] {
  const { subtotalPaise, discountPaise, gstPaise } = sumsOf(quote);
  const discount = shownDiscount(quote.discount, discountPaise);
  return [
    ['Subtotal', formatPaise(subtotalPaise)],
    ...(discount ? ([[discount.name, discount.amount]] as [string, string][]) : []),
    [`GST ${shownPercent(quote.gstPercent)}%`, formatPaise(gstPaise)],
    ['Total', formatPaise(quote.totalPaise)],
  ];
}

export function renderQuoteAcceptedMail(quote: AcceptedQuote, link: string) {
  const { reference, version, totalPaise, acceptedBy, acceptedAt } = quote;
  const rows: [string, string][] = [
    ['Reference', reference],
    ['Quote', `Version ${version}`],
    ...sumRows(quote),
    ['Accepted by', acceptedBy],
    ['Accepted', acceptedAt ? `${shownTime(acceptedAt)} IST` : ''],
  ];
  return {
    subject: `Quote accepted: ${reference}, ${formatPaise(totalPaise)}`,
    text: [...rows.map(([label, value]) => `${label}: ${value}`), '', link, ''].join('\n'),
    html: `<!doctype html>${renderToStaticMarkup(<QuoteAcceptedMail rows={rows} link={link} />)}`,
  };
}
