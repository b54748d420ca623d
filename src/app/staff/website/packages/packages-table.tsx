import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormStatusLine } from '#app/staff/forms/form-status-line.tsx';
import { LoadingLine, usePopupData } from '#app/staff/forms/popup-data.tsx';
import { useActionForm } from '#app/staff/forms/use-action-form.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { DataTable } from '#app/staff/kit/data-table.tsx';
import { CloseDialog, Dialog } from '#app/staff/kit/dialog.tsx';
import { MenuItem, MenuLink } from '#app/staff/kit/menu.tsx';
import { Thumbnail } from '#app/staff/kit/thumbnail.tsx';
import { BringBack, RecordsList } from '#app/staff/website/publishing/records-list.tsx';
import { StateBadge } from '#app/staff/website/publishing/state-badge.tsx';
import { undoDays } from '#domain/publishing/publishing.ts';
import { staffMessages } from '#messages.ts';
import { packageListPath } from '#paths.ts';
import { tourPackageHistoryPath } from '#staff-paths.ts';
import { EditPopup } from './edit-popup.tsx';
import type { PackageIntent } from './package-intent.ts';
import {
  Facts,
  FailedPrint,
  type PackageAction,
  PackageActions,
  Price,
  WhereListed,
} from './package-row.tsx';
import type { PackagePopupProps, PackageView } from './package-view.ts';
import { staffTourPackagesContent as content } from './texts.ts';
import { type RowActions, useRowAction } from './use-row-action.ts';

const confirmPriceContent = content.confirmPrice;

type ConfirmPriceProps = {
  tourPackage: Pick<PackageView, 'id' | 'name' | 'isPriceConfirmed' | 'deletedAt'>;
  rowAction: RowActions;
};

/** Says that visitors do not see a sample's price, with a button that shows it to them. */
function ConfirmPrice({ tourPackage, rowAction }: ConfirmPriceProps) {
  const { id, name, isPriceConfirmed, deletedAt } = tourPackage;
  if (isPriceConfirmed || deletedAt) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm @5xl:mt-1.5">
      <span className="text-quiet">{confirmPriceContent.hidden}</span>
      <Button
        look="text"
        aria-disabled={rowAction.isBusy}
        aria-label={`${confirmPriceContent.action}: ${name}`}
        onClick={() => rowAction.confirmPrice(id)}
      >
        {confirmPriceContent.action}
      </Button>
    </p>
  );
}

type PackageRowsProps = {
  packages: PackageView[];
  rowAction: RowActions;
  tableRef: RefObject<HTMLTableElement | null>;
  onChoose: (open: { action: PackageAction; id: string; name: string }) => void;
};

function Meta({ tourPackage }: { tourPackage: PackageView }) {
  const { category, country, duration, packageType, seller, updated, publicPath } = tourPackage;
  const facts = [`${category}, ${country}`, duration, packageType, seller, updated].filter(Boolean);
  return (
    <>
      <Price tourPackage={tourPackage} /> · {facts.join(' · ')}
      {!publicPath && ` · ${content.notListed}`}
    </>
  );
}

const columns = { ...content.columns, name: content.columns.package };

/** The quiet form of the list; the table has all columns. */
function PackagesList({ packages, rowAction, tableRef, onChoose }: PackageRowsProps) {
  const menu = ({ id, name, publicPath, country }: PackageView) => (
    <>
      {publicPath && (
        <>
          <MenuLink href={publicPath} aria-label={`${content.view}: ${name}`}>
            {content.view}
          </MenuLink>
          <MenuLink href={packageListPath(country)} target="_blank" rel="noopener">
            {content.listedOn[country]}
          </MenuLink>
        </>
      )}
      <MenuLink to={tourPackageHistoryPath(id)} aria-label={`${content.history.action}: ${name}`}>
        {content.history.action}
      </MenuLink>
      <MenuItem
        aria-haspopup="dialog"
        aria-label={`${content.remove.action}: ${name}`}
        onClick={() => onChoose({ action: 'remove', id, name })}
      >
        {content.remove.action}
      </MenuItem>
    </>
  );
  return (
    <RecordsList
      caption={content.caption}
      columns={columns}
      rows={packages}
      focusRef={tableRef}
      link={({ id, name }) => (
        <Button
          look="name"
          aria-haspopup="dialog"
          aria-label={`${content.edit.action}: ${name}`}
          title={name}
          onClick={() => onChoose({ action: 'edit', id, name })}
        >
          {name}
        </Button>
      )}
      meta={(tourPackage) => <Meta tourPackage={tourPackage} />}
      deleted={({ id, name }) => <BringBack name={name} onClick={() => rowAction.bringBack(id)} />}
      more={(tourPackage) => (
        <>
          <ConfirmPrice tourPackage={tourPackage} rowAction={rowAction} />
          <FailedPrint tourPackage={tourPackage} rowAction={rowAction} />
        </>
      )}
      menu={menu}
    />
  );
}

const { tourPackages: messages } = staffMessages;

type Found = { flag: '1'; result: string } | { flag: '0' };

type FormProps = { id: string; name: string };

function DeleteForm({ id, name }: FormProps) {
  const { status, isBusy, isDone, onSubmit } = useActionForm({ working: content.working });
  const undoing = useRowAction();
  const form = useRef<HTMLFormElement>(null);
  const shown = undoing.status ?? status;
  const isBack = undoing.status?.tone === 'good';

  // On what is harmless: at first it could not be there yet, and at the end the button that was pressed is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the end that moves the focus
  useEffect(() => form.current?.querySelector('button')?.focus(), [isDone, isBack]);

  return (
    <form ref={form} onSubmit={onSubmit} className="grid gap-3">
      <input type="hidden" name="intent" value={'delete' satisfies PackageIntent} />
      <input type="hidden" name="id" value={id} />
      {!isDone && (
        <>
          <p className="font-semibold wrap-anywhere">{content.remove.question(name)}</p>
          <p className="text-quiet">{content.remove.effect(undoDays)}</p>
        </>
      )}
      <FormStatusLine status={shown} />
      <div className="flex flex-wrap gap-3">
        <CloseDialog>{isDone ? content.close : content.cancel}</CloseDialog>
        {!isDone && (
          <Button look="danger" type="submit" aria-disabled={isBusy}>
            {content.remove.go}
          </Button>
        )}
        {isDone && !isBack && (
          <Button look="secondary" aria-disabled={undoing.isBusy} onClick={() => undoing.bringBack(id)}>
            {content.remove.undo}
          </Button>
        )}
      </div>
    </form>
  );
}

function DeletePopup({ id, name, onClose }: PackagePopupProps) {
  const { body, problem, again } = usePopupData<Found>(
    `/adminDashboard/tour-packages/delete-data?did=${id}`,
    onClose,
  );
  return (
    <Dialog title={content.remove.title(name)} onClose={onClose}>
      {body?.flag === '1' ? (
        <DeleteForm id={id} name={body.result} />
      ) : (
        <LoadingLine problem={body ? messages.failed : problem} again={again} />
      )}
    </Dialog>
  );
}

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
