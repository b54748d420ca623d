import type { SiteSettings } from '#domain/settings/settings.ts';
import { readLetterheadVersion, readSettings } from '#domain/settings/settings-service.ts';
import type { Db } from '#platform/db.ts';
import { announceChange } from '#platform/page-tags.ts';
import { safeHtml } from '#platform/safe-html.ts';
import type { DeskTourPackage } from './tour-package.ts';
import { lockUnprinted, setPrint } from './tour-package-print-store.ts';

/** Makes the file and says under which key it is kept; an empty key where none can be made of it. */
type Print = (tourPackage: DeskTourPackage, settings: SiteSettings) => Promise<string>;

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
    const clean = { ...tourPackage, descriptionHtml: safeHtml(tourPackage.descriptionHtml) };
    const pdfKey = await print(clean, await readSettings(tx));
    await setPrint(tx, tourPackage.id, {
      pdfKey,
      pdfVersion: tourPackage.version,
      pdfLetterheadVersion,
    });
    await announceChange(tx, `tour-package:${tourPackage.id}`);
    return { id: tourPackage.id, formerKey };
  });
}
