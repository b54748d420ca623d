import type { ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import { Button } from './button.tsx';
import { Input, Select } from './input.tsx';
import { SearchField, type SearchTexts } from './search-box.tsx';
import { TextLink } from './text-link.tsx';

type Props = {
  action: string;
  /** The name of the form, where it has no search. */
  label?: string;
  /** Query parameters that the filters must keep. */
  keep?: Readonly<Record<string, string | undefined | false>>;
  search?: { texts: Omit<SearchTexts, 'all'>; value: string; name?: string };
  /** Sends the form by itself, as soon as a field has changed. */
  appliesAtOnce?: boolean;
  /** For filters that are not at the top of the page. */
  preventScrollReset?: boolean;
  /** The button, where the search has none. */
  go?: string;
  /** Shows everything again; only where something is filtered. */
  clear?: { to: string; label: string } | false | undefined;
  /** The fields. */
  children?: ReactNode;
  /** What stands at the end, such as how many were found. */
  end?: ReactNode;
};

/** The search and the filters of a list, all in its address. Give it a key of the query, so that back and forward fill the fields. */
export function FilterBar(props: Props) {
  const { action, label, keep = {}, search, appliesAtOnce = false, go, clear, children, end } = props;
  const { preventScrollReset = false } = props;
  const submit = useSubmit();
  return (
    <Form
      action={action}
      preventScrollReset={preventScrollReset}
      role={search && 'search'}
      aria-label={label}
      className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-2"
      onChange={(event) => {
        // A search is sent when it is complete.
        const isText = event.target instanceof HTMLInputElement && event.target.type === 'search';
        if (appliesAtOnce && !isText) void submit(event.currentTarget, { preventScrollReset });
      }}
    >
      {Object.entries(keep).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {search && <SearchField texts={search.texts} search={search.value} name={search.name ?? 'search'} />}
      {children}
      {go && (
        <Button look="secondary" type="submit" worksWithoutScript>
          {go}
        </Button>
      )}
      {clear && <TextLink to={clear.to}>{clear.label}</TextLink>}
      {end}
    </Form>
  );
}

type FilterSelectProps = {
  name: string;
  label: string;
  /** The choice that filters nothing. */
  any: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
};

export const FilterSelect = ({ name, label, any, value = '', options }: FilterSelectProps) => (
  <div className="min-w-0 max-w-60 max-sm:max-w-none max-sm:grow">
    <Select name={name} aria-label={label} title={label} defaultValue={value}>
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  </div>
);

type FilterDateProps = {
  name: string;
  label: string;
  value: string | undefined;
  required?: boolean;
  /** For a date that is never empty and stands in words beside it. */
  hidesLabel?: boolean;
};

/** Its label is beside it, because an empty date says nothing. */
export const FilterDate = ({ name, label, value, required, hidesLabel = false }: FilterDateProps) => (
  <label className="flex min-w-0 items-center gap-2 text-sm max-sm:grow">
    <span className={hidesLabel ? 'sr-only' : 'whitespace-nowrap text-quiet'}>{label}</span>
    <Input type="date" name={name} defaultValue={value} required={required} />
  </label>
);
