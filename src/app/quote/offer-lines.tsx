import { quoteContent as content } from '#app/content/site/links/quote.ts';
import type { OfferView } from './to-offer-view.ts';

const money = 'whitespace-nowrap py-2.5 pl-4 text-right align-top tabular-nums';
/** These columns are hidden where it is narrow; quantity and rate then follow the text. */
const wide = '@max-xl:hidden';

type Line = OfferView['lines'][number];

/** The form that the ticks of optional lines belong to; without one they only show what is chosen. */
type Choice = { form: string } | undefined;

function OptionalText({ line, choice }: { line: Line; choice: Choice }) {
  if (!choice)
    return (
      <>
        {line.text}
        <span className="block text-quiet text-sm">
          {line.isChosen ? content.optional.chosen : content.optional.notChosen(line.added)}
        </span>
      </>
    );
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3">
      <input
        type="checkbox"
        name={`line-${line.number}`}
        form={choice.form}
        defaultChecked={line.isChosen}
        className="mt-1 size-5 shrink-0"
      />
      <span className="wrap-anywhere">
        {line.text}
        <span className="block text-quiet text-sm">{content.optional.adds(line.added)}</span>
      </span>
    </label>
  );
}

function LineRow({ line, choice }: { line: Line; choice: Choice }) {
  const { quantity, unit, amount, isOptional, isChosen } = line;
  const isLeftOut = isOptional && !isChosen;
  return (
    <tr className="border-line border-b">
      <th scope="row" className="py-2.5 text-left align-top font-normal wrap-anywhere">
        {isOptional ? <OptionalText line={line} choice={choice} /> : line.text}
        {quantity > 1 && (
          <span className="block text-quiet text-sm @xl:hidden">{content.times(quantity, unit)}</span>
        )}
      </th>
      <td className={`${money} ${wide}`}>{quantity}</td>
      <td className={`${money} ${wide}`}>{unit}</td>
      <td className={`${money} ${isLeftOut ? 'text-quiet' : ''}`}>
        {isLeftOut ? <span className="text-sm">{content.optional.leftOut(amount)}</span> : amount}
      </td>
    </tr>
  );
}

function SumRow({ name, amount, isTotal = false }: { name: string; amount: string; isTotal?: boolean }) {
  const totalClass = isTotal ? 'font-display font-semibold text-2xl' : '';
  return (
    <tr className={isTotal ? 'border-teal border-t-2' : undefined}>
      <th
        scope="row"
        className={`py-1.5 text-left align-top wrap-anywhere ${isTotal ? `${totalClass} pt-3` : 'font-normal text-quiet'}`}
      >
        {name}
      </th>
      <td className={wide} />
      <td className={wide} />
      <td
        className={`whitespace-nowrap py-1.5 pl-4 text-right align-top tabular-nums ${isTotal ? `${totalClass} pt-3` : ''}`}
      >
        {amount}
      </td>
    </tr>
  );
}

/** The lines of an offer and what they come to. */
export function OfferLines({ offer, choice }: { offer: OfferView; choice?: Choice }) {
  const head = 'py-2 pl-4 text-right align-bottom font-semibold text-sm';
  return (
    <div className="@container grid gap-3">
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
          {offer.lines.map((line) => (
            <LineRow key={line.number} line={line} choice={choice} />
          ))}
        </tbody>
        <tfoot>
          {offer.sums.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a discount may be called like another row
            <SumRow key={index} {...row} />
          ))}
          <SumRow name={content.total} amount={offer.total} isTotal />
        </tfoot>
      </table>
      <p className="text-sm">
        <span className="text-quiet">{content.inWords}:</span> {offer.inWords}
      </p>
      {offer.hasTcs && <p className="text-quiet text-sm">{content.tcsNote}</p>}
      {offer.noTcs && <p className="text-quiet text-sm">{offer.noTcs}</p>}
    </div>
  );
}
