import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { staffEnquiriesContent } from '#app/content/staff/enquiries.ts';
import { CloseIcon, SearchIcon } from '#app/ui/icons.tsx';
import { paths } from '#paths.ts';
import { inboxAddress, type Place, parametersOf } from './inbox-query.ts';

const content = staffEnquiriesContent.search;

export const searchFieldId = 'enquiry-search';
export const searchFormId = 'enquiry-search-form';

/** Searches among what fits the filters; the list's page is not part of it. */
export function InboxSearch({ place }: { place: Place }) {
  const { search = '', ...rest } = place;
  const field = useRef<HTMLInputElement>(null);
  const lastShown = useRef(search);

  // Back and forward change the query, and the field must follow it. Text typed before hydration stays.
  useEffect(() => {
    if (lastShown.current === search) return;
    lastShown.current = search;
    if (field.current) field.current.value = search;
  }, [search]);

  return (
    <Form
      id={searchFormId}
      role="search"
      action={paths.adminMessages}
      className="flex min-w-0 max-w-md grow items-center rounded-lg border border-quiet/60 bg-card focus-within:outline-3 focus-within:outline-saffron"
    >
      {[...parametersOf(rest)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={searchFieldId} className="sr-only">
        {content.label}
      </label>
      <input
        ref={field}
        id={searchFieldId}
        type="search"
        name="search"
        defaultValue={search}
        placeholder={content.hint}
        title={content.label}
        aria-keyshortcuts="/"
        className="h-9 w-full min-w-0 bg-transparent pl-3 outline-none max-sm:h-10"
      />
      {search && (
        <Link
          to={inboxAddress(rest)}
          aria-label={content.clear}
          className="grid size-9 shrink-0 place-items-center rounded-lg hover:bg-sand max-sm:size-10"
        >
          <CloseIcon className="size-4" />
        </Link>
      )}
      <button
        type="submit"
        aria-label={content.go}
        className="grid size-9 shrink-0 place-items-center rounded-lg text-teal hover:bg-sand max-sm:size-10"
      >
        <SearchIcon className="size-5" />
      </button>
    </Form>
  );
}
