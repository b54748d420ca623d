import { packagePageContent as content, packageLists } from '#app/content/site/package-page.ts';
import { ContactButtons } from '#app/site/contact/contact-buttons.tsx';
import { MessageForm } from '#app/site/contact/message-form.tsx';
import { FeaturedBanner } from '#app/site/featured-image.tsx';
import { SlotPhotoList } from '#app/site/images/slot-photos.tsx';
import { PackageGallery, useGallery } from '#app/site/packages/gallery/package-gallery.tsx';
import { RichText } from '#app/site/rich-text.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { ArrowLeftIcon } from '#app/ui/icons.tsx';
import { usualParty } from '#domain/tour-packages/price/party-input.ts';
import type { DescribedTourPackage, ListedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { paths } from '#paths.ts';
import { Itinerary } from './itinerary.tsx';
import { leadsToPrice } from './leads-to-price.ts';
import { calculatorId, PackageCalculator } from './package-calculator.tsx';
import { PackageContents } from './package-contents.tsx';
import { PackageDetailsView } from './package-details-view.tsx';
import { PackageFacts } from './package-facts.tsx';
import { PackageLinks } from './package-links.tsx';
import { PackagePrice, pricesOf } from './package-list.tsx';
import { PackageQuestions } from './package-questions.tsx';
import { pictureName, RelatedPackages } from './related-packages.tsx';
import { RouteSketch } from './route-sketch.tsx';

type Props = { tourPackage: DescribedTourPackage };

/** On a phone: the price and the way to the whole of it, above the site's own bar. */
function PriceBar({ tourPackage }: Props) {
  const prices = pricesOf(tourPackage);
  return (
    <div className="sticky bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-10 -mx-5 flex flex-wrap items-center justify-between gap-x-3 border-line border-t bg-card px-5 py-1.5 md:hidden print:hidden">
      <p className="min-w-0 flex-1 basis-[7.5rem] leading-tight">
        {prices && <span className="text-quiet text-sm">{content.from} </span>}
        <strong className="font-display text-lg">{prices?.first ?? content.askPrice}</strong>
        {prices && <span className="text-quiet text-sm"> {content.perPerson}</span>}
      </p>
      <a className={`${buttonClass} whitespace-nowrap px-[16px]!`} href={`#${calculatorId}`}>
        {leadsToPrice(tourPackage) ? content.wholePrice : content.enquire}
      </a>
    </div>
  );
}

function Aside({ tourPackage: { id, name, country } }: Props) {
  return (
    <div className="grid gap-6 lg:sticky lg:top-6 print:hidden">
      <MessageForm
        heading={content.formHeading}
        text={content.formText}
        action={paths.contact}
        begun={content.begun(name)}
        packageId={id}
      />
      <div className="grid gap-3">
        <p className="font-semibold">{content.contactLine}</p>
        <ContactButtons chatText={packageLists[country].chatText(name)} />
      </div>
    </div>
  );
}

/** A package, for its public page and for previews of drafts. */
export function PackageView({ tourPackage, related }: Props & { related: readonly ListedTourPackage[] }) {
  const { back, trail, poster } = packageLists[tourPackage.country];
  const gallery = useGallery(tourPackage, [tourPackage, ...related].map(pictureName));
  return (
    <>
      <FeaturedBanner address={tourPackage.featuredImage} fallback={poster} />
      <div className="wrap-anywhere mx-auto grid max-w-7xl grid-cols-1 items-start gap-x-12 gap-y-10 px-5 pt-6 pb-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:block">
        <div className="grid grid-cols-1 gap-6">
          <Breadcrumb trail={trail} here={content.here} />
          <p className="print:hidden">
            <a
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-teal underline"
              href={back.path}
            >
              <ArrowLeftIcon />
              {back.name}
            </a>
          </p>
          <h1 className="text-4xl sm:text-5xl">{tourPackage.name}</h1>
          <PackagePrice tourPackage={tourPackage} />
          <PackageFacts tourPackage={tourPackage} />
          <PackageContents tourPackage={tourPackage} hasGallery={gallery.length > 0} />
          <PackageCalculator tourPackage={tourPackage} party={usualParty()} />
          <PackageDetailsView details={tourPackage.details} />
          <section aria-labelledby="description" className="grid grid-cols-1 gap-4">
            <h2 id="description" className="text-3xl">
              {content.description}
            </h2>
            <RichText html={tourPackage.descriptionHtml} />
          </section>
          <RouteSketch details={tourPackage.details} />
          <Itinerary days={tourPackage.itinerary} />
          <PackageLinks tourPackage={tourPackage} />
          <PackageGallery pictures={gallery} />
          <SlotPhotoList />
          <PackageQuestions tourPackage={tourPackage} />
          <PriceBar tourPackage={tourPackage} />
        </div>
        <Aside tourPackage={tourPackage} />
      </div>
      <RelatedPackages tourPackage={tourPackage} related={related} />
    </>
  );
}
