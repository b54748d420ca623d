import { staffBookingsContent } from '#app/content/staff/cabs/bookings.ts';
import { FormField } from './form-field.tsx';
import type { ShownStart } from './shown-start.ts';

const content = staffBookingsContent.make;

type Props = {
  start: ShownStart;
  invalid: boolean;
  hasPrice: boolean;
  areTollsExtra: boolean;
  onTollsExtra: (areExtra: boolean) => void;
};

/** Another price than the fare; what it includes stays the same unless staff say otherwise here. */
export function PriceFields({ start, invalid, hasPrice, areTollsExtra, onTollsExtra }: Props) {
  return (
    <>
      <FormField
        name="price"
        label={content.price}
        inputMode="decimal"
        value={start.fields.price ?? ''}
        hint={start.quoteVersion ? content.quotePrice(start.quoteVersion) : content.priceHint}
        invalid={invalid}
      />
      {hasPrice && (
        <label className="grid min-h-11 grid-cols-[auto_1fr] items-center gap-x-2 rounded-lg border border-line px-3 py-1.5">
          <input
            type="checkbox"
            name="tollsExtra"
            value="yes"
            checked={areTollsExtra}
            onChange={({ target }) => onTollsExtra(target.checked)}
            className="size-5 accent-teal"
          />
          <span>{content.tollsExtra}</span>
          <span className="col-start-2 text-quiet text-sm">
            {areTollsExtra ? content.tollsExtraHint : content.inclusionsStay}
          </span>
        </label>
      )}
    </>
  );
}
