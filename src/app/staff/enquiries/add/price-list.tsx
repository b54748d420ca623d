import { useEffect, useEffectEvent } from 'react';
import { Button } from '#app/staff/kit/button.tsx';
import { SumTable } from '#app/staff/kit/sum-table.tsx';
import type { CallPrices } from './call-prices-view.ts';
import { callTexts as texts } from './texts.ts';
import type { CallPricesState } from './use-call-prices.ts';

/** Where the enquiry goes on to. */
export type NextStep = 'quote' | 'booking';

type Price = CallPrices['prices'][number];
type OnChoose = (next: NextStep, price: Price) => void;

const maxKeys = 9;

/** `Alt` and the number of a price, with `Shift` for a booking: they also work while a field has the focus. */
function useKeys(prices: readonly Price[], onChoose: OnChoose): void {
  const choose = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    // By its place, because Alt makes another letter of it on a Mac, and Shift a sign.
    const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
    const price = digit === undefined ? undefined : prices[Number(digit) - 1];
    if (!price) return;
    event.preventDefault();
    onChoose(event.shiftKey ? 'booking' : 'quote', price);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => choose(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const Key = ({ children }: { children: string }) => (
  <kbd className="whitespace-nowrap rounded border border-line bg-sand px-1 font-sans font-normal text-ink text-xs max-lg:hidden">
    {children}
  </kbd>
);

type RowProps = { price: Price; number: number; isNamed: boolean; isOff: boolean; onChoose: OnChoose };

function PriceRow({ price, number, isNamed, isOff, onChoose }: RowProps) {
  const { name, total, tax } = price;
  const step = (next: NextStep, label: string, keys: string) => (
    <Button
      look="quiet"
      aria-disabled={isOff || undefined}
      {...(number <= maxKeys && { 'aria-keyshortcuts': keys })}
      onClick={() => onChoose(next, price)}
    >
      {label}
      <span className="sr-only">{texts.priceOf(name, total)}</span>
      {number <= maxKeys && <Key>{keys}</Key>}
    </Button>
  );
  return (
    <li className="flex items-center gap-2 border-line border-t py-1 first:border-t-0">
      <div className="min-w-0 grow leading-tight">
        <p className="flex flex-wrap items-baseline gap-x-2">
          {isNamed && <span className="min-w-0 truncate">{name}</span>}
          <strong className="tabular-nums">{total}</strong>
        </p>
        <p className="text-quiet text-sm">{tax}</p>
      </div>
      <div className="flex shrink-0 gap-1.5">
        {step('quote', texts.quote, `Alt+${number}`)}
        {step('booking', texts.book, `Alt+Shift+${number}`)}
      </div>
    </li>
  );
}

type UnknownProps = { unknown: CallPrices['unknown']; onPlace: (field: string, name: string) => void };

/** Takes the place of what was typed by one press. */
const UnknownPlaces = ({ unknown, onPlace }: UnknownProps) =>
  unknown
    .filter(({ names }) => names.length > 0)
    .map(({ field, names }) => (
      <p key={field} className="flex flex-wrap items-center gap-1.5">
        {texts.maybe}
        {names.map((name) => (
          <Button key={name} look="quiet" onClick={() => onPlace(field, name)}>
            {name}
          </Button>
        ))}
      </p>
    ));

type Props = CallPricesState & {
  /** Nothing can be chosen while the form is being sent. */
  isBusy: boolean;
  onChoose: OnChoose;
  onPlace: UnknownProps['onPlace'];
};

/** The prices of what has been typed so far, each of which leads on to a quote or a booking. */
export function PriceList(props: Props) {
  const { unsaid, prices, isCurrent, hasFailed, isBusy, onChoose, onPlace } = props;
  const isOff = !isCurrent || isBusy;
  const choose: OnChoose = (next, price) => {
    if (!isOff) onChoose(next, price);
  };
  useKeys(prices?.prices ?? [], choose);
  const hint = hasFailed ? texts.failed : unsaid.length > 0 ? texts.ask(unsaid) : texts.working;
  return (
    <section aria-label={texts.heading} aria-busy={!isCurrent && unsaid.length === 0 && !hasFailed}>
      <p role="status" className={prices ? 'font-semibold' : 'text-quiet'}>
        {prices ? prices.title : hint}
      </p>
      {prices && (
        <div className={isCurrent ? 'grid gap-1' : 'grid gap-1 opacity-60'}>
          {prices.why && <p role="status">{prices.why}</p>}
          <UnknownPlaces unknown={prices.unknown} onPlace={onPlace} />
          {prices.note && <p className="text-quiet text-sm">{prices.note}</p>}
          <ol>
            {prices.prices.map((price, index) => (
              <PriceRow
                key={price.key}
                price={price}
                number={index + 1}
                isNamed={prices.rates !== ''}
                isOff={isOff}
                onChoose={choose}
              />
            ))}
          </ol>
          {prices.lines.length > 0 && (
            <details>
              <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline lg:min-h-8">
                {texts.lines}
              </summary>
              <SumTable caption={texts.lines} rows={prices.lines} />
            </details>
          )}
          {prices.prices.length > 0 && <p className="text-quiet text-sm max-lg:hidden">{texts.keys}</p>}
        </div>
      )}
    </section>
  );
}
