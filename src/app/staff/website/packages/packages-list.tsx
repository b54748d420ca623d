import type { RefObject } from 'react';
import { Button } from '#app/staff/kit/button.tsx';
import { MenuItem, MenuLink } from '#app/staff/kit/menu.tsx';
import { BringBack, RecordsList } from '#app/staff/website/publishing/records-list.tsx';
import { packageListPath } from '#paths.ts';
import { tourPackageHistoryPath } from '#staff-paths.ts';
import { ConfirmPrice } from './confirm-price.tsx';
import { FailedPrint, type PackageAction, Price } from './package-row.tsx';
import type { PackageView } from './package-view.ts';
import { staffTourPackagesContent as content } from './texts.ts';
import type { RowActions } from './use-row-action.ts';

export type PackageRowsProps = {
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
export function PackagesList({ packages, rowAction, tableRef, onChoose }: PackageRowsProps) {
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
