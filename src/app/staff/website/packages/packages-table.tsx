import { type ComponentType, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { Thumbnail } from '#app/staff/kit/thumbnail.tsx';
import { StateBadge } from '#app/staff/website/publishing/state-badge.tsx';
import { ConfirmPrice } from './confirm-price.tsx';
import { DeletePopup } from './delete-popup.tsx';
import { EditPopup } from './edit-popup.tsx';
import {
  Facts,
  FailedPrint,
  type PackageAction,
  PackageActions,
  Price,
  WhereListed,
} from './package-row.tsx';
import type { PackagePopupProps, PackageView } from './package-view.ts';
import { type PackageRowsProps, PackagesList } from './packages-list.tsx';
import { staffTourPackagesContent as content } from './texts.ts';
import type { RowActions } from './use-row-action.ts';

const popups: Record<PackageAction, ComponentType<PackagePopupProps>> = {
  edit: EditPopup,
  remove: DeletePopup,
};

type Open = { action: PackageAction; id: string; name: string };

/** `?edit=<id>` in a link opens the edit popup. */
function useOpenPopup(packages: PackageView[]) {
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
  packages: PackageView[];
  isTable: boolean;
  rowAction: RowActions;
};

function PackagesTable({ packages, rowAction, tableRef, onChoose }: PackageRowsProps) {
  const { columns } = content;
  return (
    <DataTable
      layout="wideCards"
      caption={content.caption}
      focusRef={tableRef}
      isTop
      rows={packages}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'package',
          header: columns.package,
          cell: ({ name, featuredImage }) => (
            <span className="flex items-start gap-3 font-semibold">
              <Thumbnail address={featuredImage} className="h-10 w-16 shrink-0 @max-5xl:h-15 @max-5xl:w-24" />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </span>
          ),
        },
        {
          key: 'state',
          header: columns.state,
          narrow: 'labelledLine',
          cell: (tourPackage) => (
            <>
              <StateBadge row={tourPackage} />
              <WhereListed tourPackage={tourPackage} />
              <ConfirmPrice tourPackage={tourPackage} rowAction={rowAction} />
              <FailedPrint tourPackage={tourPackage} rowAction={rowAction} />
            </>
          ),
        },
        {
          key: 'kind',
          header: columns.kind,
          narrow: 'labelledLine',
          cell: ({ category, country }) => <Facts of={[category, country]} />,
        },
        {
          key: 'tour',
          header: columns.tour,
          width: 'w-32',
          narrow: 'labelledLine',
          cell: ({ duration, packageType }) => <Facts of={[duration, packageType]} />,
        },
        {
          key: 'price',
          header: columns.price,
          narrow: 'labelledLine',
          cell: (tourPackage) => (
            <span className="@5xl:whitespace-nowrap">
              <Price tourPackage={tourPackage} isStacked />
            </span>
          ),
        },
        { key: 'seller', header: columns.seller, narrow: 'labelledLine', cell: ({ seller }) => seller },
        { key: 'updated', header: columns.updated, narrow: 'labelledLine', cell: ({ updated }) => updated },
        {
          key: 'actions',
          header: columns.actions,
          narrow: 'line',
          cell: (tourPackage) => {
            const { id, name } = tourPackage;
            return (
              <PackageActions
                tourPackage={tourPackage}
                onChoose={(action) => onChoose({ action, id, name })}
                onBringBack={() => rowAction.bringBack(id)}
              />
            );
          },
        },
      ]}
    />
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
