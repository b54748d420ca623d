import { lacksNights } from '#domain/tour-packages/package-details.ts';
import type { ListedTourPackage } from '#domain/tour-packages/tour-package.ts';

/** Whether the calculator on its page shows a price. */
export const leadsToPrice = ({ country, duration, nights, isPriceConfirmed }: ListedTourPackage): boolean =>
  isPriceConfirmed && !lacksNights(country, duration, nights);
