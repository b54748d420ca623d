import { type ReactNode, useState } from 'react';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import type { PanelFormProps } from '#app/staff/forms/use-panel-form.ts';
import { useStatus } from '#app/staff/forms/use-status.ts';
import { Button } from '#app/staff/kit/button.tsx';
import type { CabListKind } from '#domain/fares/cab-lists/cab-list-service.ts';
import { CabListTable, type Column, type ListedRow } from './cab-list-table.tsx';
import type { staffCarTypesContent, staffCitiesContent } from './cab-list-texts.ts';

type Props<Row> = {
  kind: CabListKind;
  texts: typeof staffCarTypesContent | typeof staffCitiesContent;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  panel: (row: Row | undefined, form: PanelFormProps) => ReactNode;
};

/** One of the lists that staff keep, with its panel. */
export function CabListPart<Row extends ListedRow>({ kind, texts, rows, columns, panel }: Props<Row>) {
  const [open, setOpen] = useState<{ row?: Row }>();
  const { status, say, sayResult } = useStatus();
  const [active, inactive] = [
    rows.filter(({ isActive }) => isActive),
    rows.filter(({ isActive }) => !isActive),
  ];
  const table = { ...{ kind, texts, columns }, onOpen: (row: Row) => setOpen({ row }), onResult: sayResult };
  return (
    <div className="grid gap-4">
      <p className="max-w-4xl text-quiet">{texts.intro}</p>
      <div>
        <Button aria-haspopup="dialog" onClick={() => setOpen({})}>
          {texts.add}
        </Button>
      </div>
      <FormStatusLine status={status} takesRoom={false} />
      <div className="@container">
        <CabListTable {...table} rows={active} />
      </div>
      {inactive.length > 0 && (
        <section aria-label={texts.inactiveHeading} className="@container grid gap-2">
          <h2 className="text-xl">{texts.inactiveHeading}</h2>
          <CabListTable {...table} rows={inactive} />
        </section>
      )}
      {open && panel(open.row, { onDone: say, onClose: () => setOpen(undefined) })}
    </div>
  );
}
