import { Fragment } from 'react';
import { Link, useLocation } from 'react-router';
import { staffEnquiriesContent as content } from '#app/content/staff/enquiries.ts';
import { defaultSort, type InboxSort } from '#domain/enquiries/inbox/inbox-filters.ts';
import { type Column, defaultColumns, sortsOf } from './inbox-columns.ts';
import { inboxAddress, type Place } from './inbox-query.ts';
import { InboxRow, type RowHandlers } from './inbox-row.tsx';
import type { ShownEnquiry } from './shown-enquiry.ts';

// biome-ignore-start lint/a11y/noRedundantRoles: `display: flex` removes a table's implicit roles
/** Follow-ups and trips go up from the earliest, ages from the longest; values go down. */
const directions: Record<InboxSort, 'ascending' | 'descending'> = {
  newest: 'ascending',
  oldest: 'descending',
  'follow-up': 'ascending',
  trip: 'ascending',
  value: 'descending',
};

function Heading({ column, place }: { column: Column; place: Place }) {
  const name = content.columns[column];
  const sorts = place.queue === 'spam' ? undefined : sortsOf[column];
  const current = place.sort ?? defaultSort(place.queue);
  const isCurrent = sorts?.includes(current) ?? false;
  const next = sorts?.find((sort) => sort !== current);
  return (
    <th
      role="columnheader"
      scope="col"
      data-column={column}
      aria-sort={isCurrent ? directions[current] : undefined}
      className="truncate font-semibold text-quiet text-sm"
    >
      {next ? (
        <Link
          to={inboxAddress({ ...place, sort: next })}
          aria-label={content.sortBy(name)}
          className="hover:text-ink hover:underline"
        >
          {name}
          {isCurrent && <span aria-hidden="true">{directions[current] === 'ascending' ? ' ↑' : ' ↓'}</span>}
        </Link>
      ) : (
        <>
          {name}
          {isCurrent && <span aria-hidden="true">{directions[current] === 'ascending' ? ' ↑' : ' ↓'}</span>}
        </>
      )}
    </th>
  );
}

type Props = RowHandlers & {
  place: Place;
  enquiries: ShownEnquiry[];
  chosen: readonly string[];
  openId: string | undefined;
  yourId: string;
  renderedAt: number;
  isCompact: boolean;
};

export function InboxTable(props: Props) {
  const { place, enquiries, chosen, openId, yourId, renderedAt, isCompact, ...handlers } = props;
  const { search } = useLocation();
  const columns = place.columns ?? defaultColumns;
  const isStageFirst = columns[0] === 'stage';
  const others = columns.slice(isStageFirst ? 1 : 0);
  const contactHeading = (
    <th role="columnheader" scope="col" data-column="contact">
      <span className="sr-only">{content.contactColumn}</span>
    </th>
  );
  return (
    <div className="@container">
      <table role="table" className="inbox-table" data-compact={isCompact || undefined}>
        <caption className="sr-only">{content.caption}</caption>
        <thead role="rowgroup" className="@max-4xl:sr-only">
          <tr role="row" className="inbox-head">
            <th role="columnheader" scope="col" data-column="choose">
              <span className="sr-only">{content.chooseColumn}</span>
            </th>
            {isStageFirst && <Heading column="stage" place={place} />}
            <th
              role="columnheader"
              scope="col"
              data-column="customer"
              className="font-semibold text-quiet text-sm"
            >
              {content.customer}
            </th>
            {others.map((column) => (
              <Fragment key={column}>
                <Heading column={column} place={place} />
                {column === 'message' && contactHeading}
              </Fragment>
            ))}
            {!others.includes('message') && contactHeading}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {enquiries.map((enquiry) => (
            <InboxRow
              key={enquiry.id}
              enquiry={enquiry}
              columns={columns}
              isYours={enquiry.ownerId === yourId}
              isChosen={chosen.includes(enquiry.id)}
              isOpen={enquiry.id === openId}
              renderedAt={renderedAt}
              search={search}
              {...handlers}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
// biome-ignore-end lint/a11y/noRedundantRoles: as above
