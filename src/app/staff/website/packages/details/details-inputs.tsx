import type { ChangeEvent } from 'react';
import { Input, Select, TextArea } from '#app/staff/kit/input.tsx';
import { staffPackageDetailsContent as content } from './texts.ts';
import { choices, type PointField, type ShortField } from './typed-details.ts';

type FieldProps<Name extends string> = {
  id: string;
  name: Name;
  value: string;
  onChange: (value: string) => void;
};

export function Short({ id, name, value, onChange }: FieldProps<ShortField>) {
  const write = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    onChange(currentTarget.value);
  const options = choices[name];
  return (
    <div className="grid content-start gap-0.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {content.fields[name]}
      </label>
      {options ? (
        <Select id={id} value={value} onChange={write}>
          <option value="">{content.notSaid}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </Select>
      ) : (
        <Input
          id={id}
          type={name === 'pricesUntil' || name === 'flightsOn' ? 'date' : 'text'}
          value={value}
          autoComplete="off"
          onChange={write}
        />
      )}
    </div>
  );
}

export function Points({ id, name, value, onChange }: FieldProps<PointField>) {
  return (
    <div className="grid content-start gap-0.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {content.fields[name]}
      </label>
      <TextArea id={id} rows={4} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    </div>
  );
}
