import { faresContent as content } from '#app/content/site/fares.ts';
import { buttonClass, outlineButtonClass } from '#app/ui/button.tsx';
import { chatLink } from '#app/ui/chat-link.ts';
import { ArrowDownIcon } from '#app/ui/icons.tsx';
import type { NamedCode } from '#domain/fares/cab-names.ts';
import type { Estimate } from '#domain/fares/estimate.ts';
import type { Fare } from '#domain/fares/fare.ts';
import { includedDistance, includedWaiting, lineText, taxText, tripChat } from '#domain/fares/fare-text.ts';
import { alwaysIncluded, extraText, notIncluded } from '#domain/fares/inclusion-text.ts';
import type { CarType } from '#domain/fares/rates.ts';
import { fieldsOf, isByHours } from '#domain/fares/requested-trip.ts';
import { requestedTripOf } from '#domain/fares/resolved-trip.ts';
import { shownDate } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { cabBookPath } from '#paths.ts';
import { durationText } from './duration-text.ts';

export type ShownCar = { code: CarType; name: string; examples: string; seats: number; bags: number };

/** Where a chat about the trip is opened, and the code of the page for browsers without script. */
export type Chat = { phoneE164: string; code: string };

function Row({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-4 ${isTotal ? 'border-line border-t pt-1 font-semibold' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  );
}

function Note({ label, items }: { label: string; items: readonly string[] }) {
  return (
    <div>
      <p className="font-semibold">{label}</p>
      <ul className="text-quiet">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function FareDetails({ fare }: { fare: Fare }) {
  const { lines, extras, tax, included, roundingPaise } = fare;
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 items-center font-semibold text-teal underline">
        {content.details}
      </summary>
      <div className="grid gap-3 pb-2">
        <dl className="grid gap-1">
          {lines.map((line) => (
            <Row key={line.kind} label={lineText(line, extras)} value={formatPaise(line.amountPaise)} />
          ))}
          <Row label={taxText('CGST', tax.cgstBasisPoints)} value={formatPaise(fare.cgstPaise)} />
          <Row label={taxText('SGST', tax.sgstBasisPoints)} value={formatPaise(fare.sgstPaise)} />
          {roundingPaise !== 0 && <Row label={content.rounding} value={formatPaise(roundingPaise)} />}
          <Row label={content.total} value={formatPaise(fare.totalPaise)} isTotal />
        </dl>
        <p>{fare.totalInWords}</p>
        <Note
          label={content.included}
          items={[includedDistance(included), includedWaiting(included), alwaysIncluded].filter(Boolean)}
        />
        <Note label={content.notIncluded} items={[notIncluded]} />
        <Note label={content.mayChange} items={extras.map((extra) => extraText(extra))} />
        <p className="text-quiet">{content.validUntil(shownDate(fare.validUntil))}</p>
      </div>
    </details>
  );
}

type CarProps = {
  car: ShownCar;
  cities: readonly NamedCode[];
  fare: Fare | undefined;
  estimate: Estimate;
  chat: Chat;
};

/** The page that requests this trip in this car. */
function bookingPath({ request }: Estimate, car: CarType, fare: Fare | undefined): string {
  const { version: _seen, ...trip } = request;
  return cabBookPath(fieldsOf({ ...trip, car, ...(fare && { version: fare.rateVersion }) }));
}

function Links({ car, cities, fare, estimate, chat }: CarProps) {
  const trip = requestedTripOf(estimate, car.code, fare);
  return (
    <>
      <a className={`${buttonClass} px-[12px]!`} href={bookingPath(estimate, car.code, fare)}>
        {fare ? content.book : content.ask}
      </a>
      <a
        className={`${outlineButtonClass} wrap-anywhere px-[12px]! text-center`}
        href={chatLink(chat.phoneE164, tripChat(trip, { carTypes: [car], cities }), chat.code)}
      >
        {fare ? content.chat : content.askChat}
      </a>
    </>
  );
}

function CarFare({ car, cities, fare, estimate, chat }: CarProps & { fare: Fare }) {
  return (
    <li className="rounded-xl border border-line bg-paper">
      <details className="fare-car group/car">
        <summary className="flex min-h-14 items-center justify-between gap-x-3 px-[16px] py-2 max-lg:flex-wrap lg:cursor-default lg:flex-col lg:items-start">
          {/* At the start: in the middle it would move when a slow network brings its later lines. */}
          <span className="grid min-w-0 flex-1 basis-32 self-start leading-snug lg:basis-auto">
            <span className="font-display font-semibold text-lg">{car.name}</span>
            <span className="text-quiet text-sm">
              {content.seats(car.seats)}, {content.bags(car.bags)}
            </span>
            <span className="text-quiet text-sm">{includedDistance(fare.included)}</span>
          </span>
          <span className="flex items-center gap-2">
            <span className="whitespace-nowrap">
              {estimate.isAbout && <span className="text-quiet text-sm">{content.nearly} </span>}
              <span className="font-display font-semibold text-2xl">{formatPaise(fare.totalPaise)}</span>
            </span>
            <ArrowDownIcon className="size-5 shrink-0 text-teal group-open/car:rotate-180 lg:hidden" />
          </span>
        </summary>
        <div className="grid gap-2 px-[16px] pb-3">
          <p className="text-quiet text-sm">{car.examples}</p>
          <Links car={car} cities={cities} fare={fare} estimate={estimate} chat={chat} />
          <FareDetails fare={fare} />
        </div>
      </details>
    </li>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** `Shillong, Sohra`: the stops and the end of a round trip, without what stands in brackets. */
const loopPlaces = ({ stops, to }: Estimate) =>
  [...stops, to].map(({ name }) => name.replace(/ \([^()]*\)$/, '')).join(', ');

/** Why a round trip has its price, beside the kilometres that are driven and two single rides. */
function RoundTrip({ estimate }: { estimate: Estimate }) {
  const { comparison, fares } = estimate;
  const [fare] = fares;
  if (!comparison || !fare) return null;
  const { loopKm, singlesPaise, roundTripPaise } = comparison;
  const way = `${loopKm.toLocaleString('en-IN')} km`;
  const { km, days = 1 } = fare.included;
  const singles = formatPaise(singlesPaise);
  return (
    <p className="text-sm">
      {content.round(includedDistance(fare.included), loopPlaces(estimate), way)}{' '}
      {km > loopKm && `${content.minimum(Math.round(km / days))} `}
      {singlesPaise < roundTripPaise ? content.cheaperSingles(singles) : content.dearerSingles(singles)}
    </p>
  );
}

type Props = {
  id: string;
  cars: readonly ShownCar[];
  cities: readonly NamedCode[];
  estimate: Estimate;
  chat: Chat;
};

function Distance({ estimate }: { estimate: Estimate }) {
  const { km, minutes, type, isAbout, notes } = estimate;
  const isTyped = km !== undefined && minutes === undefined && !isByHours(type);
  return (
    <p className="text-quiet text-sm">
      {km !== undefined && `${content.about(`${km} km`, durationText(minutes), type)}. `}
      {isTyped && `${content.typedKm} `}
      {isAbout && `${content.toConfirm} `}
      {content.included}: {lowerFirst(alwaysIncluded)}. {notes.join(' ')}
    </p>
  );
}

/** The fares of all car types; where there is none, how to ask for it. */
export function FareResults({ id, cars, cities, estimate, chat }: Props) {
  const { from, to, stops, fares, problem } = estimate;
  const route = [from.name, ...stops.map(({ name }) => name), to.name].filter(Boolean).join(' to ');
  const [firstCar] = cars;
  const priced = cars.flatMap((car) => {
    const fare = fares.find(({ carType }) => carType === car.code);
    return fare ? [{ car, fare }] : [];
  });
  return (
    <section aria-labelledby={`${id}-fares`} className="grid gap-3">
      <div className="grid gap-1">
        <h3 id={`${id}-fares`} className="text-xl">
          {route}
        </h3>
        {fares.length > 0 && <Distance estimate={estimate} />}
        <RoundTrip estimate={estimate} />
      </div>
      {priced.length > 0 ? (
        <ul className="grid items-start gap-2 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] lg:items-stretch lg:gap-4">
          {priced.map(({ car, fare }) => (
            <CarFare key={car.code} car={car} cities={cities} fare={fare} estimate={estimate} chat={chat} />
          ))}
        </ul>
      ) : (
        !problem &&
        firstCar && (
          <div className="grid gap-2 sm:flex">
            <Links car={firstCar} cities={cities} fare={undefined} estimate={estimate} chat={chat} />
          </div>
        )
      )}
    </section>
  );
}
