import { createHash } from 'node:crypto';
import type { SiteSettings } from '#domain/settings/settings.ts';
import type { DeskTourPackage } from '#domain/tour-packages/tour-package.ts';
import type { Log } from '#platform/log.ts';
import type { Storage } from '#platform/storage.ts';
import { itineraryPdf } from './itinerary-pdf.ts';

type Parts = { storage: Storage; log: Log };

/**
 * Prints a package and says where the file is kept; another version, or another price of today, is another file. What
 * cannot be printed has none until its next save; a disk that is full fails the round, which is tried again.
 */
export async function printTourPackage(
  { storage, log }: Parts,
  tourPackage: DeskTourPackage,
  settings: SiteSettings,
): Promise<string> {
  const bytes = await itineraryPdf({ tourPackage, settings, madeAt: new Date() }).catch((error: unknown) => {
    log.error({ err: error, tourPackageId: tourPackage.id }, 'an itinerary could not be printed');
  });
  if (!bytes) return '';
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const key = `itineraries/${tourPackage.id}-v${tourPackage.version}-${hash}.pdf`;
  await storage.put(key, bytes);
  return key;
}
