import type { RefObject } from 'react';
import { Button } from '#app/staff/kit/button.tsx';
import { DataTable, RecordSummary } from '#app/staff/kit/data-table.tsx';
import { Menu, MenuItem, MenuLink } from '#app/staff/kit/menu.tsx';
import { Thumbnail } from '#app/staff/kit/thumbnail.tsx';
import { shellContent } from '#app/staff/shell/texts.ts';
import { StateBadge } from '#app/staff/website/publishing/state-badge.tsx';
import { packageListPath } from '#paths.ts';
import { tourPackageHistoryPath } from '#staff-paths.ts';
import { ConfirmPrice } from './confirm-price.tsx';
import { BringBack, FailedPrint, type PackageAction, Price } from './package-row.tsx';
import type { PackageView } from './package-view.ts';
import { staffTourPackagesContent as content } from './texts.ts';
import type { RowActions } from './use-row-action.ts';

export type PackageRowsProps = {
  packages: PackageView[];
  rowAction: RowActions;
  tableRef: RefObject<HTMLTableElement | null>;
  onChoose: (open: { action: PackageAction; id: string; name: string }) => void;
};

type MenuProps = { tourPackage: PackageView; onChoose: (action: PackageAction) => void };

function PackageMenu({ tourPackage: { id, name, publicPath, country }, onChoose }: MenuProps) {
  return (
    <Menu label={shellContent.rowMenu(name)}>
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
        onClick={() => onChoose('remove')}
      >
        {content.remove.action}
      </MenuItem>
    </Menu>
  );
}

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

/** The quiet form of the list; the table has all columns. */
export const PackagesList = ({ packages, rowAction, tableRef, onChoose }: PackageRowsProps) => (
  <DataTable
    layout="records"
    caption={content.caption}
    focusRef={tableRef}
    rows={packages}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'package',
        header: content.columns.package,
        cell: (tourPackage) => {
          const { id, name, featuredImage, deletedAt } = tourPackage;
          return (
            <RecordSummary
              picture={<Thumbnail address={featuredImage} className="h-10 w-14 shrink-0" />}
              title={
                deletedAt ? (
                  name
                ) : (
                  <Button
                    look="name"
                    aria-haspopup="dialog"
                    aria-label={`${content.edit.action}: ${name}`}
                    title={name}
                    onClick={() => onChoose({ action: 'edit', id, name })}
                  >
                    {name}
                  </Button>
                )
              }
              meta={<Meta tourPackage={tourPackage} />}
            />
          );
        },
      },
      {
        key: 'state',
        header: content.columns.state,
        width: 'w-64',
        cell: (tourPackage) => (
          <>
            {tourPackage.deletedAt ? (
              <BringBack name={tourPackage.name} onBringBack={() => rowAction.bringBack(tourPackage.id)} />
            ) : (
              <StateBadge row={tourPackage} />
            )}
            <ConfirmPrice tourPackage={tourPackage} rowAction={rowAction} />
            <FailedPrint tourPackage={tourPackage} rowAction={rowAction} />
          </>
        ),
      },
      {
        key: 'actions',
        header: content.columns.actions,
        width: 'w-12',
        cell: (tourPackage) =>
          !tourPackage.deletedAt && (
            <PackageMenu
              tourPackage={tourPackage}
              onChoose={(action) => onChoose({ action, id: tourPackage.id, name: tourPackage.name })}
            />
          ),
      },
    ]}
  />
);
