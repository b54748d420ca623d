import { type ReactNode, useState } from 'react';
import { PlanCheck } from '#app/staff/cabs/assign/plan-check.tsx';
import { FareBox } from '#app/staff/cabs/bookings/new/fare-box.tsx';
import { FormField } from '#app/staff/cabs/bookings/new/form-field.tsx';
import { InclusionFields, type LeftOutInput } from '#app/staff/cabs/inclusion-fields.tsx';
import { Radio } from '#app/staff/kit/checkbox.tsx';
import { SumTable } from '#app/staff/kit/sum-table.tsx';
import { type RidePrice, ridePrices } from '#domain/bookings/changes/ride-change-input.ts';
import type { NamedCode } from '#domain/fares/cab-names.ts';
import type { Extra } from '#domain/fares/fare.ts';
import { extraFields, type LeftOut, leftOutOf, nothingLeftOut } from '#domain/fares/inclusions.ts';
import { shareOfWhole } from '#domain/quotes/price/percent.ts';
import { formatPaise, paiseFromTyped } from '#domain/shared/money.ts';
import { balanceText } from './balance.ts';
import type { DutyView } from './duty-view.ts';
import type { RidePreviewView } from './ride-preview.ts';
import { rideTexts as content } from './ride-texts.ts';

type Present = DutyView['another'];

/** `₹2,250 more`, `₹300 less` or `None`. */
function differenceText(paise: number): string {
  if (paise === 0) return content.same;
  return paise > 0 ? content.more(formatPaise(paise)) : content.less(formatPaise(-paise));
}

type SumsProps = {
  present: Present;
  farePaise: number | undefined;
  /** `undefined` while no amount is typed. */
  nextPaise: number | undefined;
  gstBasisPoints: number;
};

/** The price now, the price then, and what the booking comes to. */
function PriceSums({ present, farePaise, nextPaise, gstBasisPoints }: SumsProps) {
  const { pricePaise, sums } = present;
  const gstIn = (paise: number) => shareOfWhole(paise, gstBasisPoints, 10_000 + gstBasisPoints);
  const rows = [
    { name: content.present, value: formatPaise(pricePaise) },
    { name: content.fare, value: farePaise === undefined ? content.unknown : formatPaise(farePaise) },
  ];
  if (nextPaise === undefined) return <SumTable caption={content.sums} rows={rows} />;
  const difference = nextPaise - pricePaise;
  const totalPaise = sums.totalPaise + difference;
  return (
    <SumTable
      caption={content.sums}
      rows={[
        ...rows,
        { name: content.next, value: formatPaise(nextPaise), isTotal: true },
        { name: content.difference, value: differenceText(difference), isTotal: true },
        ...(gstBasisPoints > 0 && difference !== 0
          ? [{ name: content.gst, value: differenceText(gstIn(nextPaise) - gstIn(pricePaise)) }]
          : []),
        { name: content.total, value: formatPaise(totalPaise) },
        { name: content.balance, value: balanceText(totalPaise - sums.receivedPaise) },
      ]}
    />
  );
}

/** What stays on the duty beside the new price. */
function leftOutNow(choice: RidePrice, present: Present, typed: LeftOutInput): LeftOut {
  if (choice === 'new-fare') return nothingLeftOut;
  return choice === 'keep' ? present.leftOut : leftOutOf(typed.parts, paiseFromTyped(typed.nightPrice) ?? 0);
}

type OtherPriceProps = {
  leftOut: LeftOutInput;
  onLeftOut: (leftOut: LeftOutInput) => void;
  extras: readonly Extra[];
  isInvalid: (name: string) => boolean;
};

/** An amount that staff agreed on, with what it leaves out. */
function OtherPrice({ leftOut, onLeftOut, extras, isInvalid }: OtherPriceProps) {
  return (
    <>
      <FormField name="price" label={content.typed} inputMode="decimal" invalid={isInvalid('price')} />
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
  );
}

type Props = {
  present: Present;
  preview: RidePreviewView | undefined;
  car: NamedCode;
  /** As it is typed. */
  price: string;
  isInvalid: (name: string) => boolean;
  /** A newer fare is on its way. */
  isAsking: boolean;
  /** Below the price. */
  children: ReactNode;
};

/** The column beside the fields and the fare; on a phone below them. */
export const sideClass = 'grid content-start gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1';

/** What the ride costs then, before anything is saved: what was agreed by hand stays agreed until staff choose the fare. */
export function RidePriceSide(props: Props) {
  const { present, preview, car, price, isInvalid, isAsking, children } = props;
  const [chosen, setChosen] = useState<RidePrice>(present.hasOtherPrice ? 'keep' : 'new-fare');
  const [typedLeftOut, setTypedLeftOut] = useState<LeftOutInput>({
    parts: present.leftOut.parts,
    nightPrice: present.leftOut.nightPaise > 0 ? String(present.leftOut.nightPaise / 100) : '',
  });
  const fare = preview?.fares.find((one) => one.car === car.code);
  const farePaise = fare?.totalPaise;
  const choice = chosen === 'new-fare' && preview && farePaise === undefined ? 'keep' : chosen;
  const nextPaise = {
    'new-fare': farePaise,
    keep: present.pricePaise,
    other: paiseFromTyped(price),
  }[choice];
  const isOtherThanFare = nextPaise !== undefined && nextPaise !== farePaise;
  const labels = {
    'new-fare':
      farePaise === undefined ? content.noFareToTake : content.choices['new-fare'](formatPaise(farePaise)),
    keep: content.choices.keep(formatPaise(present.pricePaise)),
    other: content.choices.other,
  };
  return (
    <>
      <div className="lg:col-start-1 lg:row-start-2">
        <FareBox
          preview={preview}
          cars={[car]}
          isPromised={false}
          leftOut={leftOutNow(choice, present, typedLeftOut)}
        />
      </div>
      <div className={sideClass} aria-busy={isAsking}>
        <RideCrew preview={preview} />
        {preview?.rateVersion && present.rateVersion && preview.rateVersion !== present.rateVersion && (
          <p className="text-quiet text-sm">{content.otherRates(present.rateVersion, preview.rateVersion)}</p>
        )}
        <input type="hidden" name="seenFare" value={farePaise ?? ''} />
        <fieldset className="grid gap-0.5">
          <legend className="font-semibold text-sm">{content.price}</legend>
          {ridePrices.map((one) => (
            <Radio
              key={one}
              name="priceOf"
              value={one}
              checked={one === choice}
              disabled={one === 'new-fare' && farePaise === undefined}
              onChange={() => setChosen(one)}
            >
              {labels[one]}
            </Radio>
          ))}
        </fieldset>
        {choice === 'other' && (
          <OtherPrice
            leftOut={typedLeftOut}
            onLeftOut={setTypedLeftOut}
            extras={fare?.promised.extras ?? []}
            isInvalid={isInvalid}
          />
        )}
        <PriceSums
          present={present}
          farePaise={farePaise}
          nextPaise={nextPaise}
          gstBasisPoints={preview?.gstBasisPoints ?? 0}
        />
        <p aria-live="polite" className="sr-only">
          {nextPaise === undefined
            ? ''
            : nextPaise === present.pricePaise
              ? content.noDifference(formatPaise(nextPaise))
              : content.summary(
                  formatPaise(present.pricePaise),
                  formatPaise(nextPaise),
                  differenceText(nextPaise - present.pricePaise),
                )}
        </p>
        {isOtherThanFare && <FormField name="reason" label={content.reason} invalid={isInvalid('reason')} />}
        {children}
      </div>
    </>
  );
}

/** Who cannot stay on the ride, and what to check about those who can. */
export function RideCrew({ preview }: { preview: RidePreviewView | undefined }) {
  if (!preview) return null;
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {preview.lost.map((text) => (
        <p key={text} className="rounded-lg border-2 border-saffron px-3 py-1.5">
          {text}
        </p>
      ))}
      <PlanCheck warnings={preview.warnings} />
    </div>
  );
}
