import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CarChoice } from '#app/staff/cabs/bookings/new/car-fields.tsx';
import { Choice } from '#app/staff/cabs/bookings/new/form-field.tsx';
import { ReturnFields, TripPlaces } from '#app/staff/cabs/bookings/new/trip-fields.tsx';
import { fareFields, useFares } from '#app/staff/cabs/bookings/new/use-fares.ts';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { Button } from '#app/staff/kit/button.tsx';
import { Dialog } from '#app/staff/kit/dialog.tsx';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import { carName, offered } from '#domain/fares/cab-names.ts';
import { type ChosenTrip, chosenTrips } from '#domain/fares/requested-trip.ts';
import { paths } from '#paths.ts';
import type { DutyView } from './duty-view.ts';
import type { RidePreviewView } from './ride-preview.ts';
import { RideCrew, RidePriceSide, sideClass } from './ride-price.tsx';
import { rideTexts as content } from './ride-texts.ts';
import { useDutyForm } from './use-duty-form.ts';

const { make } = staffBookingsContent;
const asked = [...fareFields, 'duty', 'car', 'returnTime'];

type Props = {
  duty: DutyView;
  onDone: (text: string, tone?: 'warn') => void;
  onClose: () => void;
};

/**
 * What the form is compared with. The page is loaded again as soon as somebody changes the booking, but the form stays with what its
 * staff member has read until a conflict has told them what is different.
 */
function useSeen({ revision, another: { basedOn } }: DutyView) {
  const [seen, setSeen] = useState({ revision, basedOn });
  const [isTold, setTold] = useState(false);
  if (isTold && seen.revision !== revision) {
    setSeen({ revision, basedOn });
    setTold(false);
  }
  return { seen, setTold };
}

/** Another ride for the duty, with the same fields as a new booking; its fare and the difference are shown before it is saved. */
export function RidePopup({ duty, onDone, onClose }: Props) {
  const { another } = duty;
  const { fields, isPart } = another;
  const form = useRef<HTMLFormElement>(null);
  const cabs = useCabs();
  const carTypes = offered(cabs.carTypes, fields.car);
  const [trip, setTrip] = useState<ChosenTrip>(chosenTrips.find((one) => one === fields.trip) ?? 'one-way');
  const [car, setCar] = useState(fields.car ?? '');
  const [price, setPrice] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const { preview, isAsking, ask, askNow } = useFares<RidePreviewView>(form, {
    address: paths.adminRideFare,
    more: ['duty', 'car', 'returnTime'],
  });
  const { seen, setTold } = useSeen(duty);
  const { status, setStatus, isBusy, onSubmit, onCorrect } = useDutyForm({
    onDone,
    onClose,
    working: content.working,
    onConflict: () => setTold(true),
  });
  const isInvalid = (name: string) => status?.field === name;

  // Chromium would focus the scrolling box of a small screen.
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=trip]:checked')?.focus(), []);

  const retry = useEffectEvent(() => askNow());
  // After another kind of trip its fields are there, and after a conflict the duty is another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks whenever one of these changes.
  useEffect(() => retry(), [trip, car, duty.revision]);

  const onInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    onCorrect(target.name);
    setTold(false);
    // A message may be about a field that another kind of trip does not have.
    if (target.name === 'trip') setStatus(undefined);
    if (target.name === 'price') setPrice(target.value);
    if (asked.includes(target.name)) ask();
  };
  const totals = isPart
    ? {}
    : Object.fromEntries((preview?.fares ?? []).map((fare) => [fare.car, fare.total]));
  const foot = (
    <>
      <FormStatusLine status={status} takesRoom={false} />
      <Button type="submit" aria-disabled={isBusy}>
        {content.go}
      </Button>
    </>
  );
  return (
    <Dialog title={content.title} size="wide" onClose={onClose}>
      <form
        ref={form}
        noValidate
        onInput={onInput}
        onSubmit={onSubmit}
        className="grid items-start gap-x-6 gap-y-3 py-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]"
      >
        <input type="hidden" name="intent" value="change-ride" />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="duty" value={duty.id} />
        <input type="hidden" name="dutyId" value={duty.id} />
        <input type="hidden" name="bookingId" value={another.bookingId} />
        <input type="hidden" name="revision" value={seen.revision} />
        <input type="hidden" name="basedOn" value={seen.basedOn} />
        <input type="hidden" name="date" value={fields.date ?? ''} />
        <input type="hidden" name="time" value={fields.time ?? ''} />
        <input type="hidden" name="keptCar" value={preview?.keptCar ?? duty.carId ?? ''} />
        <input type="hidden" name="keptDriver" value={preview?.keptDriver ?? duty.driverId ?? ''} />
        <div className="grid gap-3">
          <Choice
            name="trip"
            legend={make.trip}
            values={chosenTrips}
            labels={make.trips}
            chosen={trip}
            onChoose={setTrip}
            columns="grid-cols-3"
          />
          <TripPlaces trip={trip} start={fields} needsKm={preview?.needsKm ?? false} isInvalid={isInvalid} />
          {trip === 'round-trip' && (
            <div className="grid grid-cols-2 gap-2 sm:max-w-sm">
              <ReturnFields start={fields} isInvalid={isInvalid} />
            </div>
          )}
          <CarChoice carTypes={carTypes} totals={totals} car={car} onChoose={setCar} />
          <p className="text-quiet text-sm">{content.pickUp(duty.pickUp)}</p>
        </div>
        {isPart ? (
          <div className={sideClass}>
            <RideCrew preview={preview} />
            <p className="rounded-xl bg-sand px-4 py-2.5">{make.partOfTrip}</p>
            {foot}
          </div>
        ) : (
          <RidePriceSide
            present={another}
            preview={preview}
            car={{ code: car, name: carName(cabs, car) }}
            {...{ price, isInvalid, isAsking }}
          >
            {foot}
          </RidePriceSide>
        )}
      </form>
    </Dialog>
  );
}
