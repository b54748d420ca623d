import { useEffect, useRef, useState } from 'react';
import { faresContent as content } from '#app/content/site/fares.ts';
import { buttonClass } from '#app/ui/button.tsx';
import type { Fare } from '#domain/fares/fare.ts';
import type { City, RateVersion } from '#domain/fares/rates.ts';
import { chosenTrips, isByHours, tripFields } from '#domain/fares/requested-trip.ts';
import type { Place, PlaceSuggestion, ResolvedTrip } from '#domain/fares/resolved-trip.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { estimatorId as id, paths } from '#paths.ts';
import { type Chat, FareResults, type ShownCar } from './fare-results.tsx';
import { fieldBox, PlaceField } from './place-field.tsx';
import { useCounted } from './use-counted.ts';
import { type KnownRoute, placesNear, type TripFields, useEstimate } from './use-estimate.ts';

export type FareEstimatorProps = {
  /** The fields as they begin. */
  fields: TripFields;
  /** The day on which the page was made; the browser replaces it by its own. */
  today: string;
  /** Whose rates hold for hire by the hour from an unknown place. */
  city: City;
  /** The rates that hold now and next. */
  versions: RateVersion[];
  hasMoreRates: boolean;
  cars: ShownCar[];
  /** The usual places and routes of the page. */
  places: Place[];
  routes: KnownRoute[];
  /** Where rides usually begin. */
  starts: PlaceSuggestion[];
  chat: Chat;
  /** Whether the server has counted the estimate with which it begins. */
  isCounted: boolean;
};

const hourChoices = [2, 4, 6, 8, 10, 12];
const labelClass = 'font-semibold text-sm';
/** Where the form leads without script, so that the fares are on the screen. */
const resultsId = `${id}-results`;

function TripChoice({ chosen }: { chosen: string }) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-1 rounded-xl bg-sand p-1">
      <legend className="sr-only">{content.trip}</legend>
      {chosenTrips.map((trip) => (
        <label
          key={trip}
          className="flex min-h-11 cursor-pointer items-center justify-center rounded-lg px-2 text-center font-semibold text-sm has-checked:bg-teal has-checked:text-on-teal has-focus-visible:outline-3 has-focus-visible:outline-saffron"
        >
          <input
            type="radio"
            name={tripFields.trip}
            value={trip}
            defaultChecked={trip === chosen}
            className="sr-only"
          />
          {content.trips[trip]}
        </label>
      ))}
    </fieldset>
  );
}

type FieldProps = {
  name: string;
  label: string;
  type: 'date' | 'time' | 'number';
  value: string;
  min?: number;
  max?: number;
  className?: string;
};

function Field({ name, label, value, className = '', ...input }: FieldProps) {
  return (
    <div className={`grid content-start gap-0.5 ${className}`}>
      <label htmlFor={`${id}-${name}`} className={labelClass}>
        {label}
      </label>
      <input id={`${id}-${name}`} name={name} defaultValue={value} className={fieldBox} {...input} />
    </div>
  );
}

function Hours({ value }: { value: string }) {
  return (
    <div className="hidden content-start gap-0.5 group-has-[[value=local]:checked]/trip:grid group-has-[[value=sightseeing]:checked]/trip:grid">
      <label htmlFor={`${id}-hours`} className={labelClass}>
        {content.hours}
      </label>
      <select id={`${id}-hours`} name={tripFields.hours} defaultValue={value || '8'} className={fieldBox}>
        {hourChoices.map((hours) => (
          <option key={hours} value={hours}>
            {content.hour(hours)}
          </option>
        ))}
      </select>
    </div>
  );
}

type Shown = {
  resolved: ResolvedTrip;
  fares: readonly Fare[];
  cars: readonly ShownCar[];
};

/** Tells screen readers the fares, which appear without a click. */
function Announcement({ fares, cars, isLookingUp }: Omit<Shown, 'resolved'> & { isLookingUp: boolean }) {
  const spoken = cars.flatMap(({ code, name }) => {
    const fare = fares.find(({ carType }) => carType === code);
    return fare ? [`${name} ${formatPaise(fare.totalPaise)}`] : [];
  });
  return (
    <p aria-live="polite" className="sr-only">
      {isLookingUp ? content.lookingUp : spoken.length > 0 && content.announced(spoken.join(', '))}
    </p>
  );
}

/** Why there is no figure, and what to do. */
function Advice({ isUnknown, hasRates }: { isUnknown: boolean; hasRates: boolean }) {
  if (hasRates && !isUnknown) return null;
  return <p className="font-semibold">{hasRates ? content.unknown : content.noRates}</p>;
}

/** Whether both ends are named, and differ. */
const isWhole = ({ request, from, to }: ResolvedTrip) =>
  isByHours(request.trip) || (from.name !== '' && to.name !== '' && from.name !== to.name);

/**
 * The fare of a ride in every car type. Without script it is a form for the fare page; with script the fares appear
 * below it as soon as the trip is complete.
 */
export default function FareEstimator(props: FareEstimatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const { resolved, fares, hasRates, isOpen, isAwake, known, read, noteFound } = useEstimate(form, props);
  const [isTyping, setTyping] = useState(false);
  /** Counts the choices, after each of which the fares are brought into view. */
  const [choices, setChoices] = useState(0);
  const { request } = resolved;
  const fromSlug = resolved.from.place?.slug ?? '';
  const isAnswered = isWhole(resolved) && !isOpen;
  const isUnknown = isAnswered && !resolved.trip && !isTyping;
  const isShown = isAnswered && (fares.length > 0 || !isTyping);
  useCounted(resolved, isShown && fares.length > 0, isAwake && !props.isCounted);

  useEffect(() => {
    if (choices > 0 && isShown) results.current?.scrollIntoView({ block: 'nearest' });
  }, [choices, isShown]);

  const endChoice = () => {
    setTyping(false);
    read();
    setChoices((count) => count + 1);
  };
  const field = (name: keyof typeof tripFields) => props.fields[tripFields[name]] ?? '';
  const place = { isAwake, onFound: noteFound, onChosen: endChoice };

  return (
    <div className="grid gap-4">
      <form
        ref={form}
        method="get"
        action={`${paths.cabFare}#${resultsId}`}
        className="group/trip grid gap-3"
        onInput={({ target }) => {
          setTyping((target as HTMLInputElement).type === 'text');
          read();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          endChoice();
        }}
      >
        <TripChoice chosen={field('trip')} />
        <input type="hidden" name={tripFields.city} value={props.city} />
        <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.1fr)_auto] lg:items-end">
          <PlaceField
            {...place}
            id={`${id}-from`}
            name={tripFields.from}
            label={content.from}
            value={field('from')}
            usual={props.starts}
            other={resolved.to.place?.slug ?? ''}
          />
          <div className="grid group-has-[[value=local]:checked]/trip:hidden group-has-[[value=sightseeing]:checked]/trip:hidden">
            <PlaceField
              {...place}
              id={`${id}-to`}
              name={tripFields.to}
              label={content.to}
              value={field('to')}
              usual={placesNear(known, fromSlug)}
              other={fromSlug}
            />
          </div>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-3 gap-y-2">
            <Field name={tripFields.date} label={content.date} type="date" value={field('date')} />
            <Field name={tripFields.time} label={content.time} type="time" value={field('time')} />
            <Field
              name={tripFields.returnDate}
              label={content.returnDate}
              type="date"
              value={field('returnDate')}
              className="hidden group-has-[[value=round-trip]:checked]/trip:grid"
            />
            <Hours value={field('hours')} />
          </div>
          {(isUnknown || request.km !== undefined) && (
            <Field
              name={tripFields.km}
              label={content.km}
              type="number"
              value={field('km')}
              min={1}
              max={4000}
            />
          )}
          <button type="submit" className={`${buttonClass} sm:col-span-full lg:col-auto`}>
            {content.show}
          </button>
        </div>
      </form>
      <Announcement
        fares={isAwake && isShown ? fares : []}
        cars={props.cars}
        isLookingUp={isAwake && isOpen}
      />
      <div ref={results} id={resultsId} className="grid scroll-mb-20 gap-3 empty:hidden">
        {isShown && <Advice isUnknown={isUnknown} hasRates={hasRates} />}
        {isShown && (
          <FareResults id={id} cars={props.cars} fares={fares} resolved={resolved} chat={props.chat} />
        )}
      </div>
    </div>
  );
}
