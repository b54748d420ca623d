import type { ListedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { PackageCard } from './package-card.tsx';

export function PackageList({ packages }: { packages: ListedTourPackage[] }) {
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
