import { type ComponentType, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { staffTourPackagesContent as content } from '#app/content/staff/tour-packages.ts';
import type { SessionCheck } from '#app/staff/shell/session-over.tsx';
import { DeletePopup } from './delete-popup.tsx';
import { EditPopup } from './edit-popup.tsx';
import type { PackageAction } from './package-row.tsx';
import { PackageRow } from './package-row.tsx';
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
  isSessionOver: SessionCheck;
  rowAction: RowActions;
};

export function PackagesTable({ packages, isSessionOver, rowAction }: Props) {
  const { open, setOpen, close } = useOpenPopup(packages);
  const table = useRef<HTMLTableElement>(null);
  const OpenPopup = open && popups[open.action];

  const closeAndReturn = () => {
    close();
    // The browser returns the focus to the row's button, unless the row has been removed.
    if (!table.current?.contains(document.activeElement)) table.current?.focus();
  };

  return (
    <div className="@container">
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a table that is laid out as blocks has lost its own roles */}
      <table
        ref={table}
        role="table"
        tabIndex={-1}
        className="w-full border-collapse text-left text-[0.95rem] @max-5xl:block"
      >
        <caption className="sr-only">{content.caption}</caption>
        <thead role="rowgroup" className="@max-5xl:sr-only">
          <tr role="row" className="border-teal border-b-2">
            {Object.values(content.columns).map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                className="py-2 pr-4 align-bottom font-semibold text-sm"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-5xl:grid @max-5xl:gap-3 @2xl:@max-5xl:grid-cols-2">
          {packages.map((tourPackage) => (
            <PackageRow
              key={tourPackage.id}
              tourPackage={tourPackage}
              onChoose={(action) => setOpen({ action, id: tourPackage.id, name: tourPackage.name })}
              rowAction={rowAction}
            />
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above */}
      {open && OpenPopup && (
        <OpenPopup
          key={`${open.action} ${open.id}`}
          id={open.id}
          name={open.name}
          isSessionOver={isSessionOver}
          onClose={closeAndReturn}
        />
      )}
    </div>
  );
}
