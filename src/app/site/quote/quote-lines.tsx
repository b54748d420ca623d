import { quoteContent as content } from '#app/content/site/quote.ts';
import type { ShownQuote } from './shown-quote.ts';

const money = 'whitespace-nowrap py-2.5 pl-4 text-right align-top tabular-nums';
/** These columns are hidden on a phone, where quantity and rate follow the text. */
const wide = 'max-sm:hidden';

function Line({ text, quantity, unit, amount }: ShownQuote['lines'][number]) {
  return (
    <tr className="border-line border-b">
      <th scope="row" className="py-2.5 text-left align-top font-normal wrap-anywhere">
        {text}
        <span className="block text-quiet text-sm sm:hidden">{content.times(quantity, unit)}</span>
      </th>
      <td className={`${money} ${wide}`}>{quantity}</td>
      <td className={`${money} ${wide}`}>{unit}</td>
      <td className={money}>{amount}</td>
    </tr>
  );
}

function SumRow({ name, amount, isTotal = false }: { name: string; amount: string; isTotal?: boolean }) {
  const totalClass = isTotal ? 'font-display font-semibold text-xl' : '';
  return (
    <tr className={isTotal ? 'border-teal border-t-2' : undefined}>
      <th
        scope="row"
        className={`py-2.5 text-left align-top wrap-anywhere ${isTotal ? totalClass : 'font-normal text-quiet'}`}
      >
        {name}
      </th>
      <td className={wide} />
      <td className={wide} />
      <td className={`${money} ${totalClass}`}>{amount}</td>
    </tr>
  );
}

export function QuoteLines({ quote }: { quote: ShownQuote }) {
  const head = 'py-2 pl-4 text-right align-bottom font-semibold text-sm';
  return (
    <div className="grid gap-3">
      <table className="w-full border-collapse">
        <caption className="sr-only">{content.table}</caption>
        <thead>
          <tr className="border-teal border-b-2">
            <th scope="col" className="py-2 text-left font-semibold text-sm">
              {content.columns.text}
            </th>
            <th scope="col" className={`${head} ${wide}`}>
              {content.columns.quantity}
            </th>
            <th scope="col" className={`${head} ${wide}`}>
              {content.columns.unit}
            </th>
            <th scope="col" className={head}>
              {content.columns.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a quote never changes, and two lines may say the same
            <Line key={index} {...line} />
          ))}
        </tbody>
        <tfoot>
          <SumRow name={content.subtotal} amount={quote.subtotal} />
          {quote.discount && <SumRow {...quote.discount} />}
          <SumRow name={content.gst(quote.gstPercent)} amount={quote.gst} />
          <SumRow name={content.total} amount={quote.total} isTotal />
        </tfoot>
      </table>
      <p>
        <span className="text-quiet">{content.inWords}:</span> {quote.inWords}
      </p>
    </div>
  );
}
