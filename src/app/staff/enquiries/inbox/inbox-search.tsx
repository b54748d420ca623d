import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { SearchBox } from '#app/staff/kit/search-box.tsx';
import { paths } from '#paths.ts';
import { type Place, parametersOf } from './inbox-query.ts';

const content = staffEnquiriesContent.search;

export const searchFieldId = 'enquiry-search';
export const searchFormId = 'enquiry-search-form';

/** Searches among what fits the filters; the list's page is not part of it. */
export function InboxSearch({ place }: { place: Place }) {
  const { search = '', ...rest } = place;
  return (
    <SearchBox
      id={searchFormId}
      fieldId={searchFieldId}
      path={paths.adminMessages}
      texts={{ label: content.label, go: content.go, all: content.clear }}
      hint={content.hint}
      search={search}
      keep={Object.fromEntries(parametersOf(rest))}
    />
  );
}
