import { useId, useState } from 'react';
import type { RateFault } from '#domain/fares/rates/rates-input.ts';

type RateFieldProps = {
  name: string;
  /** The whole name, for screen readers, where no label element has it. */
  label: string;
  value: string;
  faults: readonly RateFault[];
};

type Props = Omit<RateFieldProps, 'label'> & { id?: string; label?: string };

const box =
  'h-11 w-full min-w-0 rounded-md border bg-card px-2 text-right text-base tabular-nums aria-invalid:border-2 aria-invalid:border-brick @5xl:h-9 @5xl:text-sm';

/** A figure. Changed ones are marked. Uncontrolled, so that text typed before hydration stays. */
export function RateField({ id, name, label, value, faults }: Props) {
  const [isChanged, setChanged] = useState(false);
  const faultId = useId();
  const fault = faults.find(({ field }) => field === name);
  return (
    <>
      <input
        id={id}
        name={name}
        aria-label={label}
        defaultValue={value}
        onInput={({ currentTarget }) => setChanged(currentTarget.value.trim() !== value)}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? faultId : undefined}
        title={fault?.text}
        className={`${box} ${isChanged ? 'border-teal bg-teal/10 font-semibold' : 'border-quiet/60'}`}
      />
      {fault && (
        <span id={faultId} className="block text-brick text-xs @5xl:sr-only">
          {fault.text}
        </span>
      )}
    </>
  );
}

/** A figure with its label. */
export function LabelledRateField({ name, label, value, faults }: RateFieldProps) {
  return (
    <div className="grid grid-cols-[1fr_5.5rem] items-center gap-3 sm:grid-cols-1 sm:items-start sm:gap-1">
      <label htmlFor={name} className="text-sm">
        {label}
      </label>
      <div>
        <RateField id={name} name={name} value={value} faults={faults} />
      </div>
    </div>
  );
}
