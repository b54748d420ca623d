import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { InclusionFields, type LeftOutInput } from '#app/staff/cabs/inclusion-fields.tsx';
import { takeOver, useCaller, useKnown } from '#app/staff/enquiries/add/use-known.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import { offered, usualCarOf } from '#domain/fares/cab-names.ts';
import type { Extra } from '#domain/fares/fare.ts';
import {
  extraFields,
  inclusions,
  type LeftOut,
  leftOutOf,
  nothingLeftOut,
} from '#domain/fares/inclusions.ts';
import type { CarType } from '#domain/fares/rates.ts';
import { type ChosenTrip, chosenTrips, stopFields } from '#domain/fares/requested-trip.ts';
import { timeText } from '#domain/shared/india-time.ts';
import { paiseFromTyped } from '#domain/shared/money.ts';
import { isTicked } from '#domain/shared/ticked.ts';
import { paths } from '#paths.ts';
import { bookingPath } from '#staff-paths.ts';
import { CustomerFields } from './customer-fields.tsx';
import { FareBox } from './fare-box.tsx';
import type { FarePreview } from './fare-preview.ts';
import { Choice, FormField } from './form-field.tsx';
import { MailBox } from './mail-box.tsx';
import type { StartView } from './start-view.ts';
import { MoreFields, TimeFields, TripPlaces } from './trip-fields.tsx';

const content = staffBookingsContent.make;

type PriceFieldsProps = {
  start: StartView;
  isInvalid: (name: string) => boolean;
  hasPrice: boolean;
  leftOut: LeftOutInput;
  onLeftOut: (leftOut: LeftOutInput) => void;
  /** Of the fare of the chosen car. */
  extras: readonly Extra[];
};

/** Another price than the fare; what it includes stays the same unless staff say otherwise here. */
function PriceFields({ start, isInvalid, hasPrice, leftOut, onLeftOut, extras }: PriceFieldsProps) {
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

const pauseMs = 200;
const fareFields = [
  'trip',
  'from',
  'to',
  ...stopFields,
  'km',
  'date',
  'time',
  'returnDate',
  'hours',
  'city',
  'rates',
];

/** Asks for the fares a moment after the last key. */
function useFares(form: { current: HTMLFormElement | null }) {
  const { data, load } = useFetcher<FarePreview>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askNow = () => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const query = new URLSearchParams();
    for (const name of fareFields) {
      const value = typed.get(name);
      if (typeof value === 'string' && value !== '') query.set(name, value);
    }
    void load(`${paths.adminBookingFare}?${query}`);
  };
  const ask = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(askNow, pauseMs);
  };
  return { preview: data, ask, askNow };
}

/** What the accepted quote left out. */
const leftOutAtStart = (fields: StartView['fields']): LeftOutInput => ({
  parts: inclusions.filter((part) => isTicked(fields[extraFields[part]])),
  nightPrice: fields.nightPrice ?? '',
});

const readLeftOut = ({ parts, nightPrice }: LeftOutInput): LeftOut =>
  leftOutOf(parts, paiseFromTyped(nightPrice) ?? 0);

/** `2026-11-14T06:00`, as it is typed. */
const pickupOf = (form: HTMLFormElement | null): string => {
  const typed = form ? new FormData(form) : undefined;
  return `${typed?.get('date')}T${typed?.get('time')}`;
};

type Props = { start: StartView };

/** Everything for a booking on one screen; number first, the fare beside it as soon as the trip is known. */
export function BookingForm({ start }: Props) {
  const { fields, customer } = start;
  const carTypes = offered(useCabs().carTypes, fields.car);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  // The idempotency key: sending the form twice makes one booking. It is not in the server's HTML.
  const [key] = useState(() => crypto.randomUUID());
  const [chosenId, setChosenId] = useState('');
  const [trip, setTrip] = useState<ChosenTrip>(chosenTrips.find((one) => one === fields.trip) ?? 'one-way');
  const [car, setCar] = useState<CarType>(
    carTypes.find(({ code }) => code === fields.car)?.code ?? usualCarOf(carTypes),
  );
  const [hasPrice, setHasPrice] = useState(Boolean(fields.price));
  const [leftOut, setLeftOut] = useState(() => leftOutAtStart(fields));
  const { known, ask: askNumber } = useKnown();
  useCaller(form, known);
  const { preview, ask, askNow } = useFares(form);
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
    form.current?.querySelector<HTMLElement>(customer ? '[name=from]' : '[name=contactNo]')?.focus();
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
    if (target.name === 'price') setHasPrice(target.value.trim() !== '');
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
        <Choice
          name="car"
          legend={content.car}
          values={carTypes.map(({ code }) => code)}
          labels={Object.fromEntries(carTypes.map(({ code, name }) => [code, name]))}
          asides={totals}
          chosen={car}
          onChoose={setCar}
          columns="grid-cols-4"
        />
        <MoreFields start={fields} isInvalid={isInvalid} />
      </div>
      <div className="grid gap-3 lg:sticky lg:top-[calc(var(--shell-top)+1rem)]">
        <FareBox
          preview={preview}
          car={car}
          isPromised={start.version !== undefined}
          leftOut={hasPrice ? readLeftOut(leftOut) : nothingLeftOut}
        />
        <PriceFields
          start={start}
          isInvalid={isInvalid}
          hasPrice={hasPrice}
          leftOut={leftOut}
          onLeftOut={setLeftOut}
          extras={preview?.fares.find((fare) => fare.car === car)?.promised.extras ?? []}
        />
        <Checkbox name="isRequested" value="yes">
          {content.notConfirmed}
        </Checkbox>
        <MailBox form={form} email={start.email} trigger={`${known.length} ${chosenId}`} />
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
          {content.button}
        </Button>
      </div>
    </form>
  );
}
