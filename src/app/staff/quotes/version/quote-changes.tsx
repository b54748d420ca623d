import { Card } from '#app/staff/kit/card.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { staffQuotesContent } from '#app/staff/quotes/texts.ts';
import type { QuoteChange } from '#domain/quotes/price/compare-quotes.ts';

const content = staffQuotesContent.page;

const text = 'whitespace-pre-line wrap-anywhere';

/** What differs from the version before. */
export function QuoteChanges({ changes, version }: { changes: QuoteChange[]; version: number }) {
  const heading = content.changes(version - 1);
  if (changes.length === 0)
    return (
      <Card heading={heading}>
        <p className="text-quiet">{content.unchanged}</p>
      </Card>
    );
  return (
    <Card heading={heading}>
      <DataTable
        layout="report"
        caption={heading}
        isTop
        rows={changes}
        rowKey={(_change, index) => index}
        columns={[
          { key: 'part', header: content.part, isQuiet: true, cell: ({ part }) => content.parts[part] },
          {
            key: 'before',
            header: content.before,
            cell: ({ before }) => (before ? <del className={text}>{before}</del> : content.nothing),
          },
          {
            key: 'after',
            header: content.after,
            cell: ({ after }) =>
              after ? <ins className={`${text} no-underline`}>{after}</ins> : content.nothing,
          },
        ]}
      />
    </Card>
  );
}
