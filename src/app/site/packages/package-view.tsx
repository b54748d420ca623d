import { packagePageContent as content, packageLists } from '#app/content/site/package-page.ts';
import { ContactButtons } from '#app/site/contact/contact-buttons.tsx';
import { FirmLine } from '#app/site/contact/firm-line.tsx';
import { MessageForm } from '#app/site/contact/message-form.tsx';
import { SlotPhotoList } from '#app/site/images/slot-photos.tsx';
import { PackageGallery, useGallery } from '#app/site/packages/gallery/package-gallery.tsx';
import { RichText } from '#app/site/rich-text.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ArrowLeftIcon } from '#app/ui/icons.tsx';
import { usualParty } from '#domain/tour-packages/price/party-input.ts';
import type { DescribedTourPackage, ListedTourPackage } from '#domain/tour-packages/tour-package.ts';
import { paths } from '#paths.ts';
import { Itinerary } from './itinerary.tsx';
import { PackageCalculator } from './package-calculator.tsx';
import { PackageContents } from './package-contents.tsx';
import { PackageDetailsView } from './package-details-view.tsx';
import { PackageFacts } from './package-facts.tsx';
import { PackageLinks } from './package-links.tsx';
import { PackageBar, PriceCard } from './package-opening.tsx';
import { PackageQuestions } from './package-questions.tsx';
import { RelatedPackages } from './related-packages.tsx';
import { RouteSketch } from './route-sketch.tsx';

type Props = { tourPackage: DescribedTourPackage };

function Head({ tourPackage: { name, country } }: Props) {
  const { back, trail } = packageLists[country];
  return (
    <div className="grid gap-1 sm:gap-3 lg:col-start-1">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Breadcrumb trail={trail} here={content.here} />
        <a
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-teal underline print:hidden"
          href={back.path}
        >
          <ArrowLeftIcon />
          {back.name}
        </a>
      </div>
      <h1 className="text-3xl sm:text-5xl">{name}</h1>
    </div>
  );
}

function Enquiry({ tourPackage: { id, name, country } }: Props) {
  return (
    <div className="grid gap-6 lg:self-end print:hidden">
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
        <FirmLine />
      </div>
    </div>
  );
}

/** A package, for its public page and for previews of drafts. */
export function PackageView({ tourPackage, related }: Props & { related: readonly ListedTourPackage[] }) {
  const gallery = useGallery(tourPackage);
  return (
    <div>
      <PackageGallery tour={tourPackage} pictures={gallery} />
      <div className="wrap-anywhere mx-auto grid max-w-7xl grid-cols-1 items-start gap-x-12 gap-y-6 px-5 pt-3 pb-10 sm:pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:block">
        <Head tourPackage={tourPackage} />
        <aside aria-label={content.price} className="h-full lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <PriceCard tourPackage={tourPackage} />
        </aside>
        <div className="grid grid-cols-1 gap-6 lg:col-start-1 lg:row-start-2">
          <PackageContents tourPackage={tourPackage} />
          <PackageFacts tourPackage={tourPackage} />
          <PackageCalculator tourPackage={tourPackage} party={usualParty()} />
          <PackageDetailsView details={tourPackage.details} />
          <SlotPhotoList />
          <section aria-labelledby="description" className="grid grid-cols-1 gap-4">
            <h2 id="description" className="text-3xl">
              {content.description}
            </h2>
            <RichText html={tourPackage.descriptionHtml} />
          </section>
          <RouteSketch details={tourPackage.details} />
          <Itinerary days={tourPackage.itinerary} />
          <PackageLinks tourPackage={tourPackage} />
        </div>
        <PackageQuestions tourPackage={tourPackage} />
        <Enquiry tourPackage={tourPackage} />
      </div>
      <RelatedPackages tourPackage={tourPackage} related={related} shown={gallery.map(({ key }) => key)} />
      <PackageBar tourPackage={tourPackage} />
    </div>
  );
}
