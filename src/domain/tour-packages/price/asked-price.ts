import type { SiteSettings } from '#domain/settings/settings.ts';
import type { Country, PrintedTourPackage } from '#domain/tour-packages/tour-package.ts';
import type { NoPrice, PackagePrice, Party } from './package-price.ts';

/** What a visitor entered on a package's page, and the price that it showed; without one where staff have to be asked. */
export type PriceRequest = { country: Country; party: Party; price: PackagePrice | null };

/** The same as the call answers it, with the code of why there is no price. */
export type EstimatedPrice = PriceRequest & { id: string; name: string; reason: NoPrice | null };

/** A package as it is printed, with the whole price of the usual party or of the one that asked. */
export type ItineraryPrint = {
  tourPackage: PrintedTourPackage;
  settings: SiteSettings;
  madeAt: Date;
  party?: Party;
};

export type PrintItinerary = (itinerary: ItineraryPrint, stop: AbortSignal) => Promise<Uint8Array>;
