import { Link } from 'react-router';
import type { Place } from '#app/staff/enquiries/inbox/inbox-query.ts';
import { staffEnquiriesContent } from '#app/staff/enquiries/texts.ts';
import { shortAmount } from '#app/staff/kit/short-amount.ts';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { CloseIcon } from '#app/ui/icons.tsx';
import type { InboxTotal } from '#domain/enquiries/inbox/enquiry.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { activeFilters } from './filter-texts.ts';

const content = staffEnquiriesContent.filters;

/** Exact up to the limit of counting, and then `10,000+`. */
function Total({ total: { count, valuePaise, isCut } }: { total: InboxTotal }) {
  const plus = (text: string) => (isCut ? content.over(text) : text);
  return (
    <span
      title={`${content.totalName}: ${plus(formatPaise(valuePaise))}`}
      className="whitespace-nowrap text-quiet text-sm tabular-nums"
    >
      {content.total(plus(count.toLocaleString('en-IN')), plus(shortAmount(valuePaise)))}
    </span>
  );
}

const chipClass =
  'inline-flex min-h-7 items-center gap-1 whitespace-nowrap rounded-full bg-sand pr-1.5 pl-2.5 text-sm hover:bg-line max-sm:min-h-11';

type Props = {
  place: Place;
  owners: readonly { id: string; name: string }[];
  total?: InboxTotal | undefined;
  /** Of the list or of the board. */
  addressOf: (place: Place) => string;
};

/** What the list is filtered by. Each is a link that removes it. */
export function FilterChips({ place, owners, total, addressOf }: Props) {
  const filters = activeFilters(place, owners);
  if (filters.length === 0) return null;
  const { queue, search, sort, columns } = place;
  const none = { queue, ...(search && { search }), ...(sort && { sort }), ...(columns && { columns }) };
  return (
    <>
      <ul aria-label={content.label} className="flex items-center gap-1">
        {filters.map(({ name, text, without }) => (
          <li key={name}>
            <Link
              to={addressOf(without)}
              aria-label={content.remove(`${name}: ${text}`)}
              className={chipClass}
            >
              <span className="text-quiet">{name}</span> {text}
              <CloseIcon className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
      <TextLink to={addressOf(none)}>{content.clear}</TextLink>
      {total && <Total total={total} />}
    </>
  );
}
