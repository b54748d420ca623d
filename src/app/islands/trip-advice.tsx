import { faresContent as content } from '#app/content/site/fares.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import type { Estimate, PricedOffer, TripCaution } from '#domain/fares/estimate.ts';
import { problemText } from '#domain/fares/problem-text.ts';
import { fieldsOf, isByHours, stopFields, type TripField, tripFields } from '#domain/fares/requested-trip.ts';
import type { NamedStop } from '#domain/fares/resolved-trip.ts';
import { daysBetween } from '#domain/fares/trip.ts';
import { durationText } from '#domain/shared/duration-text.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { tripPath } from './trip-path.ts';

/** Puts another trip into the form; without script the link leads to its page. */
export type ChooseTrip = (query: string) => void;

function cautionText(caution: TripCaution): string {
  const texts = content.cautions;
  switch (caution.code) {
    case 'dark-on-hills':
      return texts.dark(caution.arrival, caution.sunset);
    case 'dark-before-sunrise':
      return texts.beforeSunrise(caution.sunrise);
    case 'turn-back-by':
      return texts.turnBack(caution.stop, caution.clock);
    case 'dark-on-hills-in-days':
      return texts.darkInDays(caution.days);
    case 'night-on-the-way': {
      const driving = texts.night[caution.part](durationText(caution.drivingMinutes));
      return `${driving}: ${texts.nightsOnTheWay(caution.days)}. ${texts.rooms(caution.nights)}`;
    }
  }
}

function offerText({ code, day, time, returnDay, hours, from, to, city }: PricedOffer): string {
  const texts = content.offers;
  const withReturn = (text: string) => (returnDay === null ? text : texts.backOn(text, dateText(returnDay)));
  const days = daysBetween(day, returnDay ?? day);
  switch (code) {
    case 'another-day':
      return withReturn(texts.anotherDay(dateText(day), time));
    case 'same-day':
      return texts.sameDay(time);
    case 'next-day':
      return withReturn(texts.nextDay(dateText(day), time));
    case 'more-days':
      return texts.days(days);
    case 'turned-dates':
      return texts.turned(dateText(day), dateText(returnDay ?? day));
    case 'hire':
      return texts.hire(city, hours ?? 0);
    case 'round-trip':
      return texts.roundTrip(from, to, days);
  }
}

function TripLink({ query, text, onChoose }: { query: string; text: string; onChoose: ChooseTrip }) {
  return (
    <a
      href={tripPath(query)}
      className={`${outlineButtonClass} min-h-11! px-4! py-1.5!`}
      onClick={(event) => {
        event.preventDefault();
        onChoose(query);
      }}
    >
      {text}
    </a>
  );
}

/** A price that is the same as without the offer says nothing. */
const priceOf = ({ fromPaise }: PricedOffer, lowestPaise: number): string =>
  fromPaise === null || fromPaise === lowestPaise ? '' : content.offers.from(formatPaise(fromPaise));

/** What the offers would change, as it is. */
function keepText({ offers, request: { day, returnDay = day, time } }: Estimate): string {
  const isTime = offers.some(({ code }) => code === 'same-day' || code === 'next-day');
  return isTime ? content.offers.keepTime(time) : content.offers.keepDays(daysBetween(day, returnDay));
}

type OffersProps = { estimate: Estimate; faresId: string; onChoose: ChooseTrip };

function Offers({ estimate, faresId, onChoose }: OffersProps) {
  const { offers, fares } = estimate;
  if (offers.length === 0) return null;
  const lowestPaise = Math.min(...fares.map(({ totalPaise }) => totalPaise));
  return (
    <ul className="flex flex-wrap gap-2" aria-label={content.offersLabel}>
      {offers.map((offer) => {
        const texts = [offerText(offer), priceOf(offer, lowestPaise)];
        return (
          <li key={offer.query}>
            <TripLink query={offer.query} text={texts.filter(Boolean).join(' ')} onChoose={onChoose} />
          </li>
        );
      })}
      {fares.length > 0 && (
        <li>
          <a
            className="inline-flex min-h-11 items-center px-2 font-semibold text-teal underline"
            href={`#${faresId}`}
          >
            {keepText(estimate)}
          </a>
        </li>
      )}
    </ul>
  );
}

type NamedField = { field: TripField; named: NamedStop };

/** The places of the form that are not known, by the fields in which they were typed. */
function unknownStops({ request, from, to, stops }: Estimate): NamedField[] {
  const named: NamedField[] = [
    { field: tripFields.from, named: from },
    ...stopFields.flatMap((field, index) => {
      const stop = stops[index];
      return stop ? [{ field, named: stop }] : [];
    }),
    ...(isByHours(request.trip) ? [] : [{ field: tripFields.to, named: to }]),
  ];
  return named.filter(({ named: { name, stop } }) => name !== '' && !stop);
}

const unknownText = ({ name, suggestions }: NamedStop): string =>
  suggestions.length === 0 ? content.unknownPlace(name) : content.didYouMean(name);

/** 'Did you mean …?', or that the place is not known. */
function UnknownStop({
  estimate,
  field,
  named,
  onChoose,
}: NamedField & { estimate: Estimate; onChoose: ChooseTrip }) {
  const queryWith = (slug: string) =>
    String(new URLSearchParams({ ...fieldsOf(estimate.request), [field]: slug }));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="wrap-anywhere min-w-0 font-semibold">{unknownText(named)}</span>
      {named.suggestions.map((stop) => (
        <TripLink key={stop.slug} query={queryWith(stop.slug)} text={`${stop.name}?`} onChoose={onChoose} />
      ))}
    </div>
  );
}

const isRoadMissing = (estimate: Estimate): boolean =>
  !estimate.trip && !estimate.problem && unknownStops(estimate).length === 0;

/** Its sentences, for screen readers, which hear the fares in the same way. */
export function adviceTexts(estimate: Estimate): string[] {
  const { problem, cautions, hasRates } = estimate;
  const unknown = unknownStops(estimate);
  return [
    ...(problem ? [problemText(problem)] : []),
    ...cautions.map(cautionText),
    ...unknown.map(
      ({ named }) => `${unknownText(named)} ${named.suggestions.map(({ name }) => `${name}?`).join(' ')}`,
    ),
    ...(isRoadMissing(estimate) ? [content.unknownRoad] : []),
    ...(hasRates ? [] : [content.noRates]),
  ];
}

type Props = {
  estimate: Estimate;
  /** The list of the trip's own fares. */
  faresId: string;
  onChoose: ChooseTrip;
};

/** What stands in the way of a trip or should be known of it, with what can be driven instead. */
export function TripAdvice({ estimate, faresId, onChoose }: Props) {
  const { problem, cautions, hasRates, request } = estimate;
  if (adviceTexts(estimate).length === 0) return null;
  const unknown = unknownStops(estimate);
  const isMissing = isRoadMissing(estimate);
  return (
    <div className="grid gap-3 rounded-xl border border-saffron bg-sand p-[16px]">
      {problem && <p className="font-semibold">{problemText(problem)}</p>}
      {cautions.map((caution) => (
        <p key={caution.code} className="font-semibold">
          {cautionText(caution)}
        </p>
      ))}
      {unknown.map((one) => (
        <UnknownStop key={one.field} {...one} estimate={estimate} onChoose={onChoose} />
      ))}
      {unknown.length > 0 && isByHours(request.trip) && <p>{content.hireCities}</p>}
      <Offers estimate={estimate} faresId={faresId} onChoose={onChoose} />
      {isMissing && <p className="font-semibold">{content.unknownRoad}</p>}
      {(isMissing || unknown.length > 0) && <p>{content.callBack}</p>}
      {!hasRates && <p className="font-semibold">{content.noRates}</p>}
    </div>
  );
}
