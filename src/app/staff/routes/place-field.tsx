import { TextField } from '#app/staff/kit/text-field.tsx';
import { usePlaceNames } from './use-place-names.ts';

type Props = {
  id: string;
  name: string;
  label: string;
  hint?: string;
  value?: string;
  invalid: boolean;
  required?: boolean;
};

/** The name of a place, with suggestions as it is typed. */
export function PlaceField({ id, ...field }: Props) {
  const { names, suggest } = usePlaceNames();
  return (
    <div onInput={(event) => event.target instanceof HTMLInputElement && suggest(event.target.value)}>
      <TextField {...field} id={id} list={`${id}-names`} autoComplete="off" />
      <datalist id={`${id}-names`}>
        {names.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </div>
  );
}
