import { ArrowDownIcon } from '#app/ui/icons.tsx';
import { contactMessages as messages } from '#domain/enquiries/intake/contact-messages.ts';
import { type TripField, tripFieldNames } from '#domain/enquiries/intake/trip-fields-input.ts';
import { monthNames } from '#domain/shared/month-names.ts';
import type { Entries } from './kept-message.ts';

export type Car = { value: string; label: string };

const box = 'min-h-11 w-full min-w-0 rounded-lg border border-quiet/60 bg-card px-2 text-base';

/** A whole date fits the first column on a phone of 360 px. */
const columns = 'grid grid-cols-[minmax(0,6fr)_minmax(0,5fr)] gap-x-3 gap-y-2';

/** No number field: where it is folded, the browser could refuse the form without showing why. */
const count = { type: 'text', inputMode: 'numeric', maxLength: 3 };

/** How each field is typed; the others are chosen from a list. */
const inputs: Partial<Record<TripField, object>> = {
  tripFrom: { type: 'text', maxLength: 100 },
  tripTo: { type: 'text', maxLength: 100 },
  tripStarts: { type: 'date' },
  tripTime: { type: 'time' },
  adults: count,
  children: count,
};

const months = monthNames.map((label, index) => ({ value: String(index + 1), label }));

type Props = {
  asked: readonly TripField[];
  cars: readonly Car[];
  /** What was typed, when the page is shown again without script. */
  values: Readonly<Record<string, string>> | undefined;
};

/** What the page needs to know for an answer with a price, folded so that the form stays short on a phone. */
export function TripFields({ asked, cars, values = {} }: Props) {
  if (asked.length === 0) return null;
  const labelOf = (name: TripField) =>
    name === 'adults' && !asked.includes('children') ? messages.people : messages.tripFields[name];
  return (
    // A restored draft may have opened it before it is hydrated.
    <details className="group" open={asked.some((name) => values[name])} suppressHydrationWarning>
      <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold">
        <span>
          {messages.aboutTrip} <span className="font-normal text-quiet">(optional)</span>
        </span>
        <ArrowDownIcon className="size-5 shrink-0 text-teal group-open:rotate-180" />
      </summary>
      <div className={columns}>
        {asked.map((name) => {
          const common = { id: `contact-${name}`, name, defaultValue: values[name] ?? '', className: box };
          return (
            <div
              key={name}
              className={`grid min-w-0 content-start gap-0.5 ${name === 'tripMonth' ? 'col-span-full' : ''}`}
            >
              <label htmlFor={common.id} className="font-semibold text-sm">
                {labelOf(name)}
              </label>
              {inputs[name] ? (
                <input {...inputs[name]} {...common} autoComplete="off" />
              ) : (
                <select {...common}>
                  <option value="">{messages.notChosen}</option>
                  {(name === 'carType' ? cars : months).map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              )}
            </div>
          );
        })}
      </div>
    </details>
  );
}

/** What a visitor has just sent, so that a wrong number is seen at once. */
export function SentMessage({ entries, cars }: { entries: Entries; cars: readonly Car[] }) {
  const values = new Map(entries);
  const shown = (name: string) => {
    const value = values.get(name) ?? '';
    if (name === 'carType') return cars.find((car) => car.value === value)?.label ?? '';
    return name === 'tripMonth' ? (months.find((month) => month.value === value)?.label ?? '') : value;
  };
  const rows = [
    ...Object.entries(messages.sentFields),
    ...tripFieldNames.map((name) => [name, messages.tripFields[name]] as const),
  ].filter(([name]) => shown(name).trim() !== '');
  return (
    <dl className="grid gap-2 border-line border-t pt-3">
      {rows.map(([name, label]) => (
        <div key={name}>
          <dt className="text-quiet text-sm">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{shown(name)}</dd>
        </div>
      ))}
    </dl>
  );
}
