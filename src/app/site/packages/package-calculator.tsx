import { useLocation } from 'react-router';
import { packagePriceContent as content } from '#app/content/site/package-price.ts';
import { Island } from '#app/islands/island.tsx';
import PackagePriceIsland from '#app/islands/package-price.island.tsx';
import { useSiteSettings } from '#app/site/use-site-settings.ts';
import { pageCode } from '#domain/enquiries/clicks/click-code-input.ts';
import { noDetails } from '#domain/tour-packages/package-details.ts';
import type { Party, PricedPackage } from '#domain/tour-packages/price/package-price.ts';
import { priceSettingsOf } from '#domain/tour-packages/price/price-settings.ts';
import type { DescribedTourPackage } from '#domain/tour-packages/tour-package.ts';

const { childPrices, groupPrices, singleSupplementPaise, seasons } = noDetails;
const noPrices = { childPrices, groupPrices, singleSupplementPaise, seasons };

/** What the calculator gets is in the page, so a price that is not confirmed is left out of it. */
function shownTour(tourPackage: DescribedTourPackage): PricedPackage {
  const { country, duration, sellingPricePaise, priceBeforeDiscountPaise, details, isPriceConfirmed } =
    tourPackage;
  const tour = { country, duration, isPriceConfirmed };
  if (isPriceConfirmed) return { ...tour, sellingPricePaise, priceBeforeDiscountPaise, details };
  return {
    ...tour,
    sellingPricePaise: 0,
    priceBeforeDiscountPaise: null,
    details: { ...details, ...noPrices },
  };
}

/** The anchor of the calculator. */
export const calculatorId = 'price';

type Props = {
  tourPackage: DescribedTourPackage;
  /** The party with which it begins. */
  party: Party;
  /** Whether the form of an enquiry about this party is on the page. */
  hasForm?: boolean;
};

/** The whole price of a package for a party that the visitor enters. */
export function PackageCalculator({ tourPackage, party, hasForm = false }: Props) {
  const settings = useSiteSettings();
  const { pathname } = useLocation();
  const { id, name, country } = tourPackage;
  const chat = { phoneE164: settings.phoneE164, code: pageCode(pathname) };
  return (
    <section
      id={calculatorId}
      aria-labelledby={`${calculatorId}-heading`}
      className="grid scroll-mt-4 gap-3 rounded-2xl border border-line bg-card p-[16px] sm:p-6 print:hidden"
    >
      <h2 id={`${calculatorId}-heading`} className="text-2xl">
        {content.heading}
      </h2>
      <Island
        name="package-price"
        component={PackagePriceIsland}
        props={{
          id,
          name,
          tour: shownTour(tourPackage),
          settings: priceSettingsOf(settings),
          party,
          chat,
          hasForm,
        }}
      />
      {country === 'Bhutan' && settings.bhutanFeesCheckedOn === null && (
        <p className="text-quiet text-sm">{content.feesToConfirm}</p>
      )}
    </section>
  );
}
