import { Button } from '#app/staff/kit/button.tsx';
import type { PackageView } from './package-view.ts';
import { staffTourPackagesContent } from './texts.ts';
import type { RowActions } from './use-row-action.ts';

const content = staffTourPackagesContent.confirmPrice;

type Props = {
  tourPackage: Pick<PackageView, 'id' | 'name' | 'isPriceConfirmed' | 'deletedAt'>;
  rowAction: RowActions;
};

/** Says that visitors do not see a sample's price, with a button that shows it to them. */
export function ConfirmPrice({ tourPackage, rowAction }: Props) {
  const { id, name, isPriceConfirmed, deletedAt } = tourPackage;
  if (isPriceConfirmed || deletedAt) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm @5xl:mt-1.5">
      <span className="text-quiet">{content.hidden}</span>
      <Button
        look="text"
        aria-disabled={rowAction.isBusy}
        aria-label={`${content.action}: ${name}`}
        onClick={() => rowAction.confirmPrice(id)}
      >
        {content.action}
      </Button>
    </p>
  );
}
