import { staffQuotesContent as content } from '#app/content/staff/quotes.ts';
import { PrintFailed } from '#app/staff/ui/print-failed.tsx';
import { QuoteTable } from './quote-table.tsx';
import type { ShownQuote } from './shown-quotes.ts';

const badges: Record<ShownQuote['state'], string> = {
  accepted: 'border-teal bg-teal text-on-teal',
  opened: 'border-teal text-teal',
  sent: 'border-line text-quiet',
  newer: 'border-line text-quiet',
  expired: 'border-brick text-brick',
};

function Points({ name, text }: { name: string; text: string }) {
  if (text === '') return null;
  return (
    <div>
      <h4 className="font-sans font-semibold text-sm">{name}</h4>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  );
}

type Props = { quote: ShownQuote; isBusy: boolean; onRenew: () => void; onPrintAgain: () => void };

export function QuoteCard({ quote, isBusy, onRenew, onPrintAgain }: Props) {
  return (
    <li className="grid gap-2 px-3 py-3 sm:px-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p>
          <strong>{content.version(quote.version)}</strong> · <strong>{quote.total}</strong>,{' '}
          {content.validUntil(quote.validUntil)}
        </p>
        <p className={`rounded-full border px-3 font-semibold text-sm ${badges[quote.state]}`}>
          {content.states[quote.state]}
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-6 text-quiet text-sm">
        {quote.discount && (
          <li className="wrap-anywhere">
            {quote.discount.name}: <span className="whitespace-nowrap">{quote.discount.amount}</span>
          </li>
        )}
        <li className="wrap-anywhere">{content.made(quote.madeBy, quote.madeAt)}</li>
        {quote.openedAt && <li>{content.opened(quote.openedCount, quote.openedAt)}</li>}
        {quote.acceptedAt && (
          <li className="text-ink wrap-anywhere">{content.accepted(quote.acceptedBy, quote.acceptedAt)}</li>
        )}
      </ul>
      {quote.isPrintFailed && (
        <PrintFailed name={content.versionInText(quote.version)} isBusy={isBusy} onAgain={onPrintAgain} />
      )}
      <div className="flex flex-wrap items-start gap-x-6">
        <details className="min-w-0 grow open:basis-full">
          <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline">
            {content.details(quote.version)}
          </summary>
          <div className="grid gap-3 pb-2">
            <QuoteTable quote={quote} />
            <Points name={content.inclusions} text={quote.inclusions} />
            <Points name={content.exclusions} text={quote.exclusions} />
          </div>
        </details>
        {quote.mayRenew && (
          <button
            type="button"
            aria-label={content.renewOf(quote.version)}
            title={content.renewHint}
            aria-disabled={isBusy}
            className="min-h-11 font-semibold text-teal underline aria-disabled:opacity-60"
            onClick={onRenew}
          >
            {content.renew}
          </button>
        )}
      </div>
    </li>
  );
}
