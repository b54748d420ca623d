type Props = { label: string; shown: boolean; onChange: (shown: boolean) => void };

export function ShowPassword({ label, shown, onChange }: Props) {
  return (
    <label className="flex w-fit items-center gap-2 py-1">
      <input
        type="checkbox"
        className="size-5"
        checked={shown}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
