import { createHash } from 'node:crypto';
import { readSettings } from '#domain/settings/settings-service.ts';
import type { DeskTourPackage } from '#domain/tour-packages/tour-package.ts';
import type { Db } from '#platform/db.ts';
import type { Storage } from '#platform/storage.ts';
import { itineraryPdf } from './itinerary-pdf.ts';

type Parts = { db: Db; storage: Storage };

/** Prints a package and says where the file is kept; another version, or another price of today, is another file. */
export async function printTourPackage(
  { db, storage }: Parts,
  tourPackage: DeskTourPackage,
): Promise<string> {
  const settings = await readSettings(db);
  const bytes = await itineraryPdf({ tourPackage, settings, madeAt: new Date() });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const key = `itineraries/${tourPackage.id}-v${tourPackage.version}-${hash}.pdf`;
  await storage.put(key, bytes);
  return key;
}
