import { Input, Select } from '#app/staff/kit/input.tsx';
import { staffPagesContent } from '#app/staff/website/pages/texts.ts';
import { staffPlacesContent } from '#app/staff/website/places/texts.ts';
import type { PlaceSourceText } from '#domain/pages/page-text.ts';
import { placeKinds } from '#domain/places/place.ts';
import type { SourceProps } from './value-props.ts';

const content = staffPagesContent.placeList;
const { filters, kinds } = staffPlacesContent;

type Query = Extract<PlaceSourceText, { by: 'query' }>;

/** All published places of a region and a kind, by name; the list changes with the records. */
export function PlacesByQuery({ source, choices, id, fault, onChange }: SourceProps<Query>) {
  const { region, kind, max } = source;
  // A region that no place has any more stays choosable, so that the field says what is saved.
  const regions = [...new Set([...(region === '' ? [] : [region]), ...(choices?.regions ?? [])])];
  const fitting = choices?.fitting.slice(0, max) ?? [];
  const label = 'font-semibold text-sm';
  return (
    <>
      <div className="grid items-end gap-3 sm:grid-cols-3">
        <div className="grid gap-1">
          <label htmlFor={`${id}-region`} className={label}>
            {filters.region}
          </label>
          <Select
            id={`${id}-region`}
            value={region}
            onChange={({ target }) => onChange({ ...source, region: target.value })}
          >
            <option value="">{filters.anyRegion}</option>
            {regions.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </div>
        <div className="grid gap-1">
          <label htmlFor={`${id}-kind`} className={label}>
            {filters.kind}
          </label>
          <Select
            id={`${id}-kind`}
            value={kind}
            onChange={({ target }) =>
              onChange({ ...source, kind: placeKinds.find((one) => one === target.value) ?? '' })
            }
          >
            <option value="">{filters.anyKind}</option>
            {placeKinds.map((one) => (
              <option key={one} value={one}>
                {kinds[one]}
              </option>
            ))}
          </Select>
        </div>
        <div className="grid gap-1">
          <label htmlFor={`${id}-max`} className={label}>
            {content.max}
          </label>
          <Input
            id={`${id}-max`}
            inputMode="numeric"
            aria-invalid={fault === `${id}-max` || undefined}
            value={max === 0 ? '' : max}
            onChange={({ target }) =>
              onChange({ ...source, max: Number(target.value.replaceAll(/\D/g, '')) })
            }
          />
        </div>
      </div>
      {choices && (
        <p role="status" className="text-quiet text-sm wrap-anywhere">
          {fitting.length === 0 ? content.noneFits : content.fitting(fitting)}
        </p>
      )}
    </>
  );
}
