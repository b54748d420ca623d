import { payContent as content } from '#app/content/site/links/pay.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import type { PayView } from './pay-view.ts';

function Upi({ amount, upi }: { amount: string; upi: NonNullable<PayView['upi']> }) {
  return (
    <>
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
    </>
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
    className="min-h-11 shrink-0 px-2 text-teal underline print:hidden"
  >
    {content.copy}
  </button>
);

/** A value to type or to copy into a bank's form. */
const Value = ({ name, value }: { name: string; value: string }) => (
  <div className="flex items-center justify-between gap-x-2 border-line border-b py-1 last:border-0">
    <div className="min-w-0">
      <dt className="text-quiet">{name}</dt>
      <dd className="select-all font-semibold wrap-anywhere">{value}</dd>
    </div>
    <Copy name={name} value={value} />
  </div>
);

type Props = {
  pay: PayView;
  /** What comes before, or another way. */
  hint?: string | undefined;
  /** What to do after paying, instead of sending the number. */
  after?: string;
  /** The page on which the customer says that it is paid. */
  payHref?: string | undefined;
  /** Nothing can be paid yet: without button and code. */
  isLater?: boolean;
};

export function WaysToPay({ pay, hint, after, payHref, isLater = false }: Props) {
  const { amount, reference, upi, bank, limit } = pay;
  const text = after ?? (payHref ? content.remarkThen(reference) : content.after(reference));
  return (
    <section aria-labelledby="pay" className="grid gap-4 rounded-2xl border border-line bg-card p-5">
      <h2 id="pay" className="text-xl">
        {content.heading}
      </h2>
      {hint && <p className="text-sm">{hint}</p>}
      {upi && (
        <div className="grid gap-2">
          <h3 className="font-sans font-semibold text-base">{content.upiHeading}</h3>
          {!isLater && <Upi amount={amount} upi={upi} />}
          <dl className="grid text-sm">
            <Value name={content.upiId} value={upi.id} />
          </dl>
          {limit && <p className="text-sm">{limit}</p>}
        </div>
      )}
      {bank.length > 0 && (
        <div className="grid gap-1">
          <h3 className="font-sans font-semibold text-base">{content.bank}</h3>
          <dl className="grid text-sm">
            {bank.map(([name, value]) => (
              <Value key={name} name={name} value={value} />
            ))}
          </dl>
        </div>
      )}
      {!isLater && <p className="text-sm">{text}</p>}
      {payHref && (
        <a className={`${outlineButtonClass} print:hidden`} href={payHref}>
          {content.havePaid}
        </a>
      )}
    </section>
  );
}
