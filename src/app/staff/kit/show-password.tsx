import { Checkbox } from './checkbox.tsx';

type Props = { label: string; shown: boolean; onChange: (shown: boolean) => void };

export function ShowPassword({ label, shown, onChange }: Props) {
  return (
    <Checkbox checked={shown} onChange={(event) => onChange(event.currentTarget.checked)}>
      {label}
    </Checkbox>
  );
}
