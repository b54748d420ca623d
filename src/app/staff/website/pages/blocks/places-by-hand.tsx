import { Button } from '#app/staff/kit/button.tsx';
import { Input } from '#app/staff/kit/input.tsx';
import { staffPagesContent } from '#app/staff/website/pages/texts.ts';
import type { PlaceSourceText } from '#domain/pages/page-text.ts';
import { fieldId } from './changed-value.ts';
import { ItemButtons } from './item-buttons.tsx';
import type { SourceProps } from './value-props.ts';

const content = staffPagesContent.placeList;

type Hand = Extract<PlaceSourceText, { by: 'hand' }>;
type Props = SourceProps<Hand> & { search: string; onSearch: (typed: string) => void };

/** Places picked one by one, in the order of the page. */
export function PlacesByHand({ source, choices, id, fault, search, onSearch, onChange }: Props) {
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
