import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import type { Extra } from '#domain/fares/fare.ts';
import { nightText } from '#domain/fares/inclusion-text.ts';
import { type Inclusion, inclusions } from '#domain/fares/inclusions.ts';
import { formatPaise, paiseFromTyped } from '#domain/shared/money.ts';
import { inclusionFieldsContent as content } from './inclusion-texts.ts';

export type LeftOutInput = { parts: readonly Inclusion[]; nightPrice: string };

type Props = {
  leftOut: LeftOutInput;
  onChange: (leftOut: LeftOutInput) => void;
  /** The rates of the fare for more than it includes; waiting is only offered where it has one. */
  extras: readonly Extra[];
  nightInvalid: boolean;
  nightId: string;
  nightName?: string;
};

/** What the customer then pays beside the price. */
function paidText(part: Inclusion, waiting: Extra | undefined, nightPrice: string): string {
  if (part === 'night') {
    const paise = paiseFromTyped(nightPrice);
    return paise ? content.pays(nightText(paise)) : content.nightMissing;
  }
  if (part === 'waiting' && waiting)
    return content.waiting(formatPaise(waiting.ratePaise), waiting.stepMinutes ?? 60);
  return content.atCost[part === 'state-taxes' ? part : 'tolls'];
}

/** What a price other than the fare includes. Everything that the fare does is ticked; staff take it out in sight. */
export function InclusionFields({ leftOut, onChange, extras, nightInvalid, nightId, nightName }: Props) {
  const { parts, nightPrice } = leftOut;
  const waiting = extras.find(({ kind }) => kind === 'waiting');
  const offered = inclusions.filter((part) => part !== 'waiting' || waiting);
  const toggle = (part: Inclusion) => {
    const others = parts.filter((other) => other !== part);
    onChange({ ...leftOut, parts: parts.includes(part) ? others : [...others, part] });
  };
  return (
    <fieldset className="grid gap-1 rounded-lg border border-line px-3 pt-1 pb-2">
      <legend className="px-1 font-semibold text-sm">{content.legend}</legend>
      {offered.map((part) => {
        const isLeftOut = parts.includes(part);
        return (
          <div key={part}>
            <Checkbox checked={!isLeftOut} onChange={() => toggle(part)}>
              {content.parts[part]}
            </Checkbox>
            {isLeftOut && part === 'night' && (
              <div className="grid gap-0.5 pl-7">
                <label htmlFor={nightId} className="font-semibold text-sm">
                  {content.nightPrice}
                </label>
                <Input
                  id={nightId}
                  {...(nightName && { name: nightName })}
                  inputMode="decimal"
                  autoComplete="off"
                  value={nightPrice}
                  onChange={({ target }) => onChange({ ...leftOut, nightPrice: target.value })}
                  aria-invalid={nightInvalid || undefined}
                />
              </div>
            )}
            {isLeftOut && <p className="pl-7 text-sm">{paidText(part, waiting, nightPrice)}</p>}
          </div>
        );
      })}
      <p className="text-quiet text-sm" aria-live="polite">
        {parts.length === 0 ? content.allStay : content.customerReads}
      </p>
    </fieldset>
  );
}
