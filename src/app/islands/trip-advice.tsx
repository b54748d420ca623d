import { faresContent as content } from '#app/content/site/fares.ts';
import { outlineButtonClass } from '#app/ui/button.tsx';
import type { Estimate, PricedOffer, TripCaution, TripProblem } from '#domain/fares/estimate.ts';
import { fieldsOf, isByHours, tripFields } from '#domain/fares/requested-trip.ts';
import type { NamedPlace } from '#domain/fares/resolved-trip.ts';
import { daysBetween } from '#domain/fares/trip.ts';
import { shownDate } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { paths } from '#paths.ts';
import { durationText } from './duration-text.ts';

/** Puts another trip into the form; without script the link leads to its page. */
export type ChooseTrip = (query: string) => void;

function problemText(problem: TripProblem): string {
  const texts = content.problems;
  switch (problem.code) {
    case 'past':
      return texts.past;
    case 'return-before-start':
      return texts.returnBeforeStart;
    case 'same-place':
      return texts.samePlace;
    case 'too-long-for-days':
      return texts.tooLong(durationText(problem.drivingMinutes), problem.days, problem.neededDays);
    case 'no-hire-by-hour':
      return texts.noHire(problem.place);
    case 'road-closed':
      return texts.closed(problem.from, problem.to);
  }
}

function cautionText(caution: TripCaution): string {
  const texts = content.cautions;
  switch (caution.code) {
    case 'dark-on-hills':
      return texts.dark(caution.arrival, caution.sunset);
    case 'turn-back-by':
      return texts.turnBack(caution.place, caution.clock);
    case 'night-on-the-way':
      return texts.night(durationText(caution.drivingMinutes), caution.days);
  }
}

function offerText({ code, day, time, returnDay }: PricedOffer): string {
  const texts = content.offers;
  switch (code) {
    case 'tomorrow':
      return texts.tomorrow(shownDate(day), time);
    case 'earlier':
      return texts.earlier(shownDate(day), time);
    case 'next-day':
      return texts.nextDay(shownDate(day), time);
    case 'more-days':
      return texts.days(daysBetween(day, returnDay ?? day));
    case 'turned-dates':
      return texts.turned(shownDate(day), shownDate(returnDay ?? day));
  }
}

const tripPath = (query: string) => `${paths.cabFare}?${query}#cab-fare-results`;

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

function Offers({ offers, onChoose }: { offers: readonly PricedOffer[]; onChoose: ChooseTrip }) {
  if (offers.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={content.offersLabel}>
      {offers.map((offer) => {
        const price = offer.fromPaise === null ? '' : content.offers.from(formatPaise(offer.fromPaise));
        return (
          <li key={offer.query}>
            <TripLink
              query={offer.query}
              text={[offerText(offer), price].filter(Boolean).join(' ')}
              onChoose={onChoose}
            />
          </li>
        );
      })}
    </ul>
  );
}

type NamedField = { field: string; named: NamedPlace };

/** The places of the form that are not known, by the fields in which they were typed. */
export function unknownPlaces({ request, from, to, stops }: Estimate): NamedField[] {
  const named: NamedField[] = [
    { field: tripFields.from, named: from },
    ...stops.map((stop, index) => ({ field: `stop${index + 1}`, named: stop })),
    ...(isByHours(request.trip) ? [] : [{ field: tripFields.to, named: to }]),
  ];
  return named.filter(({ named: { name, place } }) => name !== '' && !place);
}

/** 'Did you mean …?', or that the place is not known. */
function UnknownPlace({
  estimate,
  field,
  named,
  onChoose,
}: NamedField & { estimate: Estimate; onChoose: ChooseTrip }) {
  const { name, suggestions } = named;
  const queryWith = (slug: string) =>
    String(new URLSearchParams({ ...fieldsOf(estimate.request), [field]: slug }));
  if (suggestions.length === 0) return <p className="font-semibold">{content.unknownPlace(name)}</p>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="font-semibold">{content.didYouMean(name)}</span>
      {suggestions.map((place) => (
        <TripLink
          key={place.slug}
          query={queryWith(place.slug)}
          text={`${place.name}?`}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

type Props = { estimate: Estimate; onChoose: ChooseTrip };

/** What stands in the way of a trip or should be known of it, with what can be driven instead. */
export function TripAdvice({ estimate, onChoose }: Props) {
  const { problem, cautions, offers, hasRates, trip } = estimate;
  const unknown = unknownPlaces(estimate);
  const isRoadMissing = unknown.length === 0 && !trip && !problem;
  const hasAdvice = problem || cautions.length > 0 || unknown.length > 0 || isRoadMissing || !hasRates;
  if (!hasAdvice) return null;
  return (
    <div className="grid gap-3 rounded-xl border border-saffron bg-sand p-[16px]">
      {problem && <p className="font-semibold">{problemText(problem)}</p>}
      {cautions.map((caution) => (
        <p key={caution.code} className="font-semibold">
          {cautionText(caution)}
        </p>
      ))}
      <Offers offers={offers} onChoose={onChoose} />
      {unknown.map((one) => (
        <UnknownPlace key={one.field} {...one} estimate={estimate} onChoose={onChoose} />
      ))}
      {isRoadMissing && <p className="font-semibold">{content.unknownRoad}</p>}
      {(isRoadMissing || unknown.some(({ named }) => named.suggestions.length === 0)) && (
        <p>{content.callBack}</p>
      )}
      {!hasRates && <p className="font-semibold">{content.noRates}</p>}
    </div>
  );
}
