import { Link } from 'react-router';
import { staffTourPackagesContent as content } from '#app/content/staff/tour-packages.ts';
import { useAwake } from '#app/ui/use-awake.ts';
import { tourPackageHistoryPath } from '#paths.ts';
import type { ShownPackage } from './shown-package.ts';

export type PackageAction = 'edit' | 'remove';

const look =
  'inline-flex min-h-11 items-center justify-center rounded-md border border-line px-2.5 font-semibold text-sm hover:border-current disabled:opacity-60 @5xl:min-h-8';

const dialogs = [
  ['edit', 'text-teal'],
  ['remove', 'text-brick'],
] as const satisfies readonly [PackageAction, string][];

type Props = {
  tourPackage: ShownPackage;
  onChoose: (action: PackageAction) => void;
  onBringBack: () => void;
};

export function PackageActions({
  tourPackage: { id, name, deletedAt, publicPath },
  onChoose,
  onBringBack,
}: Props) {
  const awake = useAwake();
  if (deletedAt)
    return (
      <button
        type="button"
        disabled={!awake}
        aria-label={`${content.bringBack.action}: ${name}`}
        onClick={onBringBack}
        className={`${look} text-teal`}
      >
        {content.bringBack.action}
      </button>
    );
  return (
    <div className="grid grid-cols-2 gap-1.5 @5xl:grid-cols-[auto_auto]">
      {dialogs.map(([action, colour]) => (
        <button
          key={action}
          type="button"
          disabled={!awake}
          aria-haspopup="dialog"
          aria-label={`${content[action].action}: ${name}`}
          onClick={() => onChoose(action)}
          className={`${look} ${colour}`}
        >
          {content[action].action}
        </button>
      ))}
      <Link
        to={tourPackageHistoryPath(id)}
        aria-label={`${content.history.action}: ${name}`}
        className={`${look} text-teal`}
      >
        {content.history.action}
      </Link>
      {publicPath && (
        <a href={publicPath} aria-label={`${content.view}: ${name}`} className={`${look} text-teal`}>
          {content.view}
        </a>
      )}
    </div>
  );
}
