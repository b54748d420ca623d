import { useRef, useState } from 'react';
import { staffBookingsContent } from '#app/staff/cabs/bookings/texts.ts';
import { useStopNames } from '#app/staff/cabs/routes/use-stop-names.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Select } from '#app/staff/kit/input.tsx';
import { useCabs } from '#app/staff/shell/use-cabs.ts';
import { bookingFields, countNames, textNames } from '#domain/bookings/booking-fields.ts';
import { offered } from '#domain/fares/cab-names.ts';
import { type ChosenTrip, isByHours, stopFields } from '#domain/fares/requested-trip.ts';
import { dateText, dayInIndia, dayOf, daysAfter } from '#domain/shared/india-time.ts';
import { FormField } from './form-field.tsx';

const { make: content } = staffBookingsContent;

type Common = {
  start: Readonly<Record<string, string>>;
  isInvalid: (name: string) => boolean;
};

type PlaceProps = {
  name: 'from' | 'to' | (typeof stopFields)[number];
  label: string;
  value: string;
  invalid: boolean;
};

/** With suggestions as it is typed. */
function PlaceField({ name, ...field }: PlaceProps) {
  const { names, suggest } = useStopNames();
  const list = `booking-${name}-names`;
  return (
    <div onInput={(event) => event.target instanceof HTMLInputElement && suggest(event.target.value)}>
      <FormField {...field} name={name} list={list} />
      <datalist id={list}>
        {names.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </div>
  );
}

/** Up to five places on the way; another field once the last one is filled. */
function StopFields({ start, isInvalid }: Common) {
  const [count, setCount] = useState(() => stopFields.filter((name) => start[name]).length);
  return (
    <div className="grid content-start gap-2 sm:col-span-2 sm:grid-cols-2">
      {stopFields.slice(0, count).map((name, index) => (
        <PlaceField
          key={name}
          name={name}
          label={content.stop(index + 1)}
          value={start[name] ?? ''}
          invalid={isInvalid(name)}
        />
      ))}
      {count < stopFields.length && (
        <span className="self-end">
          <Button look="text" onClick={() => setCount(count + 1)}>
            {content.addStop}
          </Button>
        </span>
      )}
    </div>
  );
}

/** Where from and where to; for hire by the hour where it begins. */
export function TripPlaces({
  trip,
  start,
  needsKm,
  isInvalid,
}: Common & { trip: ChosenTrip; needsKm: boolean }) {
  const cities = offered(useCabs().cities, start.city);
  const isHire = isByHours(trip);
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <PlaceField name="from" label={content.from} value={start.from ?? ''} invalid={isInvalid('from')} />
      {isHire ? (
        <div className="grid grid-cols-2 gap-2">
          <FormField
            name="hours"
            label={content.hours}
            inputMode="decimal"
            value={start.hours || '8'}
            invalid={isInvalid('hours')}
          />
          <div className="grid content-start gap-0.5">
            <label htmlFor="booking-city" className="font-semibold text-sm">
              {content.city}
            </label>
            <Select id="booking-city" name="city" defaultValue={start.city ?? ''}>
              <option value="">{content.anyCity}</option>
              {cities.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
        </div>
      ) : (
        <PlaceField name="to" label={content.to} value={start.to ?? ''} invalid={isInvalid('to')} />
      )}
      {!isHire && <StopFields start={start} isInvalid={isInvalid} />}
      {!isHire && (needsKm || start.km || isInvalid('km')) && (
        <FormField
          name="km"
          label={content.km}
          inputMode="numeric"
          value={start.km ?? ''}
          {...(needsKm && { hint: content.kmHint })}
          invalid={isInvalid('km')}
        />
      )}
    </div>
  );
}

/** When a round trip is back. */
export const ReturnFields = ({ start, isInvalid }: Common) => (
  <>
    <FormField
      name="returnDate"
      label={content.returnDay}
      type="date"
      value={start.returnDate ?? ''}
      invalid={isInvalid('returnDate')}
    />
    <FormField
      name="returnTime"
      label={content.returnTime}
      type="time"
      value={start.returnTime ?? ''}
      invalid={isInvalid('returnTime')}
    />
  </>
);

type TimeProps = Common & { trip: ChosenTrip; onChange: () => void };

/** The day by one click or from the calendar, repeated in words, because browsers order day and month differently. */
export function TimeFields({ trip, start, isInvalid, onChange }: TimeProps) {
  const box = useRef<HTMLDivElement>(null);
  const [day, setDay] = useState(start.date ?? '');
  const choose = (chosen: string) => {
    const field = box.current?.querySelector<HTMLInputElement>('[name=date]');
    if (field) field.value = chosen;
    setDay(chosen);
    onChange();
    box.current?.querySelector<HTMLElement>('[name=time]')?.focus();
  };
  const known = dayOf(day);
  return (
    <div
      ref={box}
      className="grid grid-cols-2 items-end gap-2 sm:grid-cols-[10.5rem_9.5rem_1fr]"
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'date') setDay(target.value);
      }}
    >
      <FormField
        name="date"
        label={content.day}
        type="date"
        value={start.date ?? ''}
        invalid={isInvalid('date')}
      />
      <FormField
        name="time"
        label={content.time}
        type="time"
        value={start.time ?? ''}
        invalid={isInvalid('time')}
      />
      <div className="col-span-2 flex flex-wrap items-center gap-2 sm:col-span-1">
        <Button look="quiet" onClick={() => choose(dayInIndia(new Date()))}>
          {content.today}
        </Button>
        <Button look="quiet" onClick={() => choose(daysAfter(dayInIndia(new Date()), 1))}>
          {content.tomorrow}
        </Button>
        {known && <span className="text-quiet text-sm">{dateText(known)}</span>}
      </div>
      {trip === 'round-trip' && <ReturnFields start={start} isInvalid={isInvalid} />}
    </div>
  );
}

const texts = textNames.filter((name) => name !== 'instructions');

/** What can also be added later, on the booking's page. */
export function MoreFields({ start, isInvalid }: Common) {
  return (
    <details open={[...texts, ...countNames].some((name) => start[name])}>
      <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline">
        {content.more}
      </summary>
      <div className="grid gap-2 sm:grid-cols-2">
        {texts.map((name) => (
          <FormField
            key={name}
            name={name}
            label={bookingFields[name].label}
            value={start[name] ?? ''}
            invalid={isInvalid(name)}
          />
        ))}
        <div className="grid grid-cols-2 gap-2">
          {countNames.map((name) => (
            <FormField
              key={name}
              name={name}
              label={bookingFields[name].label}
              inputMode="numeric"
              value={start[name] ?? ''}
              invalid={isInvalid(name)}
            />
          ))}
        </div>
        <FormField
          name="instructions"
          label={bookingFields.instructions.label}
          invalid={isInvalid('instructions')}
        />
      </div>
    </details>
  );
}
