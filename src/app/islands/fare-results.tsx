import { type MouseEvent, type ReactNode, useState } from 'react';
import { faresContent as content } from '#app/content/site/fares.ts';
import { buttonClass, outlineButtonClass } from '#app/ui/button.tsx';
import { chatLink } from '#app/ui/chat-link.ts';
import type { Picture } from '#app/ui/poster.tsx';
import type { NamedCode } from '#domain/fares/cab-names.ts';
import type { Estimate } from '#domain/fares/estimate.ts';
import type { Fare } from '#domain/fares/fare.ts';
import {
  aboutText,
  includedDistance,
  includedWaiting,
  lastBookingDay,
  lineText,
  taxText,
  tripChat,
} from '#domain/fares/fare-text.ts';
import { alwaysIncluded, extraText, notIncluded } from '#domain/fares/inclusion-text.ts';
import { permitTexts } from '#domain/fares/permits.ts';
import type { CarType } from '#domain/fares/rates.ts';
import { fieldsOf, isByHours } from '#domain/fares/requested-trip.ts';
import { isAboutFare, requestedTripOf } from '#domain/fares/resolved-trip.ts';
import { durationText } from '#domain/shared/duration-text.ts';
import { dateText } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone-text.ts';
import { cabBookPath } from '#paths.ts';
import { routeOf, shortNames, whenOf } from './trip-heading.ts';
import { tripPath } from './trip-path.ts';

export type CarView = {
  code: CarType;
  name: string;
  examples: string;
  seats: number;
  bags: number;
  photo?: Picture & { alt: string };
};

/** The list of fares, as an anchor. */
export const listIdOf = (id: string): string => `${id}-list`;

/** The day in India, and whether the ride begins so soon that a call is quicker than a request. */
export type Clock = { today: string; isSoon: boolean };

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

type DetailsProps = { fare: Fare; travelDay: string /** Of the car. */; examples: string; chat: ReactNode };

function FareDetails({ fare, travelDay, examples, chat }: DetailsProps) {
  const { lines, extras, tax, included, roundingPaise } = fare;
  const lastDay = lastBookingDay(fare, travelDay);
  return (
    <details className="text-sm" suppressHydrationWarning>
      <summary className="flex min-h-11 items-center font-semibold text-teal underline">
        {content.details}
      </summary>
      <div className="grid gap-3 pb-2">
        <p className="text-quiet lg:hidden">{examples}</p>
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
        <p className="text-quiet">
          {lastDay ? content.validUntil(dateText(lastDay)) : content.validUntilTravel}
        </p>
        {chat}
      </div>
    </details>
  );
}

type PricedCar = { car: CarView; fare: Fare };

type LinkProps = {
  cities: readonly NamedCode[];
  estimate: Estimate;
  chat: Chat;
  /** Without a fare no car is chosen. */
  priced?: PricedCar;
};

const queryOf = ({ request }: Estimate) => String(new URLSearchParams(fieldsOf(request)));

/** The page that requests this trip in its car. */
function bookingPath({ request }: Estimate, priced: PricedCar | undefined): string {
  const { version: _seen, car: _car, ...trip } = request;
  return cabBookPath(
    fieldsOf({ ...trip, ...(priced && { car: priced.car.code, version: priced.fare.rateVersion }) }),
  );
}

const BookLink = ({ estimate, priced }: Pick<LinkProps, 'estimate' | 'priced'>) => (
  <a
    className={`${buttonClass} px-[12px]!`}
    href={bookingPath(estimate, priced)}
    aria-label={priced && content.ofCar(content.book, priced.car.name)}
    // The browser's button Back leads to these fares, whatever page they were asked on.
    onClick={() => history.replaceState(history.state, '', tripPath(queryOf(estimate)))}
  >
    {priced ? content.book : content.ask}
  </a>
);

function ChatLink({ cities, estimate, chat, priced }: LinkProps) {
  const trip = requestedTripOf(estimate, priced?.car.code ?? '', priced?.fare);
  const names = { carTypes: priced ? [priced.car] : [], cities };
  return (
    <a
      className={`${outlineButtonClass} wrap-anywhere px-[12px]! text-center`}
      href={chatLink(chat.phoneE164, tripChat(trip, names), chat.code)}
      aria-label={priced && content.ofCar(content.chat, priced.car.name)}
    >
      {priced ? content.chat : content.askChat}
    </a>
  );
}

/** The photograph beside the name of a car type, so that the fares stay where they are without it. */
const CarPhoto = ({ photo: { src, sources, alt } }: { photo: NonNullable<CarView['photo']> }) => (
  <picture className="shrink-0">
    {sources.map(({ type, srcSet }) => (
      <source key={type} type={type} srcSet={srcSet} sizes="(min-width: 1024px) 112px, 64px" />
    ))}
    <img
      src={src}
      alt={alt}
      width={96}
      height={64}
      loading="lazy"
      decoding="async"
      className="aspect-3/2 w-16 rounded-lg object-cover lg:w-28"
    />
  </picture>
);

type CarFareProps = LinkProps & {
  priced: PricedCar;
  /** Where it is not the same in every car. */
  distance: string;
};

function CarFare({ priced, cities, distance, estimate, chat }: CarFareProps) {
  const { car, fare } = priced;
  const chatLinkOfCar = <ChatLink cities={cities} estimate={estimate} chat={chat} priced={priced} />;
  return (
    <li className="fare-car grid content-start gap-2 rounded-xl border border-line bg-paper px-[16px] pt-2 pb-1 lg:py-3">
      <p className="fare-head flex min-h-11 items-center justify-between gap-x-3 max-lg:flex-wrap lg:flex-col lg:items-start">
        <span
          className={`flex min-w-0 flex-1 items-center gap-x-3 lg:flex-none ${car.photo ? 'basis-40' : 'basis-32'}`}
        >
          {car.photo && <CarPhoto photo={car.photo} />}
          <span className="grid min-w-0 leading-snug">
            <span className="font-display font-semibold text-lg">{car.name}</span>
            <span className="text-quiet text-sm">
              {content.seats(car.seats)}, {content.bags(car.bags)}
            </span>
            {distance && <span className="text-quiet text-sm">{distance}</span>}
          </span>
        </span>
        <span className="whitespace-nowrap">
          {isAboutFare(estimate, fare) && <span className="text-quiet text-sm">{content.nearly} </span>}
          <span className="font-display font-semibold text-2xl">{formatPaise(fare.totalPaise)}</span>
        </span>
      </p>
      <p className="text-quiet text-sm max-lg:hidden">{car.examples}</p>
      <BookLink estimate={estimate} priced={priced} />
      <div className="grid max-lg:hidden">{chatLinkOfCar}</div>
      <FareDetails
        fare={fare}
        travelDay={estimate.request.day}
        // A phone has a bar for chats at its foot, and room for one button in each card.
        chat={<div className="grid lg:hidden">{chatLinkOfCar}</div>}
        examples={car.examples}
      />
    </li>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const kmText = (km: number) => `${km.toLocaleString('en-IN')} km`;

/** Why a round trip has its price, beside the kilometres that are driven and two single rides. */
function RoundTrip({ estimate, priced }: { estimate: Estimate; priced: readonly PricedCar[] }) {
  const { comparison, stops, to } = estimate;
  const cheapest = priced.find(({ car }) => car.code === comparison?.carType);
  if (!comparison || !cheapest) return null;
  const { loopKm, singlesPaise, roundTripPaise } = comparison;
  const { km, days = 1 } = cheapest.fare.included;
  const singles = [cheapest.car.name, formatPaise(singlesPaise)] as const;
  const difference = singlesPaise - roundTripPaise;
  return (
    <p className="text-sm">
      {content.round(kmText(km), days, shortNames([...stops, to]), kmText(loopKm))}{' '}
      {km > loopKm && `${content.minimum(Math.round(km / days))} `}
      {difference === 0
        ? content.sameSingles(...singles)
        : difference < 0
          ? content.cheaperSingles(...singles, formatPaise(-difference))
          : content.dearerSingles(...singles, formatPaise(difference))}
    </p>
  );
}

const CallNow = ({ phoneE164 }: { phoneE164: string }) => (
  <p className="rounded-xl border border-saffron bg-sand p-[16px]">
    {content.soon}{' '}
    <a
      className="inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-teal underline"
      href={`tel:${phoneE164}`}
    >
      {content.callUs(displayPhone(phoneE164))}
    </a>
  </p>
);

type Props = {
  id: string;
  cars: readonly CarView[];
  cities: readonly NamedCode[];
  estimate: Estimate;
  chat: Chat;
  clock: Clock;
  /** What should be known of the trip, below its heading. */
  advice: ReactNode;
  /** On a phone the folded form names the trip already. */
  isFolded: boolean;
};

function wayText({ km, minutes, stops, to, type }: Estimate, included: string): string {
  if (km === undefined) return included;
  const time = durationText(minutes);
  // Over stops the way there is longer than the way back.
  if (type === 'round-trip' && stops.length > 0) return time && content.drive(time, shortNames([to]));
  return content.about(kmText(km), time, type === 'round-trip');
}

function Distance({ estimate, included }: { estimate: Estimate; included: string }) {
  const { km, minutes, type, fares, notes } = estimate;
  const isAbout = fares.some((fare) => isAboutFare(estimate, fare));
  const isTyped = km !== undefined && minutes === undefined && !isByHours(type);
  const way = wayText(estimate, included);
  return (
    <p className="text-quiet text-sm">
      {way && `${way}. `}
      {isTyped && `${content.typedKm} `}
      {isAbout && `${aboutText} `}
      {content.included}: {lowerFirst(alwaysIncluded)}. {notes.join(' ')}
    </p>
  );
}

/** Sends the link of these fares to others; without script it leads to their page, whose address can be copied. */
function Share({ title, path }: { title: string; path: string }) {
  const [isCopied, setCopied] = useState(false);
  const share = async (event: MouseEvent<HTMLAnchorElement>) => {
    const url = event.currentTarget.href;
    // Both are missing in older browsers and without HTTPS.
    const { share: send, clipboard }: Partial<Navigator> = navigator;
    if (!send && !clipboard) return;
    event.preventDefault();
    try {
      if (send) await send.call(navigator, { title, url });
      else await clipboard?.writeText(url);
      setCopied(!send);
    } catch {
      // The visitor has closed the choice of apps, or forbids the clipboard.
      setCopied(false);
    }
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3 max-md:order-2">
      <a className="inline-flex min-h-11 items-center text-teal underline" href={path} onClick={share}>
        {content.share}
      </a>
      <span role="status">{isCopied && content.shared}</span>
    </p>
  );
}

/** The fares of all car types, the lowest first; where there is none, how to ask for it. */
export function FareResults({ id, cars, cities, estimate, chat, clock, advice, isFolded }: Props) {
  const { fares, problem } = estimate;
  const priced = cars
    .flatMap((car): PricedCar[] => {
      const fare = fares.find(({ carType }) => carType === car.code);
      return fare ? [{ car, fare }] : [];
    })
    .toSorted((one, other) => one.fare.totalPaise - other.fare.totalPaise);
  const distances = new Set(priced.map(({ fare }) => includedDistance(fare.included)));
  const [distance = ''] = distances;
  const isSame = distances.size <= 1;
  const route = routeOf(estimate, cities);
  const when = whenOf(estimate, clock.today);
  return (
    <section aria-labelledby={`${id}-fares`} className="grid gap-3">
      <h3
        id={`${id}-fares`}
        tabIndex={-1}
        className={`wrap-anywhere text-xl ${isFolded ? 'max-md:sr-only' : ''}`}
      >
        {route} {when && <span className="block font-normal font-sans text-base">{when}</span>}
      </h3>
      {advice}
      {clock.isSoon && !problem && <CallNow phoneE164={chat.phoneE164} />}
      {priced.length > 0 ? (
        <>
          {/* On a phone the prices come first. */}
          <div className="grid gap-1 max-md:order-1">
            <Distance estimate={estimate} included={isSame ? distance : ''} />
            <RoundTrip estimate={estimate} priced={priced} />
            {permitTexts(estimate.permits).map((text) => (
              <p key={text} className="text-sm">
                {text}
              </p>
            ))}
          </div>
          <ul
            id={listIdOf(id)}
            className="grid scroll-mb-20 items-start gap-2 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] lg:items-stretch lg:gap-4"
          >
            {priced.map((one) => (
              <CarFare
                key={one.car.code}
                priced={one}
                cities={cities}
                distance={isSame ? '' : includedDistance(one.fare.included)}
                estimate={estimate}
                chat={chat}
              />
            ))}
          </ul>
          <Share title={[route, when].filter(Boolean).join(', ')} path={tripPath(queryOf(estimate))} />
        </>
      ) : (
        !problem && (
          <div className="grid gap-2 sm:flex">
            <BookLink estimate={estimate} />
            <ChatLink cities={cities} estimate={estimate} chat={chat} />
          </div>
        )
      )}
    </section>
  );
}
