import { staffQuotesContent } from '#app/content/staff/quotes.ts';
import type { QuoteForm } from './use-quote-form.ts';

const content = staffQuotesContent.editor;

/** The totals of what is typed so far. */
export function QuoteTotals({ sums }: Pick<QuoteForm, 'sums'>) {
  if ('missing' in sums) return <p className="text-quiet">{sums.missing}</p>;
  return (
    <div className="grid max-w-sm gap-1">
      <dl className="grid gap-1">
        {sums.rows.map(({ name, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a discount may be called like another row
          <div key={index} className="flex justify-between gap-4">
            <dt className="text-quiet wrap-anywhere">{name}</dt>
            <dd className="whitespace-nowrap tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap justify-between gap-x-4 border-line border-t pt-1 text-lg">
        {content.total}: <strong>{sums.total}</strong>
      </p>
    </div>
  );
}
