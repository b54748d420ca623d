import { renderToStaticMarkup } from 'react-dom/server';
import { paymentRowsOf, sumRowsOf } from '#domain/quotes/price/quote-text.ts';
import type { AcceptedQuote } from '#domain/quotes/quote-mail-service.ts';
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

function sumRows(quote: AcceptedQuote, total: string): [string, string][] {
  return [
    ...sumRowsOf(quote, quote.chosenLines).map(({ name, amount }): [string, string] => [name, amount]),
    ['Total', total],
    ...paymentRowsOf(quote, quote.chosenLines).map(({ name, amount }): [string, string] => [name, amount]),
  ];
}

/** The optional lines that the customer chose, one row each. */
const chosenRows = ({ lines, chosenLines }: AcceptedQuote): [string, string][] =>
  chosenLines.map((number) => ['Chosen option', lines[number - 1]?.text ?? '']);

export function renderQuoteAcceptedMail(quote: AcceptedQuote, link: string) {
  const { reference, version, acceptedBy, acceptedAt } = quote;
  const total = formatPaise(quote.acceptedPaise ?? quote.totalPaise);
  const rows: [string, string][] = [
    ['Reference', reference],
    ['Quote', `Version ${version}`],
    ...chosenRows(quote),
    ...sumRows(quote, total),
    ['Accepted by', acceptedBy],
    ['Accepted', acceptedAt ? `${shownTime(acceptedAt)} IST` : ''],
  ];
  return {
    subject: `Quote accepted: ${reference}, ${total}`,
    text: [...rows.map(([label, value]) => `${label}: ${value}`), '', link, ''].join('\n'),
    html: `<!doctype html>${renderToStaticMarkup(<QuoteAcceptedMail rows={rows} link={link} />)}`,
  };
}
