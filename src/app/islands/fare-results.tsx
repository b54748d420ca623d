import { faresContent as content } from '#app/content/site/fares.ts';
import { buttonClass, outlineButtonClass } from '#app/ui/button.tsx';
import { chatLink } from '#app/ui/chat-link.ts';
import { ArrowDownIcon } from '#app/ui/icons.tsx';
import type { Fare } from '#domain/fares/fare.ts';
import {
  alwaysIncluded,
  extraText,
  includedDistance,
  includedWaiting,
  lineText,
  notIncluded,
  taxText,
  tripChat,
} from '#domain/fares/fare-text.ts';
import type { CarType } from '#domain/fares/rates.ts';
import { fieldsOf, isByHours } from '#domain/fares/requested-trip.ts';
import { type ResolvedTrip, requestedTripOf } from '#domain/fares/resolved-trip.ts';
import { shownDate } from '#domain/shared/india-time.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { cabBookPath } from '#paths.ts';

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
        <Note label={content.mayChange} items={extras.map(extraText)} />
        <p className="text-quiet">{content.validUntil(shownDate(fare.validUntil))}</p>
      </div>
    </details>
  );
}

type CarProps = { car: ShownCar; fare: Fare | undefined; resolved: ResolvedTrip; chat: Chat };

/** The page that requests this trip in this car. */
function bookingPath(resolved: ResolvedTrip, car: CarType, fare: Fare | undefined): string {
  const { version: _seen, ...request } = resolved.request;
  const fields = fieldsOf({ ...request, car, ...(fare && { version: fare.rateVersion }) });
  return cabBookPath(fields);
}

function CarFare({ car, fare, resolved, chat }: CarProps) {
  const trip = requestedTripOf(resolved, car.code, fare);
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
            {fare && <span className="text-quiet text-sm">{includedDistance(fare.included)}</span>}
          </span>
          <span className="flex items-center gap-2">
            {fare ? (
              <span className="font-display font-semibold text-2xl">{formatPaise(fare.totalPaise)}</span>
            ) : (
              <span className="font-semibold text-teal">{content.ask}</span>
            )}
            <ArrowDownIcon className="size-5 shrink-0 text-teal group-open/car:rotate-180 lg:hidden" />
          </span>
        </summary>
        <div className="grid gap-2 px-[16px] pb-3">
          <p className="text-quiet text-sm">{car.examples}</p>
          <a className={`${buttonClass} px-[12px]!`} href={bookingPath(resolved, car.code, fare)}>
            {fare ? content.book : content.ask}
          </a>
          <a
            className={`${outlineButtonClass} wrap-anywhere px-[12px]! text-center`}
            href={chatLink(chat.phoneE164, tripChat(trip), chat.code)}
          >
            {content.chat}
          </a>
          {fare && <FareDetails fare={fare} />}
        </div>
      </details>
    </li>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** `3 h 30 min`. */
function durationText(minutes: number | undefined): string {
  if (minutes === undefined) return '';
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean).join(' ');
}

type Props = {
  id: string;
  cars: readonly ShownCar[];
  fares: readonly Fare[];
  resolved: ResolvedTrip;
  chat: Chat;
};

/** All car types, with their fares where there are some. */
export function FareResults({ id, cars, fares, resolved, chat }: Props) {
  const { km, minutes, from, to, type } = resolved;
  const isTyped = km !== undefined && minutes === undefined && !isByHours(type);
  const route = [from.name, to.name].filter(Boolean).join(' to ');
  return (
    <section aria-labelledby={`${id}-fares`} className="grid gap-3">
      <div>
        <h3 id={`${id}-fares`} className="text-xl">
          {route}
        </h3>
        {fares.length > 0 && (
          <p className="text-quiet text-sm">
            {km !== undefined && `${content.about(`${km} km`, durationText(minutes), type)}. `}
            {isTyped && `${content.typedKm} `}
            {content.included}: {lowerFirst(alwaysIncluded)}.
          </p>
        )}
      </div>
      <ul className="grid items-start gap-2 sm:grid-cols-2 lg:grid-cols-4 lg:items-stretch lg:gap-4">
        {cars.map((car) => (
          <CarFare
            key={car.code}
            car={car}
            fare={fares.find(({ carType }) => carType === car.code)}
            resolved={resolved}
            chat={chat}
          />
        ))}
      </ul>
    </section>
  );
}
