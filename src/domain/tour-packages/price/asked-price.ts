import type { Country } from '#domain/tour-packages/tour-package.ts';
import type { PackagePrice, Party } from './package-price.ts';

/** What a visitor entered on a package's page, and the price that it showed; without one where staff have to be asked. */
export type AskedPrice = { country: Country; party: Party; price: PackagePrice | null };
