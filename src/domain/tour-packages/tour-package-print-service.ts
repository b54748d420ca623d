import { readLetterheadVersion } from '#domain/settings/settings-service.ts';
import type { Db } from '#platform/db.ts';
import { announceChange } from '#platform/page-tags.ts';
import { safeHtml } from '#platform/safe-html.ts';
import type { DeskTourPackage } from './tour-package.ts';
import { lockUnprinted, setPrint } from './tour-package-print-store.ts';

/** Makes the file and says under which key it is kept; an empty key where it could not be made. */
type Print = (tourPackage: DeskTourPackage) => Promise<string>;

/**
 * For the worker: prints one published package that has no print of its present version under the present letterhead. Says
 * whether there was one, and which file nobody needs any more.
 */
export async function printNext(
  db: Db,
  print: Print,
): Promise<{ id: string; formerKey: string } | undefined> {
  return db.transaction(async (tx) => {
    const pdfLetterheadVersion = await readLetterheadVersion(tx);
    const found = await lockUnprinted(tx, pdfLetterheadVersion);
    if (!found) return undefined;
    const { tourPackage, formerKey } = found;
    const pdfKey = await print({
      ...tourPackage,
      descriptionHtml: safeHtml(tourPackage.descriptionHtml),
    });
    await setPrint(tx, tourPackage.id, {
      pdfKey,
      pdfVersion: tourPackage.version,
      pdfLetterheadVersion,
    });
    await announceChange(tx, `tour-package:${tourPackage.id}`);
    return { id: tourPackage.id, formerKey };
  });
}
