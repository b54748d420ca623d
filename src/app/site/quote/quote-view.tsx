import { quoteContent as content } from '#app/content/site/quote.ts';
import { QuoteLines } from './quote-lines.tsx';
import type { ShownQuote } from './shown-quote.ts';

function Facts({ quote }: { quote: ShownQuote }) {
  const facts = [
    [content.reference, quote.reference],
    [content.version, quote.version],
    [content.validUntil, quote.validUntil],
    [content.madeBy, quote.madeBy],
    [content.madeOn, quote.madeOn],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-2">
          <dt className="text-quiet">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Points({ id, heading, points }: { id: string; heading: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid content-start gap-2">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <ul className="grid list-disc gap-1 pl-5">
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quote never changes, and two points may say the same
          <li key={index} className="wrap-anywhere">
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

const notice = 'rounded-lg border-2 bg-card px-4 py-3 font-semibold';

/** The state of a quote that is no longer open. */
function Outcome({ quote }: { quote: ShownQuote }) {
  if (quote.state === 'accepted') {
    return (
      <div role="status" className={`${notice} border-teal wrap-anywhere`}>
        <p>{content.accepted(quote.acceptedBy, quote.acceptedAt)}</p>
        <p className="font-normal">{content.acceptedNext}</p>
      </div>
    );
  }
  const text = content.states[quote.state];
  return text && <p className={`${notice} border-saffron`}>{text}</p>;
}

export function QuoteView({ quote }: { quote: ShownQuote }) {
  return (
    <>
      <div className="grid gap-3">
        <h1 className="text-4xl">{content.heading}</h1>
        {quote.firstName && <p className="text-lg wrap-anywhere">{content.for(quote.firstName)}</p>}
        <Facts quote={quote} />
      </div>
      <Outcome quote={quote} />
      <QuoteLines quote={quote} />
      {quote.inclusions.length + quote.exclusions.length > 0 && (
        <div className="grid gap-6 sm:grid-cols-2">
          <Points id="inclusions" heading={content.inclusions} points={quote.inclusions} />
          <Points id="exclusions" heading={content.exclusions} points={quote.exclusions} />
        </div>
      )}
    </>
  );
}
