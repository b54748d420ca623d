import type { ReactNode } from 'react';
import { staffTourPackagesContent as content } from '#app/content/staff/tour-packages.ts';
import { Button, ButtonLink, type ButtonLook } from '#app/staff/kit/button.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { ActionsCell, ListCell, ListRow, RowHeader } from '#app/staff/ui/list-table.tsx';
import { PrintFailed } from '#app/staff/ui/print-failed.tsx';
import { StateBadge } from '#app/staff/ui/state-badge.tsx';
import { Thumbnail } from '#app/staff/ui/thumbnail.tsx';
import { packageListPath } from '#paths.ts';
import { tourPackageHistoryPath } from '#staff-paths.ts';
import { ConfirmPrice } from './confirm-price.tsx';
import type { ShownPackage } from './shown-package.ts';
import type { RowActions } from './use-row-action.ts';

export type PackageAction = 'edit' | 'remove';

const dialogs = [
  ['edit', 'quiet'],
  ['remove', 'quietDanger'],
] as const satisfies readonly [PackageAction, ButtonLook][];

type ActionsProps = {
  tourPackage: ShownPackage;
  onChoose: (action: PackageAction) => void;
  onBringBack: () => void;
};

export function BringBack({ name, onBringBack }: { name: string; onBringBack: () => void }) {
  return (
    <Button look="quiet" aria-label={`${content.bringBack.action}: ${name}`} onClick={onBringBack}>
      {content.bringBack.action}
    </Button>
  );
}

function PackageActions({
  tourPackage: { id, name, deletedAt, publicPath },
  onChoose,
  onBringBack,
}: ActionsProps) {
  if (deletedAt) return <BringBack name={name} onBringBack={onBringBack} />;
  return (
    <div className="grid grid-cols-2 gap-1.5 @5xl:grid-cols-[auto_auto]">
      {dialogs.map(([action, look]) => (
        <Button
          look={look}
          key={action}
          aria-haspopup="dialog"
          aria-label={`${content[action].action}: ${name}`}
          onClick={() => onChoose(action)}
        >
          {content[action].action}
        </Button>
      ))}
      <ButtonLink
        look="quiet"
        to={tourPackageHistoryPath(id)}
        aria-label={`${content.history.action}: ${name}`}
      >
        {content.history.action}
      </ButtonLink>
      {publicPath && (
        <ButtonLink look="quiet" href={publicPath} aria-label={`${content.view}: ${name}`}>
          {content.view}
        </ButtonLink>
      )}
    </div>
  );
}

type CellProps = { column: keyof typeof content.columns; children: ReactNode; className?: string };

function Cell({ column, children, className = '' }: CellProps) {
  return (
    <ListCell
      layout="5xl"
      column={content.columns[column]}
      className={`py-3 pr-4 @max-5xl:py-0.5 @max-5xl:before:mr-2 @max-5xl:before:text-sm ${className}`}
    >
      {children}
    </ListCell>
  );
}

/** Short facts: stacked in the table, on one line in a card. */
function Facts({ of }: { of: string[] }) {
  return of.filter(Boolean).map((fact) => (
    <span
      key={fact}
      className="wrap-anywhere @5xl:block @5xl:not-first:text-quiet @max-5xl:not-first:before:content-[',_']"
    >
      {fact}
    </span>
  ));
}

type PriceProps = {
  tourPackage: Pick<ShownPackage, 'sellingPrice' | 'priceBeforeDiscount'>;
  /** One below the other, in the table. */
  isStacked?: boolean;
};

export function Price({ tourPackage, isStacked = false }: PriceProps) {
  const { sellingPrice, priceBeforeDiscount } = tourPackage;
  const stacked = isStacked ? '@5xl:block' : '';
  return (
    <>
      <span className={`font-semibold ${stacked}`}>{sellingPrice}</span>{' '}
      {priceBeforeDiscount && (
        <span className={`text-quiet text-sm ${stacked}`}>
          <s>{priceBeforeDiscount}</s> {content.before}
        </span>
      )}
    </>
  );
}

function WhereListed({ tourPackage: { publicPath, country } }: { tourPackage: ShownPackage }) {
  if (!publicPath) return <p className="text-quiet text-sm">{content.notListed}</p>;
  return (
    <p className="text-sm">
      <TextLink href={packageListPath(country)} target="_blank" rel="noopener">
        {content.listedOn[country]}
      </TextLink>
    </p>
  );
}

type Props = {
  tourPackage: ShownPackage;
  onChoose: (action: PackageAction) => void;
  rowAction: RowActions;
};

export function PackageRow({ tourPackage, onChoose, rowAction }: Props) {
  const {
    id,
    name,
    isPrintFailed,
    featuredImage,
    category,
    country,
    duration,
    packageType,
    seller,
    updated,
  } = tourPackage;
  return (
    <ListRow layout="5xl" className="@max-5xl:flex-col @max-5xl:bg-card">
      <RowHeader className="py-3 pr-4 font-semibold @5xl:min-w-56 @max-5xl:py-0 @max-5xl:pb-2 @max-5xl:text-lg">
        <span className="flex items-start gap-3">
          <Thumbnail address={featuredImage} className="h-10 w-16 shrink-0 @max-5xl:h-15 @max-5xl:w-24" />
          <span className="min-w-0 wrap-anywhere">{name}</span>
        </span>
      </RowHeader>
      <Cell column="state">
        <StateBadge row={tourPackage} />
        <WhereListed tourPackage={tourPackage} />
        <ConfirmPrice tourPackage={tourPackage} rowAction={rowAction} />
        {isPrintFailed && (
          <PrintFailed name={name} isBusy={rowAction.isBusy} onAgain={() => rowAction.printAgain(id)} />
        )}
      </Cell>
      <Cell column="kind">
        <Facts of={[category, country]} />
      </Cell>
      <Cell column="tour" className="@5xl:min-w-32">
        <Facts of={[duration, packageType]} />
      </Cell>
      <Cell column="price" className="@5xl:whitespace-nowrap">
        <Price tourPackage={tourPackage} isStacked />
      </Cell>
      <Cell column="seller">{seller}</Cell>
      <Cell column="updated">{updated}</Cell>
      <ActionsCell layout="5xl" className="py-3">
        <PackageActions
          tourPackage={tourPackage}
          onChoose={onChoose}
          onBringBack={() => rowAction.bringBack(id)}
        />
      </ActionsCell>
    </ListRow>
  );
}
