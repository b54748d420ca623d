import { staffRatesContent } from '#app/content/staff/cabs/rates.ts';
import {
  ColumnHeader,
  HeaderRow,
  ListCell,
  ListRow,
  ListTable,
  RowHeader,
} from '#app/staff/ui/list-table.tsx';
import { type CabNames, carName } from '#domain/fares/cab-names.ts';
import type { ShownPreview } from './shown-rates.ts';

const content = staffRatesContent.preview;

type Total = ShownPreview['trips'][number]['totals'][number];

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
export function RatesPreview({ preview, cabs }: { preview: ShownPreview; cabs: CabNames }) {
  return (
    <div className="@container grid gap-3">
      {preview.replaced && <p className="font-semibold text-brick">{preview.replaced}</p>}
      <p className="text-quiet">{preview.against}</p>
      {preview.differences.length === 0 ? (
        <p>{content.none}</p>
      ) : (
        <details className="group" open={preview.differences.length <= 6}>
          <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline">
            {content.figures(preview.differences.length)}
          </summary>
          <Changes changes={preview.differences} />
        </details>
      )}
      <ListTable
        layout="4xl"
        caption={content.caption}
        className="text-[0.95rem]"
        head={
          <HeaderRow>
            <ColumnHeader className="py-1.5 pr-3 font-semibold text-sm">{content.trip}</ColumnHeader>
            {preview.cars.map((car) => (
              <ColumnHeader key={car} className="py-1.5 pl-3 text-right font-semibold text-sm">
                {carName(cabs, car)}
              </ColumnHeader>
            ))}
          </HeaderRow>
        }
      >
        {preview.trips.map(({ key, name, km, totals }) => (
          <ListRow
            key={key}
            layout="4xl"
            className="@max-4xl:flex-wrap @max-4xl:gap-x-4 @max-4xl:gap-y-1 @max-4xl:bg-paper"
          >
            <RowHeader className="py-1.5 pr-3 font-normal @max-4xl:w-full @max-4xl:p-0 @max-4xl:font-semibold">
              {name} {km && <span className="whitespace-nowrap text-quiet text-sm">{km}</span>}
            </RowHeader>
            {totals.map((total) => (
              <ListCell
                key={total.car}
                layout="4xl"
                column={carName(cabs, total.car)}
                className="tabular-nums @4xl:py-1.5 @4xl:pl-3 @4xl:text-right @max-4xl:basis-[calc(50%-0.5rem)] @max-4xl:before:block @max-4xl:before:text-xs"
              >
                <Change total={total} />
              </ListCell>
            ))}
          </ListRow>
        ))}
      </ListTable>
    </div>
  );
}
