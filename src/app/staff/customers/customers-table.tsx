import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import {
  type CustomerListQuery,
  type CustomerSort,
  customerSorts,
} from '#domain/enquiries/customers/customer-list.ts';
import { customerPath } from '#staff-paths.ts';
import { customersAddress } from './customers-query.ts';
import type { CustomerRowView } from './customers-view.ts';
import { staffCustomersContent } from './texts.ts';

const content = staffCustomersContent.list;
const directions = { name: 'ascending', contact: 'descending' } as const;

/** The headings of the columns sort the table; narrow screens have none. */
const SortLinks = ({ query }: { query: CustomerListQuery }) => (
  <div className="pb-2 @3xl:hidden">
    <Chips label={content.sortLabel}>
      {customerSorts.map((sort) => (
        <ChipLink
          key={sort}
          to={customersAddress({ ...query, sort })}
          isCurrent={sort === query.sort}
          current="true"
        >
          {content.sorts[sort]}
        </ChipLink>
      ))}
    </Chips>
  </div>
);

type Props = { customers: CustomerRowView[]; query: CustomerListQuery };

/** One line of 44 px; on narrow screens three short ones in 76 px. The name's link covers the whole row. */
export function CustomersTable({ customers, query }: Props) {
  const { columns } = content;
  const sortBy = (sort: CustomerSort) =>
    ({
      to: customersAddress({ sort }),
      direction: sort === query.sort ? directions[sort] : undefined,
    }) as const;
  return (
    <div className="@container">
      <SortLinks query={query} />
      <DataTable
        layout="lines"
        caption={content.caption}
        rows={customers}
        rowKey={({ id }) => id}
        rowAttributes={({ id }) => ({ 'data-customer': id })}
        columns={[
          {
            key: 'name',
            header: columns.name,
            width: 'w-[22%]',
            sort: sortBy('name'),
            narrow: 'a1',
            cell: ({ id, name }) => (
              <TextLink look="row" to={customerPath(id)}>
                {name}
              </TextLink>
            ),
          },
          {
            key: 'number',
            header: columns.number,
            width: 'w-[16%]',
            narrow: 'a2',
            cell: ({ phone }) => <span className="tabular-nums">{phone}</span>,
          },
          {
            key: 'email',
            header: columns.email,
            width: 'w-[20%]',
            narrow: 'hidden',
            title: ({ email }) => email,
            cell: ({ email }) => email,
          },
          { key: 'city', header: columns.city, width: 'w-[12%]', narrow: 'a3', cell: ({ city }) => city },
          {
            key: 'open',
            header: columns.open,
            width: 'w-[6%]',
            isNumeric: true,
            narrow: 'b2',
            cell: ({ openEnquiries }) =>
              openEnquiries > 0 && (
                <>
                  <span className="@max-3xl:hidden">{openEnquiries}</span>
                  <span className="@3xl:hidden">{content.open(openEnquiries)}</span>
                </>
              ),
          },
          {
            key: 'contact',
            header: columns.contact,
            width: 'w-[13%]',
            isNumeric: true,
            sort: sortBy('contact'),
            narrow: 'b1',
            title: ({ contactFull }) => contactFull,
            cell: ({ contact, contactAt, contactFull }) =>
              contactAt ? (
                <time dateTime={contactAt}>
                  <span aria-hidden="true">{contact}</span>
                  <span className="sr-only">{contactFull}</span>
                </time>
              ) : (
                <span className="text-quiet">{content.noContact}</span>
              ),
          },
          {
            key: 'won',
            header: columns.won,
            width: 'w-[11%]',
            isNumeric: true,
            narrow: 'b3',
            cell: ({ won }) => won,
          },
        ]}
      />
    </div>
  );
}
