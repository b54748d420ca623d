import { packagePriceContent as content } from '#app/content/site/package-price.ts';
import { monthNames } from '#domain/shared/month-names.ts';
import { hasWholePrice, type Party, type PricedPackage } from '#domain/tour-packages/price/package-price.ts';
import { percentText } from '#domain/tour-packages/price/package-price-text.ts';
import { maxAdults, partyFields, usualSingleRooms } from '#domain/tour-packages/price/party-input.ts';
import type { PriceSettings } from '#domain/tour-packages/price/price-settings.ts';

const fieldBox =
  'min-h-11 w-full min-w-0 rounded-lg border border-line bg-paper px-3 focus-visible:outline-3 focus-visible:outline-saffron';
const labelClass = 'font-semibold text-sm';
const idOf = (name: string) => `package-price-${name}`;

type NumberProps = {
  name: string;
  label: string;
  /** `undefined`: empty, with the usual number in its place. */
  value: number | undefined;
  min: number;
  max: number;
  usual?: number;
  hint?: string;
};

function NumberField({ name, label, value, min, max, usual, hint }: NumberProps) {
  return (
    <div className="grid content-start gap-0.5">
      <label htmlFor={idOf(name)} className={labelClass}>
        {label}
      </label>
      <input
        id={idOf(name)}
        name={name}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        defaultValue={value}
        placeholder={usual === undefined ? undefined : String(usual)}
        aria-describedby={hint ? `${idOf(name)}-hint` : undefined}
        className={fieldBox}
      />
      {hint && (
        <p id={`${idOf(name)}-hint`} className="text-quiet text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

type Props = {
  party: Party;
  /** The single rooms of the party while none are chosen. */
  usualRooms: number;
  tour: PricedPackage;
  settings: Pick<PriceSettings, 'firstBookingPercent'>;
};

/** Who travels, and when. */
export function PartyFields({ party, usualRooms, tour, settings }: Props) {
  const isBhutan = tour.country === 'Bhutan';
  const hasFirstBookingDiscount =
    isBhutan &&
    hasWholePrice(tour) &&
    tour.priceBeforeDiscountPaise === null &&
    Number(settings.firstBookingPercent) > 0;
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2">
      <NumberField
        name={partyFields.adults}
        label={content.adults}
        value={party.adults}
        min={1}
        max={maxAdults}
      />
      <div className="grid content-start gap-0.5">
        <label htmlFor={idOf(partyFields.ages)} className={labelClass}>
          {content.ages}
        </label>
        <input
          id={idOf(partyFields.ages)}
          name={partyFields.ages}
          inputMode="text"
          autoComplete="off"
          placeholder={content.agesExample}
          defaultValue={party.unreadAges ?? party.childAges.join(', ')}
          className={fieldBox}
        />
      </div>
      <div className="grid content-start gap-0.5">
        <label htmlFor={idOf(partyFields.month)} className={labelClass}>
          {content.month}
        </label>
        <select
          id={idOf(partyFields.month)}
          name={partyFields.month}
          defaultValue={party.month}
          className={fieldBox}
        >
          {monthNames.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {isBhutan && (
        <div className="grid content-start gap-0.5">
          <label htmlFor={idOf(partyFields.passport)} className={labelClass}>
            {content.passport}
          </label>
          <select
            id={idOf(partyFields.passport)}
            name={partyFields.passport}
            defaultValue={party.passport}
            className={fieldBox}
          >
            <option value="indian">{content.indian}</option>
            <option value="other">{content.other}</option>
          </select>
        </div>
      )}
      {isBhutan && (
        <div className="grid content-start gap-0.5 max-[26rem]:col-span-full">
          <label htmlFor={idOf(partyFields.lives)} className={labelClass}>
            {content.lives}
          </label>
          <select
            id={idOf(partyFields.lives)}
            name={partyFields.lives}
            defaultValue={party.livesAbroad ? 'abroad' : 'india'}
            className={fieldBox}
          >
            <option value="india">{content.inIndia}</option>
            <option value="abroad">{content.outsideIndia}</option>
          </select>
        </div>
      )}
      {tour.details.singleSupplementPaise > 0 && (
        <NumberField
          name={partyFields.singleRooms}
          label={content.singleRooms}
          value={party.singleRooms === usualSingleRooms(party) ? undefined : party.singleRooms}
          min={0}
          max={maxAdults}
          usual={usualRooms}
          hint={content.singleRoomsHint}
        />
      )}
      {hasFirstBookingDiscount && (
        <label className="col-span-full flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            name={partyFields.firstBooking}
            value="yes"
            defaultChecked={party.isFirstBooking}
            className="size-5 accent-teal"
          />
          {content.firstBooking(percentText(settings.firstBookingPercent))}
        </label>
      )}
    </div>
  );
}
