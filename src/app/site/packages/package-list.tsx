import type { ListedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { messages } from '#messages.ts';
import { PackageCard } from './package-card.tsx';

export function PackageList({ packages }: { packages: ListedTourPackage[] }) {
  if (packages.length === 0) return <p>{messages.bhutanList.empty}</p>;
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {packages.map((tourPackage) => (
        <li key={tourPackage.id} className="grid">
          <PackageCard tourPackage={tourPackage} />
        </li>
      ))}
    </ul>
  );
}
