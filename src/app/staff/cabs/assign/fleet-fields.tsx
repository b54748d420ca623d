import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { staffCabBoardContent } from '#app/staff/cabs/board/texts.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Select } from '#app/staff/kit/input.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { paths } from '#paths.ts';
import type { GroupView } from './choice-view.ts';
import type { loader } from './choices-route.ts';
import { PlanCheck } from './plan-check.tsx';

const { choices: content, panel, unassigned } = staffCabBoardContent;

type SelectProps = {
  name: 'carId' | 'driverId';
  label: string;
  /** What the duty has now. */
  id: string | null;
  text: string;
  groups: readonly GroupView[] | undefined;
  invalid: boolean;
};

function FleetSelect({ name, label, id, text, groups, invalid }: SelectProps) {
  const [chosen, setChosen] = useState(id ?? '');
  const fieldId = `assign-${name}`;
  const isListed = groups?.some(({ choices }) => choices.some((choice) => choice.id === id));
  return (
    <div className="grid gap-1">
      <label htmlFor={fieldId} className="font-semibold">
        {label}
      </label>
      <Select
        id={fieldId}
        name={name}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        aria-busy={groups === undefined}
        aria-invalid={invalid || undefined}
      >
        <option value="">{unassigned}</option>
        {id !== null && !isListed && <option value={id}>{text}</option>}
        {groups?.map(({ group, choices }) => (
          <optgroup key={group} label={content.groups[group]}>
            {choices.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.text}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </div>
  );
}

/** As much of a duty as the fields need. */
type Assigned = { id: string; carId: string | null; driverId: string | null; car: string; driver: string };

type Props = { duty: Assigned; invalid: string | undefined };

/** Chooses car and driver of a duty. Free ones that fit come first; the others have the reason in words. */
export function FleetFields({ duty, invalid }: Props) {
  const { data, load, state } = useFetcher<typeof loader>();
  const address = `${paths.adminFleetChoices}?duty=${duty.id}`;
  useEffect(() => {
    void load(address);
  }, [address, load]);
  const hasFailed = data === null && state === 'idle';
  return (
    <>
      <PlanCheck warnings={data?.warnings ?? []} />
      {/* A change by another staff member is shown while the form is open. */}
      <FleetSelect
        key={`car ${duty.carId}`}
        name="carId"
        label={panel.car}
        id={duty.carId}
        text={duty.car}
        groups={data?.cars}
        invalid={invalid === 'carId'}
      />
      <FleetSelect
        key={`driver ${duty.driverId}`}
        name="driverId"
        label={panel.driver}
        id={duty.driverId}
        text={duty.driver}
        groups={data?.drivers}
        invalid={invalid === 'driverId'}
      />
      <StatusLine text={hasFailed ? content.failed : undefined} tone="fault" takesRoom={false} />
      {hasFailed && (
        <Button look="secondary" onClick={() => void load(address)}>
          {content.again}
        </Button>
      )}
    </>
  );
}
