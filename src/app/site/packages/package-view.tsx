import { useRouteLoaderData } from 'react-router';
import { packagePageContent as content, packageLists } from '#app/content/site/package-page.ts';
import { packagePriceContent } from '#app/content/site/package-price.ts';
import { packageParts, packageParts as parts } from '#app/content/site/packages/parts.ts';
import { packageQuestions } from '#app/content/site/packages/questions.ts';
import type { RootData } from '#app/page-context.ts';
import { ContactButtons } from '#app/site/contact/contact-buttons.tsx';
import { FirmLine } from '#app/site/contact/firm-line.tsx';
import { MessageForm } from '#app/site/contact/message-form.tsx';
import { Contents } from '#app/site/contents.tsx';
import { SlotPhotoList } from '#app/site/images/slot-photos.tsx';
import { PackageGallery, useGallery } from '#app/site/packages/gallery/package-gallery.tsx';
import { RichText } from '#app/site/rich-text.tsx';
import { useSiteSettings } from '#app/site/use-site-settings.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { shareLink } from '#app/ui/chat-link.ts';
import { ChatIcon } from '#app/ui/contact-icons.ts';
import { ArrowLeftIcon } from '#app/ui/icons.tsx';
import type { PackageDetails } from '#domain/tour-packages/package-details.ts';
import { type Stop, stopsOf } from '#domain/tour-packages/package-places.ts';
import { usualParty } from '#domain/tour-packages/price/party-input.ts';
import {
  type DescribedTourPackage,
  type ItineraryDay,
  type ListedTourPackage,
  tourPackageSlug,
} from '#domain/tour-packages/tour-package.ts';
import { mediaPath, packagePath, paths } from '#paths.ts';
import { calculatorId, PackageCalculator } from './package-calculator.tsx';
import { hasDetails, PackageDetailsView } from './package-details-view.tsx';
import { PackageFacts } from './package-facts.tsx';
import { PackageBar, PriceCard } from './package-opening.tsx';
import { questionsOf } from './questions-of.ts';
import { RelatedPackages } from './related-packages.tsx';

/** The road winds between two sides, on which the stops are in turn. */
const sides = [
  { dot: 'left-[7px]', road: 'M14 0C14 40 42 24 42 64' },
  { dot: 'left-[35px]', road: 'M42 0C42 40 14 24 14 64' },
] as const;

/** The part of the road to the next stop; it is as high as the stop's own text. */
function Road({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 56 64"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute top-3.5 left-0 h-full w-14 text-teal"
      fill="none"
      stroke="currentColor"
    >
      <path
        d={path}
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 7"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

type StopProps = { stop: Stop; index: number; isLast: boolean };

function StopRow({ stop: { name, nights }, index, isLast }: StopProps) {
  const side = sides[index % 2 === 0 ? 0 : 1];
  const look = nights > 0 ? 'border-saffron bg-saffron' : 'border-teal bg-paper';
  return (
    <li className="relative min-h-12 break-inside-avoid pl-18 last:min-h-7">
      {!isLast && <Road path={side.road} />}
      <span className={`absolute top-[7px] z-1 size-3.5 rounded-full border-3 ${side.dot} ${look}`} />
      <span className="font-semibold">{name}</span>
      {nights > 0 && <span className="block text-quiet text-sm">{packageParts.nights(nights)}</span>}
    </li>
  );
}

/** The places of the tour in their order, on a drawn road. */
function RouteSketch({ details }: { details: PackageDetails }) {
  const stops = stopsOf(details.places);
  if (stops.length === 0) return null;
  return (
    <section aria-labelledby="route" className="grid grid-cols-1 gap-4">
      <h2 id="route" className="text-3xl">
        {packageParts.route}
      </h2>
      <ol>
        {stops.map((stop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tour may pass the same place twice
          <StopRow key={index} stop={stop} index={index} isLast={index === stops.length - 1} />
        ))}
      </ol>
    </section>
  );
}

const link = 'inline-flex min-h-11 items-center gap-2 font-semibold text-teal underline';

/** Links that open the PDF to print it, and download it under the tour's name. */
function PrintLinks({
  name,
  pdfKey,
  itinerary,
}: Pick<DescribedTourPackage, 'name' | 'pdfKey' | 'itinerary'>) {
  const address = mediaPath(pdfKey);
  const texts = itinerary.length > 0 ? content : content.withoutDays;
  return (
    <>
      <a className={link} href={address} type="application/pdf">
        {texts.print}
      </a>
      <a className={link} href={address} type="application/pdf" download={`${tourPackageSlug(name)}.pdf`}>
        {texts.download}
      </a>
    </>
  );
}

/** What a visitor may take along: the PDF, once it is made, and the page for a friend. */
function PackageLinks({ tourPackage }: { tourPackage: DescribedTourPackage }) {
  const baseUrl = useRouteLoaderData<RootData>('root')?.baseUrl ?? '';
  const { name, pdfKey, itinerary } = tourPackage;
  const text = parts.shareText(name, baseUrl + packagePath(tourPackage));
  return (
    <p className="flex flex-wrap gap-x-6 print:hidden">
      {pdfKey && <PrintLinks name={name} pdfKey={pdfKey} itinerary={itinerary} />}
      <a className={link} href={shareLink(text)}>
        <ChatIcon />
        {parts.share}
      </a>
    </p>
  );
}

type PackageContentsProps = { tourPackage: DescribedTourPackage };

/** A package with only the specified fields is short enough without links. */
const minDays = 3;

/** Links to the parts of a package's page that are there. */
function PackageContents({ tourPackage: { details, itinerary } }: PackageContentsProps) {
  if (itinerary.length < minDays) return null;
  const parts = [
    { id: calculatorId, text: packagePriceContent.heading, isThere: true },
    { id: 'included', text: content.more.heading, isThere: hasDetails(details) },
    { id: 'description', text: content.description, isThere: true },
    { id: 'route', text: packageParts.route, isThere: stopsOf(details.places).length > 0 },
    { id: 'itinerary', text: content.itinerary, isThere: true },
    { id: 'questions', text: packageQuestions.heading, isThere: true },
  ];
  return (
    <div className="print:hidden">
      <Contents entries={parts.filter(({ isThere }) => isThere)} />
    </div>
  );
}

function Day({ number, day: { title, text } }: { number: number; day: ItineraryDay }) {
  return (
    <li className="relative grid break-inside-avoid gap-1 border-line border-l-2 pb-6 pl-6 last:pb-0">
      <span className="absolute top-1.5 -left-[0.45rem] size-3 rounded-full bg-saffron print:hidden" />
      <h3 className="text-xl">
        <span className="block font-sans font-semibold text-brick text-sm">{content.day(number)}</span>{' '}
        {title}
      </h3>
      {text && <p className="max-w-[65ch] whitespace-pre-line">{text}</p>}
    </li>
  );
}

function Itinerary({ days }: { days: readonly ItineraryDay[] }) {
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="itinerary" className="grid grid-cols-1 gap-4">
      <h2 id="itinerary" className="text-3xl">
        {content.itinerary}
      </h2>
      <ol className="grid">
        {days.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place
          <Day key={index} number={index + 1} day={day} />
        ))}
      </ol>
    </section>
  );
}

const sectionId = 'questions';

/** What visitors ask before they book this tour. */
function PackageQuestions({ tourPackage }: { tourPackage: DescribedTourPackage }) {
  const questions = questionsOf(tourPackage, useSiteSettings());
  return (
    <section aria-labelledby={sectionId} className="grid grid-cols-1 gap-4">
      <h2 id={sectionId} className="text-3xl">
        {packageQuestions.heading}
      </h2>
      <Accordion name={sectionId} questions={questions} />
    </section>
  );
}

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
