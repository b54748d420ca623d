import { type RefObject, useRef, useState } from 'react';
import { faresContent as content } from '#app/content/site/fares.ts';
import { ArrowDownIcon, CloseIcon } from '#app/ui/icons.tsx';
import { stopFields } from '#domain/fares/requested-trip.ts';
import type { StopSuggestion } from '#domain/fares/resolved-trip.ts';
import { estimatorId } from '#paths.ts';
import { StopField } from './stop-field.tsx';
import type { TripFields } from './use-estimate.ts';

type Props = {
  form: RefObject<HTMLFormElement | null>;
  /** The fields as they begin. */
  fields: TripFields;
  isHydrated: boolean;
  usual: readonly StopSuggestion[];
  other: string;
  onChosen(): void;
  onLeft(): void;
};

const idOf = (name: string) => `${estimatorId}-${name}`;

const iconButton =
  'grid size-11 shrink-0 place-items-center rounded-lg border border-quiet/60 text-teal hover:bg-sand';

/** Up to five stops on the way, folded until one is wanted. Without script all five fields are there. */
export function StopFields({ form, fields, isHydrated, onChosen, ...common }: Props) {
  const filled = stopFields.filter((name) => fields[name]).length;
  const [count, setCount] = useState(Math.max(1, filled));
  const details = useRef<HTMLDetailsElement>(null);

  /** They keep what was typed by themselves, so their values are moved in the form. */
  const inputs = () =>
    stopFields.flatMap((name) => {
      const input = form.current?.elements.namedItem(name);
      return input instanceof HTMLInputElement ? [input] : [];
    });
  const setValues = (change: (values: string[]) => string[]) => {
    const all = inputs();
    const values = change(all.map(({ value }) => value));
    for (const [index, input] of all.entries()) input.value = values[index] ?? '';
    onChosen();
  };
  const focusOn = (index: number) => inputs()[index]?.focus();

  const moveUp = (index: number) => {
    setValues((values) => values.toSpliced(index - 1, 2, values[index] ?? '', values[index - 1] ?? ''));
    focusOn(index - 1);
  };
  const remove = (index: number) => {
    setValues((values) => values.toSpliced(index, 1));
    if (count > 1) {
      setCount(count - 1);
      focusOn(Math.max(0, index - 1));
    } else if (details.current) {
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    }
  };

  return (
    <details
      ref={details}
      className="group/stops group-has-[[value=local]:checked]/trip:hidden sm:col-span-full lg:col-span-2 lg:row-start-2"
      open={filled > 0}
      suppressHydrationWarning
    >
      <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline">
        <span className="group-open/stops:hidden">{content.addStop}</span>
        <span className="hidden group-open/stops:inline">{content.stops}</span>
      </summary>
      <fieldset className="grid min-w-0 gap-x-3 gap-y-2 sm:grid-cols-2">
        <legend className="sr-only">{content.stops}</legend>
        {stopFields.map((name, index) => (
          <div
            key={name}
            className={
              index < count ? 'flex items-end gap-2 *:first:min-w-0 *:first:grow' : 'hidden noscript:grid'
            }
          >
            <StopField
              {...common}
              isHydrated={isHydrated}
              onChosen={onChosen}
              id={idOf(name)}
              name={name}
              label={content.stop(index + 1)}
              value={fields[name] ?? ''}
            />
            {isHydrated && index > 0 && (
              <button
                type="button"
                className={iconButton}
                aria-label={content.moveStopUp(index + 1)}
                title={content.moveStopUp(index + 1)}
                onClick={() => moveUp(index)}
              >
                <ArrowDownIcon className="size-5 rotate-180" />
              </button>
            )}
            {isHydrated && (
              <button
                type="button"
                className={iconButton}
                aria-label={content.removeStop(index + 1)}
                title={content.removeStop(index + 1)}
                onClick={() => remove(index)}
              >
                <CloseIcon />
              </button>
            )}
          </div>
        ))}
        <p className="hidden text-quiet text-sm noscript:block">{content.stopsWithoutScript}</p>
        {isHydrated && count < stopFields.length && (
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
