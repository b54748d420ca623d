import { packagePageContent as content } from '#app/content/site/package-page.ts';
import { tourPackageSlug } from '#domain/tour-packages/tour-package.ts';
import { mediaPath } from '#paths.ts';

const link = 'inline-block py-2 font-semibold text-teal underline';

/** The browser opens the file to be printed, or keeps it under the tour's own name. */
export function PrintLinks({ name, pdfKey }: { name: string; pdfKey: string }) {
  if (!pdfKey) return null;
  const address = mediaPath(pdfKey);
  return (
    <p className="flex flex-wrap gap-x-6 print:hidden">
      <a className={link} href={address} type="application/pdf">
        {content.print}
      </a>
      <a className={link} href={address} type="application/pdf" download={`${tourPackageSlug(name)}.pdf`}>
        {content.download}
      </a>
    </p>
  );
}
