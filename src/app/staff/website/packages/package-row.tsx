import { Button, ButtonLink, type ButtonLook } from '#app/staff/kit/button.tsx';
import { PrintFailed } from '#app/staff/kit/print-failed.tsx';
import { TextLink } from '#app/staff/kit/text-link.tsx';
import { BringBack } from '#app/staff/website/publishing/records-list.tsx';
import { packageListPath } from '#paths.ts';
import { tourPackageHistoryPath } from '#staff-paths.ts';
import type { PackageView } from './package-view.ts';
import { staffTourPackagesContent as content } from './texts.ts';
import type { RowActions } from './use-row-action.ts';

export type PackageAction = 'edit' | 'remove';

const dialogs = [
  ['edit', 'quiet'],
  ['remove', 'quietDanger'],
] as const satisfies readonly [PackageAction, ButtonLook][];

type ActionsProps = {
  tourPackage: PackageView;
  onChoose: (action: PackageAction) => void;
  onBringBack: () => void;
};

/** Nothing unless the PDF of the package could not be made. */
export function FailedPrint({ tourPackage, rowAction }: { tourPackage: PackageView; rowAction: RowActions }) {
  const { id, name, isPrintFailed } = tourPackage;
  if (!isPrintFailed) return null;
  return <PrintFailed name={name} isBusy={rowAction.isBusy} onAgain={() => rowAction.printAgain(id)} />;
}

export function PackageActions({
  tourPackage: { id, name, deletedAt, publicPath },
  onChoose,
  onBringBack,
}: ActionsProps) {
  if (deletedAt) return <BringBack name={name} onClick={onBringBack} />;
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

/** Short facts: stacked in the table, on one line in a card. */
export function Facts({ of }: { of: string[] }) {
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
  tourPackage: Pick<PackageView, 'sellingPrice' | 'priceBeforeDiscount'>;
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

export function WhereListed({ tourPackage: { publicPath, country } }: { tourPackage: PackageView }) {
  if (!publicPath) return <p className="text-quiet text-sm">{content.notListed}</p>;
  return (
    <p className="text-sm">
      <TextLink href={packageListPath(country)} target="_blank" rel="noopener">
        {content.listedOn[country]}
      </TextLink>
    </p>
  );
}
