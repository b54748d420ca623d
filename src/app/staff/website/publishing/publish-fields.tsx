import { useState } from 'react';
import { Radio } from '#app/staff/kit/checkbox.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import type { PublishState } from '#domain/publishing/publishing.ts';
import { staffPublishingContent } from './texts.ts';

const content = staffPublishingContent.publish;
const choices = ['published', 'scheduled', 'draft'] as const satisfies readonly PublishState[];
const indiaAheadMs = 5.5 * 3600_000;

/** The value of a `datetime-local` field in Indian time: `2026-11-15T18:30`. */
const typedMoment = (moment: Date) => new Date(moment.getTime() + indiaAheadMs).toISOString().slice(0, 16);

type Props = {
  id: string;
  names: { state: string; publishAt: string };
  state: PublishState;
  publishAt: Date | null;
  invalidTime?: boolean;
};

/** Uncontrolled: new initial values need a new `key`. */
export function PublishFields({ id, names, state, publishAt, invalidTime }: Props) {
  const [chosen, setChosen] = useState(state);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{content.legend}</legend>
      {choices.map((choice) => (
        <Radio
          key={choice}
          id={`${id}-${choice}`}
          name={names.state}
          value={choice}
          defaultChecked={choice === state}
          onChange={() => setChosen(choice)}
          hint={content[`${choice}Hint`]}
        >
          <span className="font-semibold">{content[choice]}</span>
        </Radio>
      ))}
      {chosen === 'scheduled' && (
        <div className="grid gap-1">
          <label htmlFor={`${id}-time`} className="font-semibold">
            {content.time}
          </label>
          <Input
            type="datetime-local"
            id={`${id}-time`}
            name={names.publishAt}
            required
            defaultValue={publishAt ? typedMoment(publishAt) : ''}
            aria-invalid={invalidTime || undefined}
            aria-describedby={`${id}-time-hint`}
          />
          <p id={`${id}-time-hint`} className="text-quiet text-sm">
            {content.timeHint}
          </p>
        </div>
      )}
    </fieldset>
  );
}
