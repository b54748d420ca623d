import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { staffCabBoardContent } from '#app/staff/cabs/board/texts.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Select } from '#app/staff/kit/input.tsx';
import { StatusLine } from '#app/ui/status-line.tsx';
import { paths } from '#paths.ts';
import type { GroupView, UsualView } from './choice-view.ts';
import type { loader } from './choices-route.ts';
import { PlanCheck } from './plan-check.tsx';

const { choices: content, panel, unassigned } = staffCabBoardContent;

type SelectProps = {
  name: 'carId' | 'driverId';
  label: string;
  /** What the duty has now. */
  id: string | null;
  text: string;
  chosen: string;
  groups: readonly GroupView[] | undefined;
  invalid: boolean;
  onChoose: (id: string) => void;
};

function FleetSelect({ name, label, id, text, chosen, groups, invalid, onChoose }: SelectProps) {
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
        onChange={(event) => onChoose(event.target.value)}
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

type SelectsProps = {
  duty: Assigned;
  cars: readonly GroupView[] | undefined;
  drivers: readonly GroupView[] | undefined;
  invalid: string | undefined;
};

const usualOf = (groups: readonly GroupView[] | undefined, id: string): UsualView | undefined =>
  groups?.flatMap(({ choices }) => choices).find((choice) => choice.id === id)?.usual;

/** What was chosen by hand stays; an empty field gets the usual driver or car, and the line below says so. */
function FleetSelects({ duty, cars, drivers, invalid }: SelectsProps) {
  const [carId, setCarId] = useState(duty.carId ?? '');
  const [driverId, setDriverId] = useState(duty.driverId ?? '');
  const [filled, setFilled] = useState<'car' | 'driver'>();
  const [usual, setUsual] = useState<UsualView>();
  const chooseCar = (id: string) => {
    setCarId(id);
    if (filled === 'car') setFilled(undefined);
    if (driverId !== '' && filled !== 'driver') return setUsual(undefined);
    const found = usualOf(cars, id);
    setUsual(found);
    setDriverId(found?.isFree ? found.id : '');
    setFilled('driver');
  };
  const chooseDriver = (id: string) => {
    setDriverId(id);
    if (filled === 'driver') setFilled(undefined);
    if (carId !== '' && filled !== 'car') return setUsual(undefined);
    const found = usualOf(drivers, id);
    setUsual(found);
    setCarId(found?.isFree ? found.id : '');
    setFilled('car');
  };
  return (
    <>
      <FleetSelect
        name="carId"
        label={panel.car}
        id={duty.carId}
        text={duty.car}
        chosen={carId}
        groups={cars}
        invalid={invalid === 'carId'}
        onChoose={chooseCar}
      />
      <FleetSelect
        name="driverId"
        label={panel.driver}
        id={duty.driverId}
        text={duty.driver}
        chosen={driverId}
        groups={drivers}
        invalid={invalid === 'driverId'}
        onChoose={chooseDriver}
      />
      <p role="status" className="text-quiet text-sm empty:hidden">
        {usual?.text}
      </p>
    </>
  );
}

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
      <FleetSelects
        key={`${duty.carId} ${duty.driverId}`}
        duty={duty}
        cars={data?.cars}
        drivers={data?.drivers}
        invalid={invalid}
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
