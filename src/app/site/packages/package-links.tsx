import { useRouteLoaderData } from 'react-router';
import { packagePageContent as content } from '#app/content/site/package-page.ts';
import { packageParts as parts } from '#app/content/site/packages/parts.ts';
import type { RootData } from '#app/page-context.ts';
import { shareLink } from '#app/ui/chat-link.ts';
import { ChatIcon } from '#app/ui/contact-icons.ts';
import { type DescribedTourPackage, tourPackageSlug } from '#domain/tour-packages/tour-package.ts';
import { mediaPath, packagePath } from '#paths.ts';

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
export function PackageLinks({ tourPackage }: { tourPackage: DescribedTourPackage }) {
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
