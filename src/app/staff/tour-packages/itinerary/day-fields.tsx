import { staffTourPackagesContent } from '#app/content/staff/tour-packages.ts';
import type { Day, DayPart, DaysChange } from './itinerary-days.ts';

const content = staffTourPackagesContent.itinerary;

/** The server's limits. */
const maxLength = { title: 200, text: 5000 };

const box = 'w-full rounded-lg border border-quiet/60 bg-card px-3 py-2 text-base';

type ButtonProps = {
  id: string;
  label: string;
  number: number;
  colour: string;
  disabled?: boolean;
  onPress: () => void;
};

function DayButton({ id, label, number, colour, disabled = false, onPress }: ButtonProps) {
  return (
    <button
      id={id}
      type="button"
      disabled={disabled}
      aria-label={`${label}: ${content.day(number)}`}
      onClick={onPress}
      className={`min-h-11 rounded-md border border-line px-3 font-semibold text-sm hover:border-current disabled:opacity-40 ${colour}`}
    >
      {label}
    </button>
  );
}

type Props = {
  day: Day;
  number: number;
  isLast: boolean;
  idOf: (key: number, part: DayPart | 'text') => string;
  onChange: (change: DaysChange) => void;
};

export function DayFields({ day: { key, title, text }, number, isLast, idOf, onChange }: Props) {
  return (
    <fieldset className="grid gap-3 rounded-xl border border-line bg-paper p-4">
      <legend className="px-1 font-semibold">{content.day(number)}</legend>
      <div className="grid gap-1">
        <label htmlFor={idOf(key, 'title')} className="text-sm">
          {content.title}
        </label>
        <input
          id={idOf(key, 'title')}
          value={title}
          maxLength={maxLength.title}
          autoComplete="off"
          onChange={(event) =>
            onChange({ kind: 'write', key, part: 'title', text: event.currentTarget.value })
          }
          className={box}
        />
      </div>
      <div className="grid gap-1">
        <label htmlFor={idOf(key, 'text')} className="text-sm">
          {content.text}
        </label>
        <textarea
          id={idOf(key, 'text')}
          rows={3}
          value={text}
          maxLength={maxLength.text}
          onChange={(event) =>
            onChange({ kind: 'write', key, part: 'text', text: event.currentTarget.value })
          }
          className={box}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <DayButton
          id={idOf(key, 'up')}
          label={content.up}
          number={number}
          colour="text-teal"
          disabled={number === 1}
          onPress={() => onChange({ kind: 'move', key, by: -1 })}
        />
        <DayButton
          id={idOf(key, 'down')}
          label={content.down}
          number={number}
          colour="text-teal"
          disabled={isLast}
          onPress={() => onChange({ kind: 'move', key, by: 1 })}
        />
        <DayButton
          id={`${idOf(key, 'title')}-remove`}
          label={content.remove}
          number={number}
          colour="ml-auto text-brick"
          onPress={() => onChange({ kind: 'remove', key })}
        />
      </div>
    </fieldset>
  );
}
