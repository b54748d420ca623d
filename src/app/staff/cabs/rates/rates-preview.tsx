import { DataTable } from '#app/staff/kit/data-table.tsx';
import { EmptyState } from '#app/staff/kit/empty-state.tsx';
import { type CabNames, carName } from '#domain/fares/cab-names.ts';
import type { PreviewView } from './rates-view.ts';
import { staffRatesContent } from './texts.ts';

const content = staffRatesContent.preview;

type Total = PreviewView['trips'][number]['totals'][number];

function Change({ total: { was, becomes, change } }: { total: Total }) {
  if (!was) return <span className="text-quiet">{becomes}</span>;
  return (
    <>
      <del className="text-quiet text-sm">
        <span className="sr-only">{content.was} </span>
        {was}
      </del>{' '}
      <strong>{becomes}</strong> <span className="whitespace-nowrap text-sm text-teal">{change}</span>
    </>
  );
}

export function Changes({ changes }: { changes: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-0.5 pl-5 text-[0.95rem] md:columns-2 md:block">
      {changes.map((change) => (
        <li key={change} className="break-inside-avoid">
          {change}
        </li>
      ))}
    </ul>
  );
}

/** The totals of usual trips by the rates that hold and by those in the form. */
export function RatesPreview({ preview, cabs }: { preview: PreviewView; cabs: CabNames }) {
  return (
    <div className="@container grid gap-3">
      {preview.replaced && <p className="font-semibold text-brick">{preview.replaced}</p>}
      <p className="text-quiet">{preview.against}</p>
      {preview.differences.length === 0 ? (
        <EmptyState>{content.none}</EmptyState>
      ) : (
        <details className="group" open={preview.differences.length <= 6}>
          <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline">
            {content.figures(preview.differences.length)}
          </summary>
          <Changes changes={preview.differences} />
        </details>
      )}
      <DataTable
        layout="cards"
        caption={content.caption}
        rows={preview.trips}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'trip',
            header: content.trip,
            cell: ({ name, km }) => (
              <>
                {name} {km && <span className="whitespace-nowrap text-quiet text-sm">{km}</span>}
              </>
            ),
          },
          ...preview.cars.map((car) => ({
            key: car,
            header: carName(cabs, car),
            isNumeric: true,
            narrow: 'labelledLine' as const,
            cell: ({ totals }: PreviewView['trips'][number]) => {
              const total = totals.find((one) => one.car === car);
              return total && <Change total={total} />;
            },
          })),
        ]}
      />
    </div>
  );
}
