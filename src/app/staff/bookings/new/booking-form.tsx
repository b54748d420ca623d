import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { staffBookingsContent } from '#app/content/staff/cabs/bookings.ts';
import { useKnown } from '#app/staff/enquiries/add/use-known.ts';
import type { SessionCheck } from '#app/staff/ui/action-result.ts';
import { useActionForm } from '#app/staff/ui/use-action-form.ts';
import { useHydrated } from '#app/staff/ui/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { carNames } from '#domain/fares/fare-text.ts';
import { type CarType, carTypes } from '#domain/fares/rates.ts';
import { type ChosenTrip, chosenTrips } from '#domain/fares/requested-trip.ts';
import { paths } from '#paths.ts';
import { bookingPath } from '#staff-paths.ts';
import { CustomerFields } from './customer-fields.tsx';
import { FareBox } from './fare-box.tsx';
import type { FarePreview } from './fare-preview.ts';
import { Choice, FormField } from './form-field.tsx';
import type { ShownStart } from './shown-start.ts';
import { MoreFields, TimeFields, TripPlaces } from './trip-fields.tsx';

const content = staffBookingsContent.make;

const pauseMs = 200;
const fareFields = ['trip', 'from', 'to', 'km', 'date', 'time', 'returnDate', 'hours', 'city', 'rates'];

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

type Props = { start: ShownStart; isSessionOver: SessionCheck };

/** Everything for a booking on one screen; number first, the fare beside it as soon as the trip is known. */
export function BookingForm({ start, isSessionOver }: Props) {
  const { fields, customer } = start;
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  // The idempotency key: sending the form twice makes one booking. It is not in the server's HTML.
  const [key] = useState(() => crypto.randomUUID());
  const [chosenId, setChosenId] = useState('');
  const [trip, setTrip] = useState<ChosenTrip>(chosenTrips.find((one) => one === fields.trip) ?? 'one-way');
  const [car, setCar] = useState<CarType>(carTypes.find((one) => one === fields.car) ?? 'sedan');
  const { known, ask: askNumber } = useKnown();
  const { preview, ask, askNow } = useFares(form);
  const { status, isBusy, submit } = useActionForm<{ id: string }>({
    working: content.working,
    // The page is left for that of the booking.
    revalidates: false,
    isSessionOver,
    onResult: (result) => {
      if (result.done) void navigate(bookingPath(result.value.id));
    },
  });
  const isInvalid = (name: string) => status?.field === name;

  const begin = useEffectEvent(() => {
    if (fields.from) askNow();
    form.current?.querySelector<HTMLElement>(customer ? '[name=from]' : '[name=contactNo]')?.focus();
  });
  useEffect(() => begin(), []);
  // The fields of another kind of trip are there only after it is shown.
  const askAgain = useEffectEvent(() => ask());
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks whenever the kind of trip changes.
  useEffect(() => askAgain(), [trip]);

  const onInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (target.name === 'contactNo') {
      setChosenId('');
      askNumber(target.value);
    }
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
            onChoose={({ id, name }) => {
              setChosenId(id);
              const field = form.current?.querySelector<HTMLInputElement>('[name=name]');
              if (field) field.value = name;
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
        <TimeFields trip={trip} start={fields} today={start.today} isInvalid={isInvalid} onChange={ask} />
        <Choice
          name="car"
          legend={content.car}
          values={carTypes}
          labels={carNames}
          asides={totals}
          chosen={car}
          onChoose={setCar}
          columns="grid-cols-4"
        />
        <MoreFields start={fields} isInvalid={isInvalid} />
      </div>
      <div className="grid gap-3 lg:sticky lg:top-[calc(var(--shell-top)+1rem)]">
        <FareBox preview={preview} car={car} isPromised={start.version !== undefined} />
        <FormField
          name="price"
          label={content.price}
          inputMode="decimal"
          value={fields.price ?? ''}
          hint={start.quoteVersion ? content.quotePrice(start.quoteVersion) : content.priceHint}
          invalid={isInvalid('price')}
        />
        <label className="flex min-h-11 items-center gap-2 lg:min-h-8">
          <input type="checkbox" name="isRequested" value="yes" className="size-5 accent-teal" />
          {content.notConfirmed}
        </label>
        <StatusLine text={status?.text} tone={status?.tone ?? 'good'} takesRoom={false} />
        <Button disabled={!isHydrated} aria-disabled={isBusy}>
          {content.button}
        </Button>
      </div>
    </form>
  );
}
