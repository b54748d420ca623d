import { StagePill } from '#app/staff/enquiries/stage-pill.tsx';
import { Card } from '#app/staff/kit/card.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { enquiryPath } from '#staff-paths.ts';
import type { RecordView } from './record-view.ts';
import { staffCustomersContent } from './texts.ts';

const content = staffCustomersContent.record;

/** All enquiries of the customer, the newest first. */
export function EnquiryRows({ enquiries }: Pick<RecordView, 'enquiries'>) {
  const { columns } = content;
  return (
    <Card heading={content.enquiries}>
      {enquiries.length === 0 ? (
        <EmptyState>{content.noEnquiries}</EmptyState>
      ) : (
        <DataTable
          layout="lines"
          caption={content.enquiries}
          rows={enquiries}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'stage',
              header: columns.stage,
              width: 'w-28',
              narrow: 'b1',
              cell: ({ stage }) => <StagePill stage={stage} />,
            },
            {
              key: 'reference',
              header: columns.reference,
              width: 'w-28',
              isRowHeader: true,
              narrow: 'a1',
              cell: ({ id, reference }) => (
                <TextLink look="row" to={enquiryPath(id)}>
                  {reference}
                </TextLink>
              ),
            },
            {
              key: 'trip',
              header: columns.trip,
              narrow: 'a2',
              title: ({ trip }) => trip,
              cell: ({ trip }) => trip,
            },
            {
              key: 'value',
              header: columns.value,
              width: 'w-24',
              isNumeric: true,
              narrow: 'b3',
              cell: ({ value }) => value,
            },
            {
              key: 'owner',
              header: columns.owner,
              width: 'w-28',
              narrow: 'hidden',
              cell: ({ owner }) => owner,
            },
            {
              key: 'received',
              header: columns.received,
              width: 'w-28',
              isNumeric: true,
              isQuiet: true,
              narrow: 'a3',
              title: ({ receivedFull }) => receivedFull,
              cell: ({ received }) => received,
            },
          ]}
        />
      )}
    </Card>
  );
}
