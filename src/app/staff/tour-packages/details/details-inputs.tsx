import type { ChangeEvent } from 'react';
import { staffPackageDetailsContent as content } from '#app/content/staff/package-details.ts';
import { difficulties } from '#domain/tour-packages/package-details.ts';
import { box } from './details-rows.tsx';
import type { PointField, ShortField } from './typed-details.ts';

type FieldProps<Name extends string> = {
  id: string;
  name: Name;
  value: string;
  onChange: (value: string) => void;
};

export function Short({ id, name, value, onChange }: FieldProps<ShortField>) {
  const write = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    onChange(currentTarget.value);
  return (
    <div className="grid content-start gap-0.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {content.fields[name]}
      </label>
      {name === 'difficulty' ? (
        <select id={id} value={value} onChange={write} className={box}>
          <option value="">{content.notSaid}</option>
          {difficulties.map((difficulty) => (
            <option key={difficulty} value={difficulty}>
              {content.difficulties[difficulty]}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type={name === 'pricesUntil' ? 'date' : 'text'}
          value={value}
          autoComplete="off"
          onChange={write}
          className={box}
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
      <textarea
        id={id}
        rows={4}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`${box} py-2`}
      />
    </div>
  );
}
