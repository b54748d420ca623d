import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { InclusionFields, type TypedLeftOut } from '#app/staff/cabs/inclusion-fields.tsx';
import type { Extra } from '#domain/fares/fare.ts';
import { extraFields } from '#domain/fares/inclusions.ts';
import { FormField } from './form-field.tsx';
import type { StartView } from './start-view.ts';

const content = staffBookingsContent.make;

type Props = {
  start: StartView;
  isInvalid: (name: string) => boolean;
  hasPrice: boolean;
  leftOut: TypedLeftOut;
  onLeftOut: (leftOut: TypedLeftOut) => void;
  /** Of the fare of the chosen car. */
  extras: readonly Extra[];
};

/** Another price than the fare; what it includes stays the same unless staff say otherwise here. */
export function PriceFields({ start, isInvalid, hasPrice, leftOut, onLeftOut, extras }: Props) {
  return (
    <>
      <FormField
        name="price"
        label={content.price}
        inputMode="decimal"
        value={start.fields.price ?? ''}
        hint={start.quoteVersion ? content.quotePrice(start.quoteVersion) : content.priceHint}
        invalid={isInvalid('price')}
      />
      {hasPrice && (
        <>
          <InclusionFields
            leftOut={leftOut}
            onChange={onLeftOut}
            extras={extras}
            nightId="booking-nightPrice"
            nightName="nightPrice"
            nightInvalid={isInvalid('nightPrice')}
          />
          {leftOut.parts.map((part) => (
            <input key={part} type="hidden" name={extraFields[part]} value="yes" />
          ))}
        </>
      )}
    </>
  );
}
