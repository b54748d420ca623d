import { useEffect, useRef, useState } from 'react';
import { faresContent as content } from '#app/content/site/fares.ts';
import { buttonClass, outlineButtonClass } from '#app/ui/button.tsx';
import type { NamedCode } from '#domain/fares/cab-names.ts';
import type { Estimate } from '#domain/fares/estimate.ts';
import type { City } from '#domain/fares/rates.ts';
import { chosenTrips, stopFields, tripFields } from '#domain/fares/requested-trip.ts';
import type { PlaceSuggestion } from '#domain/fares/resolved-trip.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { estimatorId as id, paths } from '#paths.ts';
import { type Chat, FareResults, type ShownCar } from './fare-results.tsx';
import { fieldBox, PlaceField } from './place-field.tsx';
import { TripAdvice } from './trip-advice.tsx';
import { useCounted } from './use-counted.ts';
import { type TripFields, useEstimate } from './use-estimate.ts';

export type FareEstimatorProps = {
  /** The fields as they begin. */
  fields: TripFields;
  /** The day on which the page was made; the browser replaces it by its own. */
  today: string;
  /** Whose rates hold for hire by the hour from an unknown place. */
  city: City;
  /** The estimate of these fields, where both ends are named. */
  estimate: Estimate | null;
  cars: ShownCar[];
  cities: NamedCode[];
  /** Where rides from the first place usually end. */
  near: PlaceSuggestion[];
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
    <fieldset className="grid min-w-0 grid-cols-3 gap-1 rounded-xl bg-sand p-1">
      <legend className="sr-only">{content.trip}</legend>
      {chosenTrips.map((trip) => (
        <label
          key={trip}
          className="flex min-h-11 cursor-pointer items-center justify-center rounded-lg px-1 text-center leading-tight font-semibold text-sm has-checked:bg-teal has-checked:text-on-teal has-focus-visible:outline-3 has-focus-visible:outline-saffron"
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
    <div className="hidden content-start gap-0.5 group-has-[[value=local]:checked]/trip:grid">
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

type StopsProps = {
  fields: TripFields;
  isAwake: boolean;
  usual: readonly PlaceSuggestion[];
  other: string;
  onChosen(): void;
};

/** Up to five stops on the way, folded until one is wanted. Without script all five fields are there. */
function Stops({ fields, isAwake, ...place }: StopsProps) {
  const filled = stopFields.filter((name) => fields[name]).length;
  const [count, setCount] = useState(Math.max(1, filled));
  return (
    <details
      className="group-has-[[value=local]:checked]/trip:hidden sm:col-span-full lg:row-start-2"
      open={filled > 0}
      suppressHydrationWarning
    >
      <summary className="inline-flex min-h-9 items-center font-semibold text-teal underline">
        {content.addStop}
      </summary>
      <fieldset className="grid gap-x-3 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        <legend className="sr-only">{content.stops}</legend>
        {stopFields.map((name, index) => (
          <div key={name} className={index < count ? 'grid' : 'hidden noscript:grid'}>
            <PlaceField
              {...place}
              isAwake={isAwake}
              id={`${id}-${name}`}
              name={name}
              label={content.stop(index + 1)}
              value={fields[name] ?? ''}
            />
          </div>
        ))}
        {isAwake && count < stopFields.length && (
          <button
            type="button"
            className="min-h-11 self-end justify-self-start font-semibold text-teal underline"
            onClick={() => setCount(count + 1)}
          >
            {content.addStop}
          </button>
        )}
      </fieldset>
    </details>
  );
}

/** Tells screen readers the fares, which appear without a click. */
function Announcement({
  estimate,
  cars,
  isLoading,
}: {
  estimate: Estimate | null;
  cars: readonly ShownCar[];
  isLoading: boolean;
}) {
  const spoken = cars.flatMap(({ code, name }) => {
    const fare = estimate?.fares.find(({ carType }) => carType === code);
    return fare ? [`${name} ${formatPaise(fare.totalPaise)}`] : [];
  });
  return (
    <p aria-live="polite" className="sr-only">
      {isLoading ? content.lookingUp : spoken.length > 0 && content.announced(spoken.join(', '))}
    </p>
  );
}

function Failed({ onAgain }: { onAgain: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 font-semibold">
      {content.failed}
      <button type="button" className={`${outlineButtonClass} min-h-11! py-1!`} onClick={onAgain}>
        {content.tryAgain}
      </button>
    </p>
  );
}

/** Puts the fields of another trip into the form. */
function fillForm(form: HTMLFormElement, query: string) {
  for (const [name, value] of new URLSearchParams(query)) {
    const field = form.elements.namedItem(name);
    if (
      field instanceof RadioNodeList ||
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement
    )
      field.value = value;
  }
}

/** Names of places as we write them, unless the visitor is typing there. */
function writeNames(form: HTMLFormElement, { from, to, stops }: Estimate) {
  const named = [
    ['from', from] as const,
    ['to', to] as const,
    ...stops.map((stop, index) => [`stop${index + 1}`, stop] as const),
  ];
  for (const [name, { place }] of named) {
    const field = form.elements.namedItem(name);
    if (place && field instanceof HTMLInputElement && field !== document.activeElement)
      field.value = place.name;
  }
}

/**
 * The fare of a ride in every car type. Without script it is a form for the fare page; with script the fares appear
 * below it as soon as the trip is complete.
 */
export default function FareEstimator(props: FareEstimatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const start = { ...props, fields: { ...props.fields, [tripFields.city]: props.city } };
  const { estimate, isLoading, isFailed, isAwake, read, askAgain } = useEstimate(form, start);
  const [isTyping, setTyping] = useState(false);
  /** Counts the choices, after each of which the fares are brought into view. */
  const [choices, setChoices] = useState(0);
  const fromSlug = estimate?.from.place?.slug ?? '';
  const isShown = estimate !== null && !isTyping;
  useCounted(estimate, isShown && !isLoading && estimate.fares.length > 0, isAwake && !props.isCounted);

  useEffect(() => {
    if (choices > 0 && isShown) results.current?.scrollIntoView({ block: 'nearest' });
  }, [choices, isShown]);

  useEffect(() => {
    if (isAwake && estimate && form.current) writeNames(form.current, estimate);
  }, [isAwake, estimate]);

  const endChoice = () => {
    setTyping(false);
    read();
    setChoices((count) => count + 1);
  };
  const chooseTrip = (query: string) => {
    if (form.current) fillForm(form.current, query);
    endChoice();
  };
  const field = (name: keyof typeof tripFields) => props.fields[tripFields[name]] ?? '';
  const place = { isAwake, onChosen: endChoice };

  return (
    <div className="grid gap-4">
      <form
        ref={form}
        method="get"
        action={`${paths.cabFare}#${resultsId}`}
        className="group/trip grid gap-3"
        onInput={({ target }) => {
          const isText = (target as HTMLInputElement).type === 'text';
          setTyping(isText);
          if (!isText) read();
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
            other={estimate?.to.place?.slug ?? ''}
          />
          <div className="grid group-has-[[value=local]:checked]/trip:hidden">
            <PlaceField
              {...place}
              id={`${id}-to`}
              name={tripFields.to}
              label={content.to}
              value={field('to')}
              usual={props.near}
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
          <Stops {...place} fields={props.fields} usual={props.near} other={fromSlug} />
          <button type="submit" className={`${buttonClass} sm:col-span-full lg:col-start-4 lg:row-start-1`}>
            {content.show}
          </button>
        </div>
      </form>
      <Announcement
        estimate={isAwake && isShown ? estimate : null}
        cars={props.cars}
        isLoading={isAwake && isLoading}
      />
      <div
        ref={results}
        id={resultsId}
        aria-busy={isLoading}
        className={`grid scroll-mb-20 gap-3 empty:hidden ${isLoading ? 'opacity-60' : ''}`}
      >
        {isFailed && <Failed onAgain={askAgain} />}
        {isShown && <TripAdvice estimate={estimate} onChoose={chooseTrip} />}
        {isShown && (
          <FareResults
            id={id}
            cars={props.cars}
            cities={props.cities}
            estimate={estimate}
            chat={props.chat}
          />
        )}
      </div>
    </div>
  );
}
