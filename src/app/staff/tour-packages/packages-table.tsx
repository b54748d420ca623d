import { type ComponentType, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { staffTourPackagesContent as content } from '#app/content/staff/tour-packages.ts';
import { ColumnHeader, HeaderRow, ListTable } from '#app/staff/ui/list-table.tsx';
import { DeletePopup } from './delete-popup.tsx';
import { EditPopup } from './edit-popup.tsx';
import { type PackageAction, PackageRow } from './package-row.tsx';
import { type PackageRowsProps, PackagesList } from './packages-list.tsx';
import type { PackagePopupProps, ShownPackage } from './shown-package.ts';
import type { RowActions } from './use-row-action.ts';

const popups: Record<PackageAction, ComponentType<PackagePopupProps>> = {
  edit: EditPopup,
  remove: DeletePopup,
};

type Open = { action: PackageAction; id: string; name: string };

/** `?edit=<id>` in a link opens the edit popup. */
function useOpenPopup(packages: ShownPackage[]) {
  const [query, setQuery] = useSearchParams();
  const [open, setOpen] = useState<Open | undefined>(() => {
    const id = query.get('edit');
    if (id === null) return undefined;
    return { action: 'edit', id, name: packages.find((shown) => shown.id === id)?.name ?? '' };
  });
  const close = () => {
    setOpen(undefined);
    if (!query.has('edit')) return;
    const rest = new URLSearchParams(query);
    rest.delete('edit');
    setQuery(rest, { replace: true, preventScrollReset: true });
  };
  return { open, setOpen, close };
}

type Props = {
  packages: ShownPackage[];
  isTable: boolean;
  rowAction: RowActions;
};

function PackagesTable({ packages, rowAction, tableRef, onChoose }: PackageRowsProps) {
  return (
    <ListTable
      layout="5xl"
      caption={content.caption}
      className="text-[0.95rem]"
      focusRef={tableRef}
      head={
        <HeaderRow>
          {Object.values(content.columns).map((column) => (
            <ColumnHeader key={column} className="py-2 pr-4 font-semibold text-sm">
              {column}
            </ColumnHeader>
          ))}
        </HeaderRow>
      }
    >
      {packages.map((tourPackage) => (
        <PackageRow
          key={tourPackage.id}
          tourPackage={tourPackage}
          onChoose={(action) => onChoose({ action, id: tourPackage.id, name: tourPackage.name })}
          rowAction={rowAction}
        />
      ))}
    </ListTable>
  );
}

/** The rows as a list or as a table, and the popups that they open. */
export function Packages({ packages, isTable, rowAction }: Props) {
  const { open, setOpen, close } = useOpenPopup(packages);
  const table = useRef<HTMLTableElement>(null);
  const OpenPopup = open && popups[open.action];

  const closeAndReturn = () => {
    close();
    // The browser returns the focus to the row's button, unless the row has been removed.
    if (!table.current?.contains(document.activeElement)) table.current?.focus();
  };

  const rows = { packages, rowAction, tableRef: table, onChoose: setOpen };
  return (
    <div className="@container">
      {isTable ? <PackagesTable {...rows} /> : <PackagesList {...rows} />}
      {open && OpenPopup && (
        <OpenPopup key={`${open.action} ${open.id}`} id={open.id} name={open.name} onClose={closeAndReturn} />
      )}
    </div>
  );
}
