import { placeLists } from '#app/content/places/place-lists.ts';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { PictureCheck } from '#app/staff/website/publishing/picture-check.tsx';
import { PublishFields } from '#app/staff/website/publishing/publish-fields.tsx';
import type { PlaceField } from '#domain/places/place-input.ts';
import { publishStates } from '#domain/publishing/publishing.ts';
import { momentOf } from '#domain/shared/india-time.ts';
import type { PlaceValues } from './place-values.ts';
import { staffPlacesContent as content } from './texts.ts';

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const lists = Object.entries(placeLists).map(([value, { name }]) => ({ value, label: name }));
const hints: Partial<Record<PlaceField, string>> = content.hints;

const stateOf = (typed: string) => publishStates.find((state) => state === typed) ?? 'draft';

type Props = { values: PlaceValues; faulty: string | undefined };

const group = 'grid gap-4 border-line border-t pt-4';
const pair = 'grid items-start gap-4 sm:grid-cols-2';
const legend = 'float-left mb-2 w-full font-display font-semibold text-lg';

/** All fields of a place, in three groups. */
export function PlaceFields({ values, faulty }: Props) {
  const field = (name: PlaceField) => ({
    id: `place-${name}`,
    name,
    label: content.fields[name],
    value: values[name],
    invalid: faulty === name,
    ...(hints[name] && { hint: hints[name] }),
  });
  const text = (name: PlaceField, rows?: number) => (
    <TextField {...field(name)} {...(rows && { rows })} autoComplete="off" />
  );
  return (
    <>
      <div className={pair}>
        <TextField {...field('name')} required autoComplete="off" />
        <TextField {...field('region')} required list="place-regions" autoComplete="off" />
      </div>
      <SelectField {...field('kind')} required none={content.chooseKind} options={options(content.kinds)} />
      <fieldset className={group}>
        <legend className={legend}>{content.groups.text}</legend>
        <TextField {...field('body')} required rows={9} />
        <PictureCheck
          warningId="place-picture-warning"
          address={values.picture}
          isFaulty={faulty === 'picture'}
          altFieldId="place-pictureAlt"
        >
          {text('picture')}
        </PictureCheck>
        {text('pictureAlt')}
      </fieldset>
      <fieldset className={group}>
        <legend className={legend}>{content.groups.facts}</legend>
        <div className={pair}>
          {text('whenToGo')}
          {text('timeNeeded')}
          {text('openOn')}
          {text('closedOn')}
          {text('bestMonths')}
          {text('coordinates')}
          {text('distanceKm')}
          {text('distanceFrom')}
        </div>
        {text('facts', 4)}
      </fieldset>
      <fieldset className={group}>
        <legend className={legend}>{content.groups.site}</legend>
        <div className={pair}>
          <SelectField {...field('listedOn')} none={content.noList} options={lists} />
          {text('position')}
        </div>
        <PublishFields
          id="place-publish"
          names={{ state: 'state', publishAt: 'publishAt' }}
          state={stateOf(values.state)}
          publishAt={momentOf(values.publishAt) ?? null}
          invalidTime={faulty === 'publishAt'}
        />
      </fieldset>
    </>
  );
}
