import { useEffect, useId, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/staff/kit/button.tsx';
import { Radio } from '#app/staff/kit/checkbox.tsx';
import { Input, Select } from '#app/staff/kit/input.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { staffPagesContent } from '#app/staff/website/pages/texts.ts';
import { staffPlacesContent } from '#app/staff/website/places/texts.ts';
import type { PlaceSourceText, PlaceText } from '#domain/pages/page-text.ts';
import { placeKinds } from '#domain/places/place.ts';
import type { PlaceChoices } from '#domain/places/place-choices-service.ts';
import { paths } from '#paths.ts';
import { fieldId, type Way } from './changed-value.ts';
import { ItemButtons } from './item-buttons.tsx';
import type { SourceProps } from './value-props.ts';

const content = staffPagesContent.placeList;

type Hand = Extract<PlaceSourceText, { by: 'hand' }>;
type PlacesByHandProps = SourceProps<Hand> & { search: string; onSearch: (typed: string) => void };

/** Places picked one by one, in the order of the page. */
function PlacesByHand({ source, choices, id, fault, search, onSearch, onChange }: PlacesByHandProps) {
  const { slugs } = source;
  const found = [...(choices?.chosen ?? []), ...(choices?.offered ?? [])];
  const choose = (chosen: string[]) => onChange({ ...source, slugs: chosen });
  const listId = `${id}-slugs`;
  return (
    <>
      {slugs.length === 0 ? (
        <p className="text-quiet">{content.noneChosen}</p>
      ) : (
        <ol className="grid gap-2">
          {slugs.map((slug, index) => {
            const place = found.find((one) => one.slug === slug);
            const name = place?.name ?? slug;
            return (
              <li
                key={slug}
                data-item={fieldId([listId])}
                className="grid items-center gap-2 sm:grid-cols-[minmax(0,1fr)_auto]"
              >
                <span className="wrap-anywhere">
                  {index + 1}. {name}
                  {place && !place.isPublic && <span className="text-brick"> {content.notPublic}</span>}
                </span>
                <ItemButtons
                  way={[listId]}
                  count={slugs.length}
                  index={index}
                  name={name}
                  onChange={(_list, change) => choose(change(slugs) as string[])}
                />
              </li>
            );
          })}
        </ol>
      )}
      <div className="grid gap-1">
        <label htmlFor={listId} className="font-semibold text-sm">
          {content.search}
        </label>
        <Input
          id={listId}
          type="search"
          autoComplete="off"
          aria-invalid={fault === listId || undefined}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
          // Enter would save the page.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <ul className="flex flex-wrap gap-2">
        {choices?.offered
          .filter(({ slug }) => !slugs.includes(slug))
          .map(({ slug, name, region }) => (
            <li key={slug}>
              <Button
                look="quiet"
                aria-label={content.addPlace(name)}
                onClick={() => choose([...slugs, slug])}
              >
                + {content.offered(name, region)}
              </Button>
            </li>
          ))}
      </ul>
    </>
  );
}

const { filters, kinds } = staffPlacesContent;

type Query = Extract<PlaceSourceText, { by: 'query' }>;

/** All published places of a region and a kind, by name; the list changes with the records. */
function PlacesByQuery({ source, choices, id, fault, onChange }: SourceProps<Query>) {
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

type Ways = 'list' | PlaceSourceText['by'];

const starts: Record<PlaceSourceText['by'], () => PlaceSourceText> = {
  hand: () => ({ by: 'hand', slugs: [] }),
  query: () => ({ by: 'query', region: '', kind: '', max: 6 }),
};

function addressOf(source: PlaceSourceText | undefined, search: string): string {
  const params = new URLSearchParams({ search });
  if (source?.by === 'hand') for (const slug of source.slugs) params.append('slug', slug);
  if (source?.by === 'query') {
    params.set('region', source.region);
    params.set('kind', source.kind);
  }
  return `${paths.placeChoices}?${params}`;
}

type Props = {
  block: { places: readonly PlaceText[]; source?: PlaceSourceText | undefined };
  way: Way;
  fault: string | undefined;
  onChange: (way: Way, value: unknown) => void;
};

/** Which places a page lists: those that Places names for it, some chosen by hand, or all that fit a query. */
export function PlacesBlock({ block: { places, source }, way, fault, onChange }: Props) {
  const name = useId();
  const { load, data } = useFetcher<PlaceChoices>();
  const [search, setSearch] = useState('');
  const sourceWay = [...way, 'source'];
  const id = fieldId(sourceWay);
  const address = addressOf(source, search);
  useEffect(() => {
    void load(address);
  }, [load, address]);

  const change = (changed: PlaceSourceText | undefined) => onChange(sourceWay, changed);
  // A block that was added has no places of the copy to fall back on.
  const ways: Ways[] = places.length > 0 ? ['list', 'hand', 'query'] : ['hand', 'query'];
  const common = { choices: data, id, fault };
  return (
    <fieldset className="grid gap-3 rounded-lg border border-line p-3">
      <legend className="px-1 font-semibold">{staffPagesContent.kinds.places}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {ways.map((one) => (
          <Radio
            key={one}
            name={name}
            checked={(source?.by ?? 'list') === one}
            onChange={() => change(one === 'list' ? undefined : starts[one]())}
          >
            {content.ways[one]}
          </Radio>
        ))}
      </div>
      {source?.by === 'hand' && (
        <PlacesByHand {...common} source={source} search={search} onSearch={setSearch} onChange={change} />
      )}
      {source?.by === 'query' && <PlacesByQuery {...common} source={source} onChange={change} />}
      <p className="text-quiet text-sm">
        {source ? content.recordsHint : content.listHint}{' '}
        <TextLink look="inline" to={paths.adminPlaces}>
          {staffPlacesContent.title}
        </TextLink>
      </p>
    </fieldset>
  );
}
