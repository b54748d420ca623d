import { staffCustomersContent } from '#app/content/staff/customers.ts';
import { Card } from '#app/staff/kit/card.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { StagePill } from '#app/staff/ui/stage-pill.tsx';
import { enquiryPath } from '#staff-paths.ts';
import type { ShownRecord } from './shown-record.ts';

const content = staffCustomersContent.record;

// biome-ignore-start lint/a11y/noRedundantRoles: `display: grid` removes a table's implicit roles
type RowProps = { enquiry: ShownRecord['enquiries'][number] };

function EnquiryRow({
  enquiry: { id, reference, stage, trip, value, owner, received, receivedFull },
}: RowProps) {
  return (
    <tr
      role="row"
      className="relative h-11 border-line border-b text-sm last:border-b-0 hover:bg-sand @max-xl:grid @max-xl:h-19 @max-xl:grid-cols-[minmax(0,1fr)_auto] @max-xl:content-center @max-xl:gap-x-3 @max-xl:leading-5"
    >
      <td role="cell" className="@max-xl:col-start-2 @max-xl:row-start-1 @xl:pr-3">
        <StagePill stage={stage} />
      </td>
      <th
        role="rowheader"
        scope="row"
        className="truncate text-left font-semibold @max-xl:row-start-1 @xl:pr-3"
      >
        <TextLink look="row" to={enquiryPath(id)}>
          {reference}
        </TextLink>
      </th>
      <td role="cell" title={trip} className="truncate @max-xl:col-span-2 @max-xl:row-start-2 @xl:pr-3">
        {trip}
      </td>
      <td
        role="cell"
        className="truncate text-right tabular-nums @max-xl:col-start-2 @max-xl:row-start-3 @xl:pr-3"
      >
        {value}
      </td>
      <td role="cell" className="truncate @max-xl:hidden @xl:pr-3">
        {owner}
      </td>
      <td
        role="cell"
        title={receivedFull}
        className="truncate text-right text-quiet @max-xl:col-start-1 @max-xl:row-start-3 @max-xl:text-left"
      >
        {received}
      </td>
    </tr>
  );
}

const widths = {
  stage: 'w-28',
  reference: 'w-28',
  trip: '',
  value: 'w-24 text-right',
  owner: 'w-28',
  received: 'w-28 text-right',
} as const;

/** All enquiries of the customer, the newest first. */
export function EnquiryRows({ enquiries }: Pick<ShownRecord, 'enquiries'>) {
  return (
    <Card heading={content.enquiries}>
      {enquiries.length === 0 ? (
        <p className="text-quiet">{content.noEnquiries}</p>
      ) : (
        <div className="@container">
          <table role="table" className="w-full table-fixed border-collapse text-left @max-xl:block">
            <caption className="sr-only">{content.enquiries}</caption>
            <thead role="rowgroup" className="@max-xl:sr-only">
              <tr role="row" className="border-line border-b">
                {Object.entries(content.columns).map(([key, column]) => (
                  <th
                    key={key}
                    role="columnheader"
                    scope="col"
                    className={`h-8 truncate font-semibold text-sm ${key === 'received' ? '' : 'pr-3'} ${widths[key as keyof typeof widths]}`}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup" className="@max-xl:block">
              {enquiries.map((enquiry) => (
                <EnquiryRow key={enquiry.id} enquiry={enquiry} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
// biome-ignore-end lint/a11y/noRedundantRoles: as above
