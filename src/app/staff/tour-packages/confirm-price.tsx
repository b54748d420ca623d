import { staffTourPackagesContent } from '#app/content/staff/tour-packages.ts';
import { ScriptButton } from '#app/staff/ui/script-button.tsx';
import type { ShownPackage } from './shown-package.ts';
import type { RowActions } from './use-row-action.ts';

const content = staffTourPackagesContent.confirmPrice;

type Props = {
  tourPackage: Pick<ShownPackage, 'id' | 'name' | 'isPriceConfirmed' | 'deletedAt'>;
  rowAction: RowActions;
};

/** Says that visitors do not see a sample's price, with a button that shows it to them. */
export function ConfirmPrice({ tourPackage, rowAction }: Props) {
  const { id, name, isPriceConfirmed, deletedAt } = tourPackage;
  if (isPriceConfirmed || deletedAt) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm @5xl:mt-1.5">
      <span className="text-quiet">{content.hidden}</span>
      <ScriptButton
        aria-disabled={rowAction.isBusy}
        aria-label={`${content.action}: ${name}`}
        className="min-h-11 font-semibold text-teal underline disabled:opacity-60 aria-disabled:opacity-60 @5xl:min-h-8"
        onClick={() => rowAction.confirmPrice(id)}
      >
        {content.action}
      </ScriptButton>
    </p>
  );
}
