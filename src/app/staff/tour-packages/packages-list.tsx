import type { RefObject } from 'react';
import { shellContent } from '#app/content/staff/shell.ts';
import { staffTourPackagesContent as content } from '#app/content/staff/tour-packages.ts';
import { Button } from '#app/staff/kit/button.tsx';
import { Menu, MenuItem, MenuLink } from '#app/staff/kit/menu.tsx';
import { QuietList, QuietRow } from '#app/staff/ui/lists/quiet-list.tsx';
import { PrintFailed } from '#app/staff/ui/print-failed.tsx';
import { StateBadge } from '#app/staff/ui/state-badge.tsx';
import { Thumbnail } from '#app/staff/ui/thumbnail.tsx';
import { packageListPath } from '#paths.ts';
import { tourPackageHistoryPath } from '#staff-paths.ts';
import { ConfirmPrice } from './confirm-price.tsx';
import { BringBack, type PackageAction, Price } from './package-row.tsx';
import type { ShownPackage } from './shown-package.ts';
import type { RowActions } from './use-row-action.ts';

export type PackageRowsProps = {
  packages: ShownPackage[];
  rowAction: RowActions;
  tableRef: RefObject<HTMLTableElement | null>;
  onChoose: (open: { action: PackageAction; id: string; name: string }) => void;
};

type RowProps = {
  tourPackage: ShownPackage;
  rowAction: RowActions;
  onChoose: (action: PackageAction) => void;
};

function PackageMenu({
  tourPackage: { id, name, publicPath, country },
  onChoose,
}: Omit<RowProps, 'rowAction'>) {
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

function Meta({ tourPackage }: { tourPackage: ShownPackage }) {
  const { category, country, duration, packageType, seller, updated, publicPath } = tourPackage;
  const facts = [`${category}, ${country}`, duration, packageType, seller, updated].filter(Boolean);
  return (
    <>
      <Price tourPackage={tourPackage} /> · {facts.join(' · ')}
      {!publicPath && ` · ${content.notListed}`}
    </>
  );
}

function Row({ tourPackage, rowAction, onChoose }: RowProps) {
  const { id, name, featuredImage, deletedAt, isPrintFailed } = tourPackage;
  return (
    <QuietRow
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
            onClick={() => onChoose('edit')}
          >
            {name}
          </Button>
        )
      }
      meta={<Meta tourPackage={tourPackage} />}
      status={
        <>
          {deletedAt ? (
            <BringBack name={name} onBringBack={() => rowAction.bringBack(id)} />
          ) : (
            <StateBadge row={tourPackage} />
          )}
          <ConfirmPrice tourPackage={tourPackage} rowAction={rowAction} />
          {isPrintFailed && (
            <PrintFailed name={name} isBusy={rowAction.isBusy} onAgain={() => rowAction.printAgain(id)} />
          )}
        </>
      }
      menu={!deletedAt && <PackageMenu tourPackage={tourPackage} onChoose={onChoose} />}
    />
  );
}

/** The quiet form of the list; the table has all columns. */
export const PackagesList = ({ packages, rowAction, tableRef, onChoose }: PackageRowsProps) => (
  <QuietList
    caption={content.caption}
    columns={[content.columns.package, content.columns.state, content.columns.actions]}
    focusRef={tableRef}
  >
    {packages.map((tourPackage) => (
      <Row
        key={tourPackage.id}
        tourPackage={tourPackage}
        rowAction={rowAction}
        onChoose={(action) => onChoose({ action, id: tourPackage.id, name: tourPackage.name })}
      />
    ))}
  </QuietList>
);
