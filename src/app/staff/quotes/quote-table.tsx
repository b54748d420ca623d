import { staffQuotesContent as content } from '#app/content/staff/quotes.ts';
import type { ShownQuote } from './shown-quotes.ts';

const money = 'whitespace-nowrap py-1.5 pl-3 text-right align-top tabular-nums';

export function QuoteTable({ quote }: { quote: ShownQuote }) {
  const sums = [
    { name: content.subtotal, amount: quote.subtotal },
    ...(quote.discount ? [quote.discount] : []),
    { name: content.gst(quote.gstPercent), amount: quote.gst },
    { name: content.total, amount: quote.total },
  ];
  return (
    <div className="@container">
      <table className="w-full border-collapse text-[0.95rem]">
        <caption className="sr-only">{content.details(quote.version)}</caption>
        <thead>
          <tr className="border-line border-b text-sm">
            <th scope="col" className="py-1.5 text-left">
              {content.columns.text}
            </th>
            <th scope="col" className={money}>
              {content.columns.quantity}
            </th>
            <th scope="col" className={`${money} @max-md:hidden`}>
              {content.columns.unit}
            </th>
            <th scope="col" className={money}>
              {content.columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a quote never changes, and two lines may say the same
            <tr key={index} className="border-line border-b">
              <td className="py-1.5 align-top wrap-anywhere">{line.text}</td>
              <td className={money}>{line.quantity}</td>
              <td className={`${money} @max-md:hidden`}>{line.unit}</td>
              <td className={money}>{line.amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ name, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a discount may be called like another row
            <tr key={index} className="last:font-semibold">
              <th
                scope="row"
                colSpan={2}
                className="py-1.5 text-left align-top [font-weight:inherit] wrap-anywhere"
              >
                {name}
              </th>
              <td className="@max-md:hidden" />
              <td className={money}>{amount}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}
