import { TextField } from '#app/staff/kit/text-field.tsx';
import { useStopNames } from './use-stop-names.ts';

type Props = {
  id: string;
  name: string;
  label: string;
  hint?: string;
  value?: string;
  invalid: boolean;
  required?: boolean;
};

/** The name of a stop, with suggestions as it is typed. */
export function StopField({ id, ...field }: Props) {
  const { names, suggest } = useStopNames();
  return (
    <div onInput={(event) => event.target instanceof HTMLInputElement && suggest(event.target.value)}>
      <TextField {...field} id={id} list={`${id}-names`} autoComplete="off" />
      <datalist id={`${id}-names`}>
        {names.map((stop) => (
          <option key={stop} value={stop} />
        ))}
      </datalist>
    </div>
  );
}
