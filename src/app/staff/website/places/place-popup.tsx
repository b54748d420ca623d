import { useEffect, useEffectEvent, useState } from 'react';
import { placeLists } from '#app/content/places/place-lists.ts';
import { faultBy } from '#app/staff/forms/form-fault.ts';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { useEdits } from '#app/staff/forms/use-edits.ts';
import { useReload } from '#app/staff/forms/use-reload.ts';
import { Button, ButtonLink } from '#app/staff/kit/button.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { TextField } from '#app/staff/kit/text-field.tsx';
import { Conflict } from '#app/staff/website/publishing/conflict.tsx';
import { GuardedPopup } from '#app/staff/website/publishing/guarded-popup.tsx';
import { PictureCheck } from '#app/staff/website/publishing/picture-check.tsx';
import { PreviewLink } from '#app/staff/website/publishing/preview-link.tsx';
import { PublishFields } from '#app/staff/website/publishing/publish-fields.tsx';
import { useOpenedText } from '#app/staff/website/publishing/use-opened-text.ts';
import { type PlaceField, placeInput } from '#domain/places/place-input.ts';
import { publishStates } from '#domain/publishing/publishing.ts';
import { momentOf } from '#domain/shared/india-time.ts';
import { placeHistoryPath } from '#staff-paths.ts';
import { differencesOf, newValues, type PlaceValues, valuesOfForm } from './place-values.ts';
import { staffPlacesContent as content } from './texts.ts';

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const lists = Object.entries(placeLists).map(([value, { name }]) => ({ value, label: name }));
const hints: Partial<Record<PlaceField, string>> = content.hints;

const stateOf = (typed: string) => publishStates.find((state) => state === typed) ?? 'draft';

type PlaceFieldsProps = { values: PlaceValues; faulty: string | undefined };

const group = 'grid gap-4 border-line border-t pt-4';
const pair = 'grid items-start gap-4 sm:grid-cols-2';
const legend = 'float-left mb-2 w-full font-display font-semibold text-lg';

/** All fields of a place, in three groups. */
function PlaceFields({ values, faulty }: PlaceFieldsProps) {
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

/** A place as the form was opened with it, or as another staff member has saved it since. */
export type EditedPlace = {
  id: string;
  version: number;
  name: string;
  /** Visitors see the place without what the form shows. */
  isHeldBack: boolean;
  values: PlaceValues;
};

type Props = {
  /** Missing for a new one. The page's data replaces it when it changes. */ place?: EditedPlace | undefined;
  regions: readonly string[];
  onDone: (text: string) => void;
  onClose: () => void;
};

/** Adds a place or changes one. When another staff member has saved first, both versions are compared. */
export function PlacePopup({ place, regions, onDone, onClose }: Props) {
  const edits = useEdits();
  const { form, start, base, startWith } = useOpenedText({ place, version: place?.version ?? 0 }, edits);
  const reload = useReload();
  const [mine, setMine] = useState<PlaceValues>();
  const [savedText, setSavedText] = useState<string>();

  const { status, setStatus, isBusy, submit } = useActionForm({
    working: content.working,
    validate: faultBy(placeInput),
    onResult: (result, sent) => {
      if (result.done) {
        edits.markClean();
        setSavedText(result.text);
      } else if (result.code === 'conflict') {
        setMine(valuesOfForm(new FormData(sent)));
        void reload();
      }
    },
  });

  const close = useEffectEvent((text: string) => {
    onDone(text);
    form.current?.closest('dialog')?.close();
  });
  // After the render that knows that everything is saved, because the popup asks before it closes with changes.
  useEffect(() => {
    if (savedText !== undefined && !edits.isDirty) close(savedText);
  }, [savedText, edits.isDirty]);

  // Chromium gives the focus to the popup's scrolling part; it also has to move when another version fills the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is another one after a reset
  useEffect(
    () => form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus(),
    [start.resetCount],
  );

  const send = () => {
    if (form.current) void submit(form.current, { fields: { version: String(base.current) } });
  };
  const theirs = mine && place && place.version !== base.current ? { mine, place } : undefined;
  const keepMine = (newest: EditedPlace) => {
    base.current = newest.version;
    setMine(undefined);
    send();
  };
  const takeTheirs = (newest: EditedPlace) => {
    setMine(undefined);
    setStatus(undefined);
    startWith({ place: newest, version: newest.version });
  };

  return (
    <GuardedPopup
      title={place ? content.edit(place.name) : content.addTitle}
      isDirty={edits.isDirty}
      onClose={onClose}
    >
      {theirs && (
        <div className="pt-5">
          <Conflict
            key={theirs.place.version}
            theirs={differencesOf(theirs.mine, theirs.place.values)}
            isBusy={isBusy}
            form={form}
            keepMineHint={content.keepMineHint}
            onKeepMine={() => keepMine(theirs.place)}
            onTakeTheirs={() => takeTheirs(theirs.place)}
          />
        </div>
      )}
      <form
        ref={form}
        key={start.resetCount}
        noValidate
        onInput={edits.markDirty}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          send();
        }}
        className="grid gap-4 pt-4"
      >
        {start.place?.isHeldBack && <p className="text-quiet">{content.showsDraft}</p>}
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="id" value={place?.id ?? ''} />
        <PlaceFields values={start.place?.values ?? newValues} faulty={status?.field} />
        <datalist id="place-regions">
          {regions.map((region) => (
            <option key={region} value={region} />
          ))}
        </datalist>
        <div className="sticky bottom-0 -mx-5 grid gap-1 border-line border-t bg-card px-5 py-3 sm:-mx-6 sm:px-6">
          <FormStatusLine status={status} takesRoom={false} />
          <div>
            <Button type="submit" aria-disabled={isBusy}>
              {content.save}
            </Button>
          </div>
        </div>
      </form>
      {place && (
        <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-t pt-4">
          <PreviewLink subjectId={place.id} />
          <ButtonLink look="secondary" to={placeHistoryPath(place.id)}>
            {content.menu.history}
          </ButtonLink>
        </div>
      )}
    </GuardedPopup>
  );
}
