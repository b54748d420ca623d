import { useEffect, useId, useState } from 'react';
import { useFetcher } from 'react-router';
import { Radio } from '#app/staff/kit/checkbox.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { staffPagesContent } from '#app/staff/website/pages/texts.ts';
import { staffPlacesContent } from '#app/staff/website/places/texts.ts';
import type { PlaceSourceText, PlaceText } from '#domain/pages/page-text.ts';
import type { PlaceChoices } from '#domain/places/place-choices-service.ts';
import { paths } from '#paths.ts';
import { fieldId, type Way } from './changed-value.ts';
import { PlacesByHand } from './places-by-hand.tsx';
import { PlacesByQuery } from './places-by-query.tsx';

const content = staffPagesContent.placeList;

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
