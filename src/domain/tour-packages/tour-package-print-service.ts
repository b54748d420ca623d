import { createHash } from 'node:crypto';
import type { SiteSettings } from '#domain/settings/settings.ts';
import { readLetterheadVersion, readSettings } from '#domain/settings/settings-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { Failure } from '#platform/failure.ts';
import { safeHtml } from '#platform/html/safe-html.ts';
import { noteFileToRemove } from '#platform/storage/files-to-remove.ts';
import { isHeldBy, namesFile, type PrintClaim } from '#platform/storage/print-claim.ts';
import { monthNow } from './price/party-input.ts';
import {
  type PrintedTourPackage,
  type TourPackageContent,
  tourPackageContentFields,
} from './tour-package.ts';
import {
  claimPrint,
  clearPdfKeys,
  lockPrint,
  lockUnprinted,
  releasePrint,
  resetTries,
  selectIsPublicPrint,
  selectPdfKeys,
  setPrint,
} from './tour-package-print-store.ts';

export type ClaimedItinerary = {
  claim: PrintClaim & { version: number; letterheadVersion: number };
  tourPackage: PrintedTourPackage;
  settings: SiteSettings;
  madeAt: Date;
};

type Printed = { id: bigint; version: number; isPriceConfirmed: boolean };

/** Whatever the usual party's price depends on besides the package: a print with other figures is made again. */
function figuresOf(settings: SiteSettings, now: Date): string {
  const { tourGstPercent, overseasGstPercent, overseasTcsPercent, firstBookingPercent, sdfIndianRupees } =
    settings;
  const taxes = [tourGstPercent, overseasGstPercent, overseasTcsPercent];
  const figures = [...taxes, firstBookingPercent, sdfIndianRupees, monthNow(now)].join(' ');
  return createHash('sha256').update(figures).digest('hex').slice(0, 8);
}

/** One name per version, letterhead and figures, so that a retry writes the same file. */
const keyOf = ({ id, version, isPriceConfirmed }: Printed, letterheadVersion: number, figures: string) =>
  `itineraries/${id}-v${version}-${letterheadVersion}-${isPriceConfirmed ? figures : 'ask'}.pdf`;

const contentOf = (row: TourPackageContent): TourPackageContent =>
  Object.fromEntries(tourPackageContentFields.map((field): readonly unknown[] => [field, row[field]]));

const idInKey = /^itineraries\/(\d+)-/;

/**
 * For the worker: claims one published package without a print of its present version, letterhead and figures, until it
 * is stored or released, or the claim expires.
 */
export async function claimItinerary(
  db: Db,
  madeAt: Date = new Date(),
): Promise<ClaimedItinerary | undefined> {
  const found = await db.transaction(async (tx) => {
    const letterheadVersion = await readLetterheadVersion(tx);
    const settings = await readSettings(tx);
    const figures = figuresOf(settings, madeAt);
    const row = await lockUnprinted(tx, letterheadVersion, figures);
    if (!row) return undefined;
    const key = keyOf(row, letterheadVersion, figures);
    // A killed worker may have left the file of an earlier version.
    if (row.printKey !== key) await noteFileToRemove(tx, row.printKey);
    const claim = await claimPrint(tx, row.id, key);
    return {
      claim: { ...claim, version: row.version, letterheadVersion },
      row,
      settings,
    };
  });
  if (!found) return undefined;
  const { claim, row, settings } = found;
  return {
    claim,
    settings,
    madeAt,
    tourPackage: {
      ...contentOf(row),
      descriptionHtml: safeHtml(row.descriptionHtml),
      isPriceConfirmed: row.isPriceConfirmed,
    },
  };
}

/** After the file was written: stores its key, or removes the file when the package has changed. */
export async function keepItinerary(db: Db, { claim }: ClaimedItinerary): Promise<void> {
  const { id, key, version, letterheadVersion } = claim;
  await db.transaction(async (tx) => {
    const row = await lockPrint(tx, id);
    if (!isHeldBy(row, claim)) {
      if (!namesFile(row, key)) await noteFileToRemove(tx, key);
      return;
    }
    if (row.version !== version) {
      await releasePrint(tx, claim, true);
      await noteFileToRemove(tx, key);
      return;
    }
    await setPrint(tx, id, { pdfKey: key, pdfVersion: version, pdfLetterheadVersion: letterheadVersion });
    if (row.pdfKey !== key) await noteFileToRemove(tx, row.pdfKey);
    await announceChange(tx, `tour-package:${id}`);
  });
}

/** After a failed print: releases the claim. */
export const giveUpItinerary = (db: Db, { claim }: ClaimedItinerary, isCounted: boolean): Promise<void> =>
  releasePrint(db, claim, isCounted);

/** Resets the count of tries of a failed print. */
export async function printItineraryAgain(db: Db, actor: StaffActor, id: string): Promise<{ name: string }> {
  assertArea(actor, 'publishing');
  const row = rowId.test(id) ? await resetTries(db, id) : undefined;
  if (!row) throw new Failure('not_found', staffMessages.tourPackages.failed);
  return row;
}

/** Whether the file is public: its package is published and unchanged since the print. */
export async function isPublicItinerary(db: Queryable, key: string): Promise<boolean> {
  const id = idInKey.exec(key)?.[1] ?? '';
  return rowId.test(id) && selectIsPublicPrint(db, id, key);
}

/**
 * After a restore, files and rows may differ: lets the worker print itineraries again whose file is missing. Returns
 * how many those are, and the unused files.
 */
export async function matchItineraryFiles(
  db: Queryable,
  files: readonly string[],
): Promise<{ missing: number; unnamed: string[] }> {
  const named = new Set(await selectPdfKeys(db));
  const stored = new Set(files.filter((key) => key.startsWith('itineraries/')));
  const missing = [...named].filter((key) => !stored.has(key));
  if (missing.length > 0) await clearPdfKeys(db, missing);
  return { missing: missing.length, unnamed: [...stored].filter((key) => !named.has(key)) };
}
