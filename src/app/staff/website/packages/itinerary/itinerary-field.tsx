import { useEffect, useReducer } from 'react';
import { Button } from '#app/staff/kit/button.tsx';
import { Input, TextArea } from '#app/staff/kit/input.tsx';
import { FaultLine, type FieldFrame, fieldOf } from '#app/staff/website/packages/package-field.tsx';
import { staffTourPackagesContent } from '#app/staff/website/packages/texts.ts';
import { DayServices } from './day-services.tsx';
import {
  changeDays,
  type Day,
  type DayPart,
  type DaysChange,
  daysAsJson,
  daysFrom,
} from './itinerary-days.ts';

const content = staffTourPackagesContent.itinerary;

/** The server's limits. */
const maxLength = { title: 200, text: 5000 };

type ButtonProps = {
  id: string;
  label: string;
  number: number;
  isDanger?: boolean;
  disabled?: boolean;
  onPress: () => void;
};

function DayButton({ id, label, number, isDanger = false, disabled = false, onPress }: ButtonProps) {
  return (
    <Button
      look={isDanger ? 'quietDanger' : 'quiet'}
      id={id}
      disabled={disabled}
      aria-label={`${label}: ${content.day(number)}`}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}

type DayFieldsProps = {
  day: Day;
  number: number;
  isLast: boolean;
  idOf: (key: number, part: DayPart | 'text') => string;
  onChange: (change: DaysChange) => void;
};

function DayFields({ day, number, isLast, idOf, onChange }: DayFieldsProps) {
  const { key, title, text } = day;
  return (
    <fieldset className="grid gap-3 rounded-xl border border-line bg-paper p-4">
      <legend className="px-1 font-semibold">{content.day(number)}</legend>
      <div className="grid gap-1">
        <label htmlFor={idOf(key, 'title')} className="text-sm">
          {content.title}
        </label>
        <Input
          id={idOf(key, 'title')}
          value={title}
          maxLength={maxLength.title}
          autoComplete="off"
          onChange={(event) =>
            onChange({ kind: 'write', key, part: 'title', text: event.currentTarget.value })
          }
        />
      </div>
      <div className="grid gap-1">
        <label htmlFor={idOf(key, 'text')} className="text-sm">
          {content.text}
        </label>
        <TextArea
          id={idOf(key, 'text')}
          rows={3}
          value={text}
          maxLength={maxLength.text}
          onChange={(event) =>
            onChange({ kind: 'write', key, part: 'text', text: event.currentTarget.value })
          }
        />
      </div>
      <DayServices
        id={`${idOf(key, 'text')}-service`}
        number={number}
        day={day}
        onChange={(change) => onChange({ kind: 'plan', key, change })}
      />
      <div className="flex flex-wrap gap-2">
        <DayButton
          id={idOf(key, 'up')}
          label={content.up}
          number={number}
          disabled={number === 1}
          onPress={() => onChange({ kind: 'move', key, by: -1 })}
        />
        <DayButton
          id={idOf(key, 'down')}
          label={content.down}
          number={number}
          disabled={isLast}
          onPress={() => onChange({ kind: 'move', key, by: 1 })}
        />
        <span className="ml-auto">
          <DayButton
            id={`${idOf(key, 'title')}-remove`}
            label={content.remove}
            number={number}
            isDanger
            onPress={() => onChange({ kind: 'remove', key })}
          />
        </span>
      </div>
    </fieldset>
  );
}

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
