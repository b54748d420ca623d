import { Button } from '#app/staff/kit/button.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { openOfSupplierPath } from '#staff-paths.ts';
import type { AskedSupplier } from './ask-dialog.tsx';
import { tripListTexts as texts } from './texts.ts';
import type { SupplierRowView } from './trips-view.ts';

const { columns, captions } = texts;

type Props = { suppliers: readonly SupplierRowView[]; onAsk: (supplier: AskedSupplier) => void };

/** One line of 44 px for each supplier; on a phone two short ones. The whole row opens what is open with it. */
export const SuppliersTable = ({ suppliers, onAsk }: Props) => (
  <DataTable
    layout="lines"
    caption={captions.suppliers}
    rows={suppliers}
    rowKey={({ id }) => id}
    rowAttributes={({ id }) => ({ 'data-supplier': id })}
    columns={[
      {
        key: 'supplier',
        header: columns.supplier,
        narrow: 'a1',
        title: ({ name }) => name,
        cell: ({ id, name }) => (
          <TextLink look="row" to={openOfSupplierPath(id)}>
            {name}
          </TextLink>
        ),
      },
      {
        key: 'city',
        header: columns.city,
        width: 'w-[20%]',
        isQuiet: true,
        narrow: 'hidden',
        title: ({ city }) => city || undefined,
        cell: ({ city }) => city,
      },
      { key: 'next', header: columns.next, width: 'w-40', narrow: 'a2', cell: ({ next }) => next },
      {
        key: 'open',
        header: columns.open,
        width: 'w-20',
        isNumeric: true,
        narrow: 'hidden',
        cell: ({ open }) => open,
      },
      {
        key: 'toAsk',
        header: columns.toAsk,
        width: 'w-20',
        isNumeric: true,
        narrow: 'b2',
        cell: ({ toAsk, open }) => (
          <>
            {toAsk}
            <span className="text-quiet @3xl:hidden">
              {' / '}
              {open}
            </span>
          </>
        ),
      },
      {
        key: 'ask',
        header: columns.ask,
        isHeaderHidden: true,
        width: 'w-34',
        isNumeric: true,
        narrow: 'b1',
        cell: (row) =>
          row.toAsk > 0 && (
            <span className="relative z-1">
              <Button
                look="ghost"
                aria-haspopup="dialog"
                aria-label={texts.askAll(row.name, row.toAsk)}
                onClick={() => onAsk(row)}
              >
                {texts.ask}
              </Button>
            </span>
          ),
      },
    ]}
  />
);
