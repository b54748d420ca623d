import { useLocation } from 'react-router';
import { staffEnquiriesContent as content } from '#app/staff/enquiries/texts.ts';
import { Checkbox } from '#app/staff/kit/checkbox.tsx';
import { DataTable, type TableColumn } from '#app/staff/kit/data-table.tsx';
import { defaultSort, type InboxSort } from '#domain/enquiries/inbox/inbox-filters.ts';
import type { EnquiryView } from './enquiry-view.ts';
import {
  Contacts,
  CustomerName,
  isPlainClick,
  linesOfPhone,
  Message,
  type RowHandlers,
} from './inbox-cells.tsx';
import { type Column, defaultColumns, sortsOf } from './inbox-columns.ts';
import { inboxAddress, type Place } from './inbox-query.ts';
import { cells } from './row-cells.tsx';

/** Follow-ups and trips go up from the earliest, ages from the longest; values go down. */
const directions: Record<InboxSort, 'ascending' | 'descending'> = {
  newest: 'ascending',
  oldest: 'descending',
  'follow-up': 'ascending',
  trip: 'ascending',
  value: 'descending',
};

function sortOf(column: Column, place: Place) {
  const sorts = place.queue === 'spam' ? undefined : sortsOf[column];
  if (!sorts) return undefined;
  const current = place.sort ?? defaultSort(place.queue);
  const next = sorts.find((sort) => sort !== current);
  return {
    to: next && inboxAddress({ ...place, sort: next }),
    label: content.sortBy(content.columns[column]),
    direction: sorts.includes(current) ? directions[current] : undefined,
  };
}

type Props = RowHandlers & {
  place: Place;
  enquiries: EnquiryView[];
  chosen: readonly string[];
  openId: string | undefined;
  yourId: string;
  renderedAt: number;
  isCompact: boolean;
};

/** One line for each enquiry on a wide screen, three short ones on a narrow one. */
export function InboxTable(props: Props) {
  const { place, enquiries, chosen, openId, yourId, renderedAt, isCompact } = props;
  const { onChoose, onContact, onNotSpam, onOpen } = props;
  const { search } = useLocation();
  const chosenColumns = place.columns ?? defaultColumns;
  const isStageFirst = chosenColumns[0] === 'stage';
  const others = chosenColumns.slice(isStageFirst ? 1 : 0);
  const columnOf = (column: Column): TableColumn<EnquiryView> => {
    const Content = column === 'message' ? undefined : cells[column];
    return {
      key: column,
      header: content.columns[column],
      sort: sortOf(column, place),
      isCut: true,
      narrow: linesOfPhone.includes(column) ? undefined : 'hidden',
      cell: (enquiry) =>
        Content ? (
          <Content enquiry={enquiry} isYours={enquiry.ownerId === yourId} renderedAt={renderedAt} />
        ) : (
          <Message enquiry={enquiry} onNotSpam={onNotSpam} />
        ),
    };
  };
  const contacts: TableColumn<EnquiryView> = {
    key: 'contact',
    header: content.contactColumn,
    isHeaderHidden: true,
    cell: (enquiry) => <Contacts enquiry={enquiry} onContact={onContact} />,
  };
  return (
    <DataTable
      layout="inbox"
      caption={content.caption}
      isCompact={isCompact}
      rows={enquiries}
      rowKey={({ id }) => id}
      rowAttributes={({ id }) => ({
        'data-enquiry': id,
        'data-chosen': chosen.includes(id) || undefined,
        onClick: (event) => isPlainClick(event) && onOpen(id),
      })}
      columns={[
        {
          key: 'choose',
          header: content.chooseColumn,
          isHeaderHidden: true,
          cell: ({ id, name }) => (
            <Checkbox needsScript isLabelHidden checked={chosen.includes(id)} onChange={() => onChoose(id)}>
              {content.choose(name)}
            </Checkbox>
          ),
        },
        ...(isStageFirst ? [columnOf('stage')] : []),
        {
          key: 'customer',
          header: content.customer,
          isRowHeader: true,
          cell: (enquiry) => (
            <CustomerName enquiry={enquiry} isOpen={enquiry.id === openId} search={search} onOpen={onOpen} />
          ),
        },
        ...others.flatMap((column) =>
          column === 'message' ? [columnOf(column), contacts] : [columnOf(column)],
        ),
        ...(others.includes('message') ? [] : [contacts]),
      ]}
    />
  );
}
