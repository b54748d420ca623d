import { staffEnquiryContent as content } from '#app/staff/enquiries/enquiry/texts.ts';
import { IconLink } from '#app/staff/kit/icon-button.tsx';
import { ArrowLeftIcon } from '#app/ui/icons.tsx';
import { paths } from '#paths.ts';
import { useListSearch } from './list-search.ts';

/** Leads back to the list with the same queue and search. */
export function BackLink() {
  return (
    <IconLink to={`${paths.adminMessages}${useListSearch()}`} aria-label={content.back} title={content.back}>
      <ArrowLeftIcon className="size-5" />
    </IconLink>
  );
}
