import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { faresContent as content } from '#app/content/site/fares.ts';
import { buttonClass, outlineButtonClass } from '#app/ui/button.tsx';
import type { NamedCode } from '#domain/fares/cab-names.ts';
import type { Estimate } from '#domain/fares/estimate.ts';
import type { City } from '#domain/fares/rates.ts';
import {
  chosenTrips,
  type MissingEnd,
  missingPlace,
  stopFields,
  tripFields,
  tripRequestOf,
} from '#domain/fares/requested-trip.ts';
import type { NamedStop, StopSuggestion } from '#domain/fares/resolved-trip.ts';
import { type AnswerTarget, isSoon } from '#domain/settings/call-back.ts';
import { dayInIndia } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { estimatorId as id, paths, estimatorResultsId as resultsId } from '#paths.ts';
import { type CarView, type Chat, type Clock, FareResults, listIdOf } from './fare-results.tsx';
import { fieldBox, StopField } from './stop-field.tsx';
import { StopFields } from './stop-fields.tsx';
import { adviceTexts, TripAdvice } from './trip-advice.tsx';
import { routeOf, whenOf } from './trip-heading.ts';
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
  cars: CarView[];
  cities: NamedCode[];
  /** Where rides from the first place usually end. */
  near: StopSuggestion[];
  /** Where rides usually begin. */
  starts: StopSuggestion[];
  chat: Chat;
  answerTarget: AnswerTarget;
  /** Whether the ride began so soon after the page was made that a call is quicker; the browser replaces it by its own. */
  isSoon: boolean;
  /** Whether the server has counted the estimate with which it begins. */
  isCounted: boolean;
  /** The end that is missing in a form that was sent without script. */
  missing: MissingEnd | null;
  /** Whether a phone shows the fares first, and of the form one line until it is opened. */
  isFolded: boolean;
};

const hourChoices = [2, 4, 6, 8, 10, 12];
const labelClass = 'font-semibold text-sm';

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

/** The trip in one line, which opens the form below it by the style sheet alone. */
function FoldedForm({
  isFolded,
  cities,
  today,
  estimate,
}: Pick<FareEstimatorProps, 'isFolded' | 'cities' | 'today' | 'estimate'>) {
  if (!isFolded || !estimate) return null;
  return (
    <details className="peer/fold md:hidden" suppressHydrationWarning>
      <summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <span className="grow basis-40">
          <span className="block font-semibold">{routeOf(estimate, cities)}</span>
          <span className="block text-quiet text-sm">{whenOf(estimate, today)}</span>
        </span>
        <span className="shrink-0 font-semibold text-teal underline">{content.change}</span>
      </summary>
    </details>
  );
}

/** What is special about the chosen kind of trip. */
const Hints = () => (
  <>
    <p className="hidden text-quiet text-sm group-has-[[value=round-trip]:checked]/trip:block">
      {content.hints['round-trip']}
    </p>
    <p className="hidden text-quiet text-sm group-has-[[value=local]:checked]/trip:block">
      {content.hints.local}
    </p>
  </>
);

/** Tells screen readers the fares, which appear without a click. */
function Announcement({
  estimate,
  cars,
  isLoading,
}: {
  estimate: Estimate | null;
  cars: readonly CarView[];
  isLoading: boolean;
}) {
  const spoken = cars.flatMap(({ code, name }) => {
    const fare = estimate?.fares.find(({ carType }) => carType === code);
    return fare ? [`${name} ${formatPaise(fare.totalPaise)}`] : [];
  });
  return (
    <p aria-live="polite" className="sr-only">
      {isLoading
        ? content.lookingUp
        : [
            ...(estimate ? adviceTexts(estimate) : []),
            ...(spoken.length > 0 ? [content.announced(spoken.join(', '))] : []),
          ].join(' ')}
    </p>
  );
}

function Failed({ onAgain }: { onAgain: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 font-semibold">
      {navigator.onLine ? content.failed : content.offline}
      <button type="button" className={`${outlineButtonClass} min-h-11! py-1!`} onClick={onAgain}>
        {content.tryAgain}
      </button>
    </p>
  );
}

/** Puts the fields of another trip into the form. */
function fillForm(form: HTMLFormElement, query: string) {
  const fields = new URLSearchParams(query);
  const noStops = stopFields.map((name) => [name, ''] as const);
  for (const [name, value] of [...noStops, ...fields]) {
    const field = form.elements.namedItem(name);
    if (
      field instanceof RadioNodeList ||
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement
    )
      field.value = value;
  }
}

const inputIn = (form: HTMLFormElement, name: string): HTMLInputElement | undefined => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
};

/** Names of places as we write them, unless the visitor is typing there. */
function writeNames(form: HTMLFormElement, { from, to, stops }: Estimate) {
  const write = (field: HTMLInputElement | undefined, { stop }: NamedStop) => {
    if (stop && field && field !== document.activeElement) field.value = stop.name;
  };
  write(inputIn(form, tripFields.from), from);
  write(inputIn(form, tripFields.to), to);
  // Empty fields between the stops are no stops.
  const filled = stopFields.map((name) => inputIn(form, name)).filter((field) => field?.value.trim());
  for (const [index, stop] of stops.entries()) write(filled[index], stop);
}

/** A served page may be of yesterday; hydration needs what it was made with. */
function clockOf(props: FareEstimatorProps, isHydrated: boolean, { request }: Estimate): Clock {
  if (!isHydrated) return props;
  const now = new Date();
  return { today: dayInIndia(now), isSoon: isSoon(request, now, props.answerTarget) };
}

/** The end that has to be typed before there can be a fare. */
function missingIn(form: HTMLFormElement, today: string): MissingEnd | null {
  const typed = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  return missingPlace(tripRequestOf(typed, today));
}

/**
 * Brings the fares into view with the focus, so that a keyboard goes on there. While the form is being filled it stays where
 * it is, because a field may still be to come.
 */
function useShownResults(results: RefObject<HTMLDivElement | null>, isReady: boolean) {
  const [wishes, setWishes] = useState(0);
  useEffect(() => {
    if (wishes === 0 || !isReady) return;
    results.current?.scrollIntoView({ block: 'start' });
    results.current?.querySelector('h3')?.focus({ preventScroll: true });
  }, [wishes, isReady, results]);
  return () => setWishes((count) => count + 1);
}

/**
 * The fare of a ride in every car type. Without script it is a form for the fare page; with script the fares appear
 * below it as soon as the trip is complete.
 */
export default function FareEstimator(props: FareEstimatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const start = { ...props, fields: { ...props.fields, [tripFields.city]: props.city } };
  const { estimate, isLoading, isFailed, isHydrated, read, retry } = useEstimate(form, start);
  const [isTyping, setTyping] = useState(false);
  const [missing, setMissing] = useState(props.missing);
  const fromSlug = estimate?.from.stop?.slug ?? '';
  const isShown = estimate !== null && !isTyping;
  /** While another trip is looked up, nobody should request the last one. */
  const isStale = isShown && isLoading;
  useCounted(estimate, isShown && !isLoading && estimate.fares.length > 0, isHydrated && !props.isCounted);
  const showResults = useShownResults(results, isShown && !isLoading);

  useEffect(() => {
    if (isHydrated && estimate && form.current) writeNames(form.current, estimate);
  }, [isHydrated, estimate]);

  const readTyped = () => {
    setTyping(false);
    setMissing(null);
    read();
  };
  const chooseTrip = (query: string) => {
    if (form.current) fillForm(form.current, query);
    readTyped();
    showResults();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    readTyped();
    const end = missingIn(event.currentTarget, props.today);
    setMissing(end);
    if (end) inputIn(event.currentTarget, end)?.focus();
    else showResults();
  };
  const field = (name: keyof typeof tripFields) => props.fields[tripFields[name]] ?? '';
  const common = { isHydrated, onChosen: readTyped, onLeft: readTyped };

  return (
    <div className="grid gap-4">
      <FoldedForm {...props} estimate={estimate} />
      <form
        ref={form}
        method="get"
        action={`${paths.cabFare}#${resultsId}`}
        className="group/trip grid gap-3 max-md:peer-[:not([open])]/fold:hidden"
        onInput={({ target }) => {
          const isText = (target as HTMLInputElement).type === 'text';
          setTyping(isText);
          if (!isText) read();
        }}
        onSubmit={submit}
      >
        <TripChoice chosen={field('trip')} />
        <Hints />
        <input type="hidden" name={tripFields.city} value={props.city} />
        <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.1fr)_auto]">
          <StopField
            {...common}
            id={`${id}-from`}
            name={tripFields.from}
            label={content.from}
            value={field('from')}
            usual={props.starts}
            other={estimate?.to.stop?.slug ?? ''}
          />
          <div className="grid group-has-[[value=local]:checked]/trip:hidden">
            <StopField
              {...common}
              id={`${id}-to`}
              name={tripFields.to}
              label={content.to}
              value={field('to')}
              usual={props.near}
              other={fromSlug}
            />
          </div>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] content-start gap-x-3 gap-y-2 sm:col-span-full lg:col-span-1 lg:row-span-2 lg:group-has-[[value=local]:checked]/trip:col-span-2">
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
          <StopFields {...common} form={form} fields={props.fields} usual={props.near} other={fromSlug} />
          <button
            type="submit"
            className={`${buttonClass} sm:col-span-full lg:col-span-1 lg:col-start-4 lg:row-start-1 lg:mt-5`}
          >
            {content.show}
          </button>
        </div>
        {missing && (
          <p role="alert" className="font-semibold text-brick">
            {content.missing[missing]}
          </p>
        )}
      </form>
      <Announcement
        estimate={isHydrated && isShown ? estimate : null}
        cars={props.cars}
        isLoading={isHydrated && isLoading}
      />
      <div
        ref={results}
        id={resultsId}
        aria-busy={isLoading}
        inert={isStale}
        className={`grid scroll-mt-4 scroll-mb-20 gap-3 empty:hidden ${isStale ? 'opacity-60' : ''}`}
      >
        {isFailed && <Failed onAgain={retry} />}
        {isHydrated && isLoading && !isShown && <p className="text-quiet">{content.lookingUp}</p>}
        {isShown && (
          <FareResults
            id={id}
            cars={props.cars}
            cities={props.cities}
            estimate={estimate}
            chat={props.chat}
            clock={clockOf(props, isHydrated, estimate)}
            isFolded={props.isFolded}
            advice={<TripAdvice estimate={estimate} faresId={listIdOf(id)} onChoose={chooseTrip} />}
          />
        )}
      </div>
    </div>
  );
}
