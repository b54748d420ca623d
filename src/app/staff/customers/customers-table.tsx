import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { staffCustomersContent } from '#app/content/staff/customers.ts';
import { ChipLink, Chips } from '#app/staff/kit/chip.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import {
  type CustomerListQuery,
  type CustomerSort,
  customerSorts,
} from '#domain/enquiries/customers/customer-list.ts';
import { customerPath } from '#staff-paths.ts';
import { customersAddress } from './customers-query.ts';
import type { ShownCustomer } from './shown-customers.ts';

const content = staffCustomersContent.list;

type HeadProps = { className: string; sort?: CustomerSort; sorted: CustomerSort; children: string };

// biome-ignore-start lint/a11y/noRedundantRoles: `display: grid` removes a table's implicit roles
function Head({ className, sort, sorted, children }: HeadProps) {
  const ascending = sort === 'name' ? 'ascending' : 'descending';
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort === sorted ? ascending : undefined}
      className={`h-9 truncate pr-3 font-semibold text-sm ${className}`}
    >
      {sort ? (
        <Link to={customersAddress({ sort })} className={sort === sorted ? 'text-teal' : 'underline'}>
          {children}
          {sort === sorted && <span aria-hidden="true"> {sort === 'name' ? '↑' : '↓'}</span>}
        </Link>
      ) : (
        children
      )}
    </th>
  );
}

type CellProps = { className: string; title?: string; children: ReactNode };

const Cell = ({ className, title, children }: CellProps) => (
  <td role="cell" title={title} className={`truncate @3xl:pr-3 ${className}`}>
    {children}
  </td>
);

/** One line of 44 px; on narrow screens three short ones in 76 px. The name's link covers the whole row. */
function CustomerRow({ customer }: { customer: ShownCustomer }) {
  const { id, name, phone, email, city, openEnquiries, won, contact, contactAt, contactFull } = customer;
  return (
    <tr
      role="row"
      data-customer={id}
      className="relative h-11 border-line border-b text-sm hover:bg-sand has-[a:focus-visible]:bg-sand @max-3xl:grid @max-3xl:h-19 @max-3xl:grid-cols-[minmax(0,1fr)_auto] @max-3xl:content-center @max-3xl:gap-x-3 @max-3xl:px-1 @max-3xl:leading-5"
    >
      <th role="rowheader" scope="row" className="truncate text-left font-semibold @3xl:pr-3">
        <TextLink look="row" to={customerPath(id)}>
          {name}
        </TextLink>
      </th>
      <Cell className="tabular-nums @max-3xl:col-start-1 @max-3xl:row-start-2">{phone}</Cell>
      <Cell className="@max-3xl:hidden" title={email}>
        {email}
      </Cell>
      <Cell className="@max-3xl:col-start-1 @max-3xl:row-start-3 @max-3xl:text-quiet">{city}</Cell>
      <Cell className="text-right tabular-nums @max-3xl:col-start-2 @max-3xl:row-start-2">
        {openEnquiries > 0 && (
          <>
            <span className="@max-3xl:hidden">{openEnquiries}</span>
            <span className="@3xl:hidden">{content.open(openEnquiries)}</span>
          </>
        )}
      </Cell>
      <Cell className="text-right @max-3xl:col-start-2 @max-3xl:row-start-1" title={contactFull}>
        {contactAt ? (
          <time dateTime={contactAt}>
            <span aria-hidden="true">{contact}</span>
            <span className="sr-only">{contactFull}</span>
          </time>
        ) : (
          <span className="text-quiet">{content.noContact}</span>
        )}
      </Cell>
      <Cell className="text-right tabular-nums @max-3xl:col-start-2 @max-3xl:row-start-3">{won}</Cell>
    </tr>
  );
}

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

type Props = { customers: ShownCustomer[]; query: CustomerListQuery };

export function CustomersTable({ customers, query }: Props) {
  const { columns } = content;
  const { sort } = query;
  return (
    <div className="@container">
      <SortLinks query={query} />
      <table role="table" className="w-full table-fixed border-collapse text-left @max-3xl:block">
        <caption className="sr-only">{content.caption}</caption>
        <thead role="rowgroup" className="@max-3xl:sr-only">
          <tr role="row" className="border-teal border-b-2">
            <Head sorted={sort} sort="name" className="w-[22%]">
              {columns.name}
            </Head>
            <Head sorted={sort} className="w-[16%]">
              {columns.number}
            </Head>
            <Head sorted={sort} className="w-[20%]">
              {columns.email}
            </Head>
            <Head sorted={sort} className="w-[12%]">
              {columns.city}
            </Head>
            <Head sorted={sort} className="w-[6%] text-right">
              {columns.open}
            </Head>
            <Head sorted={sort} sort="contact" className="w-[13%] text-right">
              {columns.contact}
            </Head>
            <Head sorted={sort} className="w-[11%] text-right">
              {columns.won}
            </Head>
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-3xl:block">
          {customers.map((customer) => (
            <CustomerRow key={customer.id} customer={customer} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
// biome-ignore-end lint/a11y/noRedundantRoles: as above
