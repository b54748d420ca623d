import { useEffect, useRef, useState } from 'react';
import { packagePriceContent as content } from '#app/content/site/package-price.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import { hasWholePrice } from '#domain/tour-packages/price/package-price.ts';
import { partyFields, partyOf, usualSingleRooms } from '#domain/tour-packages/price/party-input.ts';
import { messageFormId, paths } from '#paths.ts';
import { PartyFields } from './package-price-fields.tsx';
import { type PackagePriceProps, PriceResult, priceResultId } from './package-price-result.tsx';

const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/**
 * The whole price of a package. Without script it is a form for the page of the price, and so it is while there is no
 * price for anyone: the enquiry is on that page.
 */
export default function PackagePriceCalculator(props: PackagePriceProps) {
  const isPriced = hasWholePrice(props.tour);
  const form = useRef<HTMLFormElement>(null);
  const [party, setParty] = useState(props.party);
  const { tour } = props;
  const { month } = props.party;
  const read = () => {
    if (form.current) setParty(partyOf(queryOf(form.current), month, tour));
  };
  // What was typed before hydration is in the form by now.
  useEffect(() => {
    if (form.current) setParty(partyOf(queryOf(form.current), month, tour));
  }, [month, tour]);
  return (
    <div className="grid gap-3">
      <form
        ref={form}
        method="get"
        action={`${paths.packagePrice}#${isPriced ? priceResultId : messageFormId}`}
        className="grid gap-3"
        onInput={read}
        onSubmit={(event) => {
          if (!isPriced) return;
          event.preventDefault();
          read();
        }}
      >
        <input type="hidden" name={partyFields.packageId} value={props.id} />
        <PartyFields
          party={props.party}
          usualRooms={usualSingleRooms(party)}
          tour={props.tour}
          settings={props.settings}
        />
        <button type="submit" className={outlineButtonClass}>
          {isPriced ? content.show : content.ask}
        </button>
      </form>
      <PriceResult {...props} party={party} />
    </div>
  );
}
