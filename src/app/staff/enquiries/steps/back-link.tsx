import { Link } from 'react-router';
import { staffEnquiryContent as content } from '#app/content/staff/enquiry.ts';
import { ArrowLeftIcon } from '#app/ui/icons.tsx';
import { paths } from '#paths.ts';
import { useListSearch } from './list-search.ts';

/** Leads back to the list with the same queue and search. */
export function BackLink() {
  return (
    <Link
      to={`${paths.adminMessages}${useListSearch()}`}
      aria-label={content.back}
      title={content.back}
      className="grid size-11 shrink-0 place-items-center rounded-lg text-teal hover:bg-sand"
    >
      <ArrowLeftIcon className="size-5" />
    </Link>
  );
}
