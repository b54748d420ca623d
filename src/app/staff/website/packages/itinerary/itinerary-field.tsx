import { useEffect, useReducer } from 'react';
import { Button } from '#app/staff/kit/button.tsx';
import { FaultLine, type FieldFrame, fieldOf } from '#app/staff/website/packages/package-field.tsx';
import { staffTourPackagesContent } from '#app/staff/website/packages/texts.ts';
import { DayFields } from './day-fields.tsx';
import { changeDays, type DayPart, type DaysChange, daysAsJson, daysFrom } from './itinerary-days.ts';

const content = staffTourPackagesContent.itinerary;

/** The server's limit. */
const maxDays = 60;

type Props = { frame: FieldFrame; onEdited: () => void };

/** The list of days, sent as JSON in one hidden field. */
export function ItineraryField({ frame, onEdited }: Props) {
  const { id, name, label, value } = fieldOf(frame, 'Itinerary');
  const [state, apply] = useReducer(changeDays, value, daysFrom);
  const idOf = (key: number, part: DayPart | 'text') => `${id}-${key}-${part}`;
  const { focus } = state;

  // The clicked button moves with its day or is removed, so the focus must be set.
  useEffect(() => {
    if (focus) document.getElementById(`${id}-${focus.key}-${focus.part}`)?.focus();
  }, [focus, id]);

  const change = (wanted: DaysChange) => {
    apply(wanted);
    onEdited();
  };

  return (
    <fieldset className="grid gap-3" aria-describedby={`${id}-hint`}>
      <legend className="font-semibold">
        {label} <span className="font-normal text-quiet">(optional)</span>
      </legend>
      <p id={`${id}-hint`} className="text-quiet text-sm">
        {content.hint}
      </p>
      <input type="hidden" name={name} value={daysAsJson(state)} />
      {state.days.length > 0 && (
        <ol className="grid gap-3">
          {state.days.map((day, index) => (
            <li key={day.key}>
              <DayFields
                day={day}
                number={index + 1}
                isLast={index === state.days.length - 1}
                idOf={idOf}
                onChange={change}
              />
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {state.days.length < maxDays && (
          <Button look="secondary" onClick={() => change({ kind: 'add' })}>
            {content.add}
          </Button>
        )}
        <p role="status" className="wrap-anywhere">
          {state.note}
        </p>
        {state.removed && (
          <Button
            look="text"
            id={idOf(state.removed.day.key, 'put-back')}
            onClick={() => change({ kind: 'put-back' })}
          >
            {content.putBack}
          </Button>
        )}
      </div>
      <FaultLine frame={frame} name="Itinerary" />
    </fieldset>
  );
}
