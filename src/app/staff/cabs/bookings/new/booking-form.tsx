import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { InclusionFields, type LeftOutInput } from '#app/staff/cabs/inclusion-fields.tsx';
import { takeOver, useCaller, useKnown } from '#app/staff/enquiries/add/use-known.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import { carName, type NamedCode, offered, usualCarOf } from '#domain/fares/cab-names.ts';
import type { Extra } from '#domain/fares/fare.ts';
import {
  extraFields,
  inclusions,
  type LeftOut,
  leftOutOf,
  nothingLeftOut,
} from '#domain/fares/inclusions.ts';
import type { CarType } from '#domain/fares/rates.ts';
import { type ChosenTrip, chosenTrips } from '#domain/fares/requested-trip.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { formatPaise, paiseFromTyped } from '#domain/shared/money.ts';
import { isTicked } from '#domain/shared/ticked.ts';
import { paths } from '#paths.ts';
import { bookingPath } from '#staff-paths.ts';
import { CarFields } from './car-fields.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { FareBox } from './fare-box.tsx';
import type { FarePreview } from './fare-preview.ts';
import { Choice, FormField } from './form-field.tsx';
import { MailBox } from './mail-box.tsx';
import type { StartView } from './start-view.ts';
import { MoreFields, TimeFields, TripPlaces } from './trip-fields.tsx';
import { fareFields, useFares } from './use-fares.ts';

const content = staffBookingsContent.make;

type PriceFieldsProps = {
  start: StartView;
  isInvalid: (name: string) => boolean;
  /** As it is typed. */
  price: string;
  cars: number;
  leftOut: LeftOutInput;
  onLeftOut: (leftOut: LeftOutInput) => void;
  /** Of the fare of the chosen car. */
  extras: readonly Extra[];
};

/** A typed price is that of each car; what a quote was accepted for is that of all. */
function priceTexts({ quoteVersion }: StartView, cars: number, price: string) {
  if (quoteVersion)
    return { label: cars > 1 ? content.priceOfAll : content.price, hint: content.quotePrice(quoteVersion) };
  if (cars === 1) return { label: content.price, hint: content.priceHint };
  const each = paiseFromTyped(price);
  const hint =
    each === undefined
      ? content.priceEachHint
      : content.priceSum(cars, formatPaise(each), formatPaise(cars * each));
  return { label: content.priceEach, hint };
}

/** Another price than the fare; what it includes stays the same unless staff say otherwise here. */
function PriceFields(props: PriceFieldsProps) {
  const { start, isInvalid, price, cars, leftOut, onLeftOut, extras } = props;
  return (
    <>
      <FormField
        name="price"
        {...priceTexts(start, cars, price)}
        inputMode="decimal"
        value={start.fields.price ?? ''}
        invalid={isInvalid('price')}
      />
      {price.trim() !== '' && (
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

/** What the accepted quote left out. */
const leftOutAtStart = (fields: StartView['fields']): LeftOutInput => ({
  parts: inclusions.filter((part) => isTicked(fields[extraFields[part]])),
  nightPrice: fields.nightPrice ?? '',
});

const readLeftOut = ({ parts, nightPrice }: LeftOutInput): LeftOut =>
  leftOutOf(parts, paiseFromTyped(nightPrice) ?? 0);

type FareSideProps = Pick<PriceFieldsProps, 'start' | 'isInvalid' | 'price'> & {
  preview: FarePreview | undefined;
  cars: readonly NamedCode[];
};

/** What the cars cost; nothing as a part of a trip. */
function FareSide({ start, isInvalid, preview, price, cars }: FareSideProps) {
  const [leftOut, setLeftOut] = useState(() => leftOutAtStart(start.fields));
  if (start.rideOf?.isTrip) return <p className="rounded-xl bg-sand px-4 py-2.5">{content.partOfTrip}</p>;
  return (
    <>
      <FareBox
        preview={preview}
        cars={cars}
        isPromised={start.version !== undefined}
        leftOut={price.trim() === '' ? nothingLeftOut : readLeftOut(leftOut)}
      />
      <PriceFields
        {...{ start, isInvalid, price, leftOut }}
        cars={cars.length}
        onLeftOut={setLeftOut}
        extras={preview?.fares.find(({ car }) => car === cars[0]?.code)?.promised.extras ?? []}
      />
    </>
  );
}

/** `2026-11-14T06:00`, as it is typed. */
const pickupOf = (form: HTMLFormElement | null): string => {
  const typed = form ? new FormData(form) : undefined;
  return `${typed?.get('date')}T${typed?.get('time')}`;
};

type Props = { start: StartView };

/** Everything for a booking on one screen; number first, the fare beside it as soon as the trip is known. */
export function BookingForm({ start }: Props) {
  const { fields, customer, rideOf } = start;
  const carTypes = offered(useCabs().carTypes, fields.car);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  // The idempotency key: sending the form twice makes one booking. It is not in the server's HTML.
  const [key] = useState(() => crypto.randomUUID());
  const [chosenId, setChosenId] = useState('');
  const [trip, setTrip] = useState<ChosenTrip>(chosenTrips.find((one) => one === fields.trip) ?? 'one-way');
  const [cars, setCars] = useState<CarType[]>([
    carTypes.find(({ code }) => code === fields.car)?.code ?? usualCarOf(carTypes),
  ]);
  const [price, setPrice] = useState(fields.price ?? '');
  const { known, ask: askNumber } = useKnown();
  useCaller(form, known);
  const { preview, ask, askNow } = useFares(form, { address: paths.adminBookingFare });
  const [earlier, setEarlier] = useState<{ stored: string; shown: string }>();
  const [past, setPast] = useState('');
  const { status, setStatus, isBusy, submit, onCorrect } = useActionForm<{ id: string }>({
    working: content.working, // The page is left for that of the booking.
    revalidates: false,
    onResult: (result) => {
      if (result.done) return void navigate(bookingPath(result.value.id));
      setEarlier(result.present);
      if (result.code === 'past_time') setPast(pickupOf(form.current));
    },
  });
  const isInvalid = (name: string) => status?.field === name;

  const begin = useEffectEvent(() => {
    if (fields.from) askNow();
    // Of a ride that a caller was told the price of, only the time is left to ask.
    const isTimeLeft = fields.from && fields.date && !fields.time;
    const first = isTimeLeft ? 'time' : 'from';
    form.current?.querySelector<HTMLElement>(`[name=${customer ? first : 'contactNo'}]`)?.focus();
  });
  useEffect(() => begin(), []);
  // The fields of another kind of trip are there only after it is shown.
  const retry = useEffectEvent(() => ask());
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks whenever the kind of trip changes.
  useEffect(() => retry(), [trip]);

  /** Another day or time is asked about anew. */
  const changeTime = () => {
    setPast('');
    onCorrect('date');
    onCorrect('time');
    ask();
  };
  const onInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    onCorrect(target.name);
    if (target.name === 'date' || target.name === 'time') changeTime();
    // A message may be about a field that another kind of trip does not have.
    if (target.name === 'trip') setStatus(undefined);
    if (target.name === 'contactNo') {
      setChosenId('');
      askNumber(target.value);
    }
    if (target.name === 'price') setPrice(target.value);
    if (fareFields.includes(target.name)) ask();
  };
  const totals = Object.fromEntries((preview?.fares ?? []).map((fare) => [fare.car, fare.total]));
  return (
    <form
      ref={form}
      noValidate
      className="grid items-start gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_22rem]"
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget, { fields: { key } });
      }}
    >
      <div className="grid gap-3">
        <input type="hidden" name="enquiryId" value={fields.enquiryId ?? ''} />
        <input type="hidden" name="bookingId" value={rideOf?.id ?? ''} />
        <input type="hidden" name="quoteId" value={fields.quoteId ?? ''} />
        <input type="hidden" name="rates" value={start.version ?? ''} />
        {customer ? (
          <p>
            <strong>{customer.name}</strong> <span className="text-quiet">{customer.phone}</span>
          </p>
        ) : (
          <CustomerFields
            known={known}
            chosenId={chosenId}
            isInvalid={isInvalid}
            onChoose={(chosen) => {
              setChosenId(chosen.id);
              takeOver(form.current, chosen, { overwrites: true });
              onCorrect('name');
              onCorrect('email');
              form.current?.querySelector<HTMLElement>('[name=trip]:checked')?.focus();
            }}
          />
        )}
        <Choice
          name="trip"
          legend={content.trip}
          values={chosenTrips}
          labels={content.trips}
          chosen={trip}
          onChoose={setTrip}
          columns="grid-cols-2 sm:grid-cols-4"
        />
        <TripPlaces trip={trip} start={fields} needsKm={preview?.needsKm ?? false} isInvalid={isInvalid} />
        <TimeFields trip={trip} start={fields} isInvalid={isInvalid} onChange={changeTime} />
        <CarFields carTypes={carTypes} totals={rideOf?.isTrip ? {} : totals} cars={cars} onChange={setCars} />
        <MoreFields start={fields} isInvalid={isInvalid} />
      </div>
      <div className="grid gap-3 lg:sticky lg:top-[calc(var(--shell-top)+1rem)]">
        <FareSide
          {...{ start, isInvalid, preview, price }}
          cars={cars.map((code) => ({ code, name: carName({ carTypes }, code) }))}
        />
        <Checkbox name="isRequested" value="yes">
          {content.notConfirmed}
        </Checkbox>
        {!rideOf && <MailBox form={form} email={start.email} trigger={`${known.length} ${chosenId}`} />}
        <FormStatusLine status={status} takesRoom={false} />
        {past && (
          <div className="rounded-lg border-2 border-saffron px-3 py-1.5">
            <Checkbox name="pastConfirmed" value={past}>
              {content.pastConfirmed(timeText(new Date(`${past}:00+05:30`)))}
            </Checkbox>
          </div>
        )}
        {earlier && (
          <TextLink look="inline" to={earlier.stored}>
            {content.open(earlier.shown)}
          </TextLink>
        )}
        <Button type="submit" aria-disabled={isBusy}>
          {rideOf ? content.addRideButton : content.button}
        </Button>
      </div>
    </form>
  );
}
