import { useState } from 'react';
import { Select } from '#app/staff/kit/input.tsx';
import { categories, countries } from '#domain/tour-packages/tour-package.ts';
import { FaultLine, type FieldFrame, fieldOf } from './package-field.tsx';
import { staffTourPackagesContent as content } from './texts.ts';

type SelectProps = {
  frame: FieldFrame;
  field: 'Category' | 'Country';
  value: string;
  none: string;
  options: readonly string[];
  isLocked?: boolean;
  onChoose: (value: string) => void;
};

function PlaceField({ frame, field, value, none, options, isLocked = false, onChoose }: SelectProps) {
  const { id, name, label, invalid } = fieldOf(frame, field);
  return (
    <div>
      <div className="grid gap-1">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <Select
          id={id}
          name={name}
          value={value}
          required
          disabled={isLocked}
          aria-invalid={invalid || undefined}
          aria-describedby={isLocked ? `${id}-locked` : undefined}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
        {isLocked && (
          <>
            {/* A disabled field is not submitted. */}
            <input type="hidden" name={name} value={value} />
            <p id={`${id}-locked`} className="text-quiet text-sm">
              {content.lockedCountry}
            </p>
          </>
        )}
      </div>
      <FaultLine frame={frame} name={field} />
    </div>
  );
}

/** Domestic means India; any other category resets the country. */
export function PlaceFields({ frame }: { frame: FieldFrame }) {
  const [category, setCategory] = useState(frame.values.Category);
  const [country, setCountry] = useState(frame.values.Country);
  const chooseCategory = (chosen: string) => {
    setCategory(chosen);
    setCountry(chosen === 'Domestic' ? 'India' : '');
  };
  return (
    <>
      <PlaceField
        frame={frame}
        field="Category"
        value={category}
        none={content.noCategory}
        options={categories}
        onChoose={chooseCategory}
      />
      <PlaceField
        frame={frame}
        field="Country"
        value={country}
        none={content.noCountry}
        options={countries}
        isLocked={category === 'Domestic'}
        onChoose={setCountry}
      />
    </>
  );
}
