import type { SubmitEvent } from 'react';
import { columns, defaultColumns } from '#app/staff/enquiries/inbox/inbox-columns.ts';
import { type Place, parametersOf, readInboxQuery } from '#app/staff/enquiries/inbox/inbox-query.ts';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { SidePanel } from '#app/staff/kit/dialog.tsx';
import { SelectField } from '#app/staff/kit/select-field.tsx';
import { ages, defaultSort, inboxSorts, valueBands } from '#domain/enquiries/inbox/inbox-filters.ts';
import { spamReasons } from '#domain/enquiries/spam/spam-reasons.ts';
import { choosableStages, sources } from '#domain/enquiries/stages.ts';
import { paths } from '#paths.ts';
import { monthText } from './filter-texts.ts';
import { inboxFiltersContent as content } from './texts.ts';

export type FilterChoices = {
  services: readonly string[];
  cities: readonly string[];
  months: readonly string[];
};

type Option = { value: string; label: string };

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const named = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: names[value] }));

/** A filter may be on a value that is not offered any more. */
const withCurrent = (options: Option[], current: string | undefined, label = current) =>
  current && label && options.every(({ value }) => value !== current)
    ? [...options, { value: current, label }]
    : options;

type ChecksProps = { legend: string; name: string; options: Option[]; chosen: readonly string[] };

function Checks({ legend, name, options, chosen }: ChecksProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-3">
        {options.map(({ value, label }) => (
          <Checkbox key={value} name={name} value={value} defaultChecked={chosen.includes(value)}>
            {label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

type Props = {
  place: Place;
  choices: FilterChoices;
  owners: readonly { id: string; name: string }[];
  /** A board has its own order and no columns of a table. */
  isBoard?: boolean;
  /** Shown by the page itself, before its script has taken over. */
  isOpenAtFirst?: boolean;
  onShow: (place: Place) => void;
  onClose: () => void;
};

/** Filters, sort and columns in one form; nothing changes until it is sent. */
export function FilterSheet(props: Props) {
  const { place, choices, owners, isBoard = false, isOpenAtFirst = false, onShow, onClose } = props;
  const { queue, search, view } = place;
  const kept = { queue, ...(search && { search }), ...(view && { view }) };
  const isSpam = place.queue === 'spam';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
    onClose();
    onShow(readInboxQuery(query));
  };
  const ownSort = defaultSort(place.queue);
  const select = (name: string, label: string, options: Option[], value = '', none: string = content.any) => (
    <SelectField
      id={`filter-${name}`}
      name={name}
      label={label}
      options={options}
      none={none}
      value={value}
    />
  );
  return (
    <SidePanel
      title={isBoard ? content.boardTitle : content.title}
      isOpenAtFirst={isOpenAtFirst}
      onClose={onClose}
    >
      <form
        action={isBoard ? paths.adminBoard : paths.adminMessages}
        onSubmit={submit}
        className="grid gap-4 py-4"
      >
        {[...parametersOf(kept)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {isSpam &&
          select(
            'reason',
            content.reason,
            named(spamReasons, staffEnquiriesContent.spamReasons),
            place.reason,
          )}
        {!isSpam &&
          !isBoard &&
          select(
            'sort',
            content.sort,
            named(
              inboxSorts.filter((sort) => sort !== ownSort),
              content.sorts,
            ),
            place.sort === ownSort ? '' : place.sort,
            content.sorts[ownSort],
          )}
        {!isSpam && (
          <Checks
            legend={content.stage}
            name="stage"
            options={named(
              choosableStages.filter((stage) => stage !== 'spam'),
              staffEnquiriesContent.stages,
            )}
            chosen={place.stages ?? []}
          />
        )}
        <div className="grid grid-cols-2 gap-3">
          {select(
            'owner',
            content.owner,
            [
              { value: 'me', label: content.me },
              { value: 'none', label: content.unassigned },
              ...owners.map(({ id, name }) => ({ value: id, label: name })),
            ],
            place.owner,
          )}
          {select(
            'service',
            content.service,
            withCurrent(plain(choices.services), place.service),
            place.service,
          )}
          {select('city', content.city, withCurrent(plain(choices.cities), place.city), place.city)}
          {select('source', content.source, named(sources, staffEnquiriesContent.sources), place.source)}
          {select(
            'trip',
            content.trip,
            withCurrent(
              choices.months.map((month) => ({ value: month, label: monthText(month) })),
              place.tripMonth,
              place.tripMonth && monthText(place.tripMonth),
            ),
            place.tripMonth,
          )}
          {select('value', content.value, named(valueBands, content.values), place.value)}
          {select('age', content.age, named(ages, content.ages), place.age)}
        </div>
        {!isBoard && (
          <Checks
            legend={content.columns}
            name="columns"
            options={named(columns, staffEnquiriesContent.columns)}
            chosen={place.columns ?? defaultColumns}
          />
        )}
        <div className="sticky bottom-0 bg-card py-3">
          <Button type="submit" worksWithoutScript>
            {content.apply}
          </Button>
        </div>
      </form>
    </SidePanel>
  );
}
