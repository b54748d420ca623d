import { useId, useState } from 'react';
import { Input } from '#app/staff/kit/input.tsx';
import type { RateFault } from '#domain/fares/rates/rates-input.ts';

type RateFieldProps = {
  name: string;
  /** The whole name, for screen readers, where no label element has it. */
  label: string;
  value: string;
  faults: readonly RateFault[];
};

type Props = Omit<RateFieldProps, 'label'> & { id?: string; label?: string };

/** A figure. Changed ones are marked. Uncontrolled, so that text typed before hydration stays. */
export function RateField({ id, name, label, value, faults }: Props) {
  const [isChanged, setChanged] = useState(false);
  const faultId = useId();
  const fault = faults.find(({ field }) => field === name);
  return (
    <>
      <Input
        isNumeric
        isChanged={isChanged}
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
