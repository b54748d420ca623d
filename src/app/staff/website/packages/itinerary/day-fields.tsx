import { Button } from '#app/staff/kit/button.tsx';
import { Input, TextArea } from '#app/staff/kit/input.tsx';
import { staffTourPackagesContent } from '#app/staff/website/packages/texts.ts';
import type { Day, DayPart, DaysChange } from './itinerary-days.ts';

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
