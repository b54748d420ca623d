import { payContent as content } from '#app/content/site/links/pay.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import type { PayView } from './pay-view.ts';

function Upi({ amount, upi }: { amount: string; upi: NonNullable<PayView['upi']> }) {
  return (
    <div className="grid gap-2">
      <a className={outlineButtonClass} href={upi.link}>
        {content.upi(amount)}
      </a>
      <p className="text-quiet text-sm print:hidden">{content.upiHint}</p>
      {/* Dark on white in both themes, because readers expect that. */}
      <svg
        role="img"
        aria-label={content.qr(amount)}
        viewBox={`0 0 ${upi.qr.size} ${upi.qr.size}`}
        className="w-44 rounded-lg bg-[#fff] fill-[#000]"
        shapeRendering="crispEdges"
      >
        <path d={upi.qr.path} />
      </svg>
    </div>
  );
}

/** The page's script shows the button. */
const Copy = ({ name, value }: { name: string; value: string }) => (
  <button
    type="button"
    hidden
    data-copy-text={value}
    data-copied={content.copied}
    aria-label={content.copyOf(name)}
    className="min-h-11 px-2 text-teal underline print:hidden"
  >
    {content.copy}
  </button>
);

type Props = {
  pay: PayView;
  /** What comes before, or another way. */
  hint?: string | undefined;
  /** What to do after paying, instead of sending the number. */
  after?: string;
};

export function WaysToPay({ pay: { amount, reference, upi, bank }, hint, after }: Props) {
  return (
    <section aria-labelledby="pay" className="grid gap-4 rounded-2xl border border-line bg-card p-5">
      <h2 id="pay" className="text-xl">
        {content.heading}
      </h2>
      {hint && <p className="text-sm">{hint}</p>}
      {upi && <Upi amount={amount} upi={upi} />}
      {bank.length > 0 && (
        <div className="grid gap-1">
          <h3 className="font-sans font-semibold text-base">{content.bank}</h3>
          <dl className="grid gap-1 text-sm">
            {bank.map(([name, value]) => (
              <div key={name} className="flex flex-wrap items-center justify-between gap-x-4">
                <dt className="text-quiet">{name}</dt>
                <dd className="flex items-center gap-x-2 font-semibold wrap-anywhere">
                  {value}
                  <Copy name={name} value={value} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <p className="text-sm">{after ?? content.after(reference)}</p>
    </section>
  );
}
