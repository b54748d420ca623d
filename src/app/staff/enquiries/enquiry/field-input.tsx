import { useEffect } from 'react';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { IconButton } from '#app/staff/kit/icon-button.tsx';
import { Input, Select } from '#app/staff/kit/input.tsx';
import { optionsOf, useCabs } from '#app/staff/shell/use-cabs.ts';
import { CheckIcon } from '#app/ui/icons.tsx';
import { type FieldName, services } from '#domain/enquiries/fields/fields.ts';
import { sources } from '#domain/enquiries/stages.ts';
import { type OfferedName, offered } from '#domain/fares/cab-names.ts';
import { phoneCountries } from '#domain/shared/phone-countries.ts';
import type { FieldView } from './fields-view.ts';
import { staffEnquiryContent as content } from './texts.ts';

type Option = { value: string; label: string };

/** What the page's data add to the choices. */
export type FieldOptions = { packages: readonly { id: string; name: string }[] };

const none: Option = { value: '', label: content.noChoice };

/** The choices of a fact that is not typed. */
function choicesOf(
  fact: FieldName,
  { packages }: FieldOptions,
  carTypes: readonly OfferedName[],
): Option[] | undefined {
  if (fact === 'service') return [none, ...services.map((name) => ({ value: name, label: name }))];
  if (fact === 'source')
    return sources.map((value) => ({ value, label: staffEnquiriesContent.sources[value] }));
  if (fact === 'carType') return [none, ...optionsOf(carTypes)];
  if (fact === 'package') return [none, ...packages.map(({ id, name }) => ({ value: id, label: name }))];
  return undefined;
}

const inputTypes: Partial<Record<FieldName, { type: string; inputMode?: 'numeric' | 'decimal' }>> = {
  phone: { type: 'tel' },
  email: { type: 'email' },
  tripStarts: { type: 'date' },
  tripTime: { type: 'time' },
  tripEnds: { type: 'date' },
  adults: { type: 'text', inputMode: 'numeric' },
  children: { type: 'text', inputMode: 'numeric' },
};

/** Text in them cannot be selected. */
const pickers: ReadonlySet<string> = new Set(['date', 'time']);

type Props = {
  id: string;
  fact: FieldView;
  typed: string;
  country: string;
  options: FieldOptions;
  isInvalid: boolean;
  onEdit: (next: { typed?: string; country?: string }) => void;
};

function Countries({ country, onEdit }: Pick<Props, 'country' | 'onEdit'>) {
  return (
    <Select
      aria-label={content.country}
      value={country}
      onChange={(event) => onEdit({ country: event.target.value })}
    >
      <option value="">{content.anyCountry}</option>
      {Object.entries(phoneCountries).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** The field of a fact that is being edited, with a button for those without an Enter key. */
export function FieldInput({ id, fact, typed, country, options, isInvalid, onEdit }: Props) {
  const carTypes = offered(useCabs().carTypes);
  useEffect(() => {
    const field = document.getElementById(id);
    field?.focus();
    if (field instanceof HTMLInputElement && !pickers.has(field.type)) field.select();
  }, [id]);
  const common = {
    id,
    value: typed,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': `${id}-fault`,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onEdit({ typed: event.target.value }),
  };
  const choices = choicesOf(fact.fact, options, carTypes);
  // A value from before, such as the package that is no longer offered, stays in the list.
  const isListed = !choices || choices.some(({ value }) => value === fact.stored);
  return (
    <>
      {fact.fact === 'phone' && <Countries country={country} onEdit={onEdit} />}
      <span className="flex gap-1">
        {choices ? (
          <Select {...common}>
            {[...choices, ...(isListed ? [] : [{ value: fact.stored, label: fact.shown }])].map(
              ({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ),
            )}
          </Select>
        ) : (
          <Input {...common} {...inputTypes[fact.fact]} />
        )}
        <IconButton type="submit" aria-label={content.saveField}>
          <CheckIcon className="size-5" />
        </IconButton>
      </span>
    </>
  );
}
