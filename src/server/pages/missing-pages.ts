import { hasArticle, hasPublicBlogPage } from '#domain/blogs/blog-service.ts';
import { hasSharedBooking } from '#domain/bookings/share/booking-share-service.ts';
import { hasDriverDuty } from '#domain/bookings/slip/driver-service.ts';
import { hasCabRequest } from '#domain/enquiries/intake/cab-request-service.ts';
import { hasRoutePage } from '#domain/fares/routes/route-page-service.ts';
import { hasPaymentRequest } from '#domain/payments/requests/pay-service.ts';
import { hasPlacePage } from '#domain/places/place-service.ts';
import { readPreviewToken } from '#domain/previews/preview-service.ts';
import { hasSharedQuote } from '#domain/quotes/quote-share-service.ts';
import { viewOwnReview } from '#domain/reviews/review-service.ts';
import { hasPublicPackage } from '#domain/tour-packages/tour-package-service.ts';
import {
  articlePath,
  bhutanPackagePath,
  cabRequestPath,
  customerBookingPath,
  driverPath,
  paths,
  payPath,
  placePath,
  previewPath,
  quotePath,
  reviewPath,
  rowId,
  slugPattern,
  taxiRoutePath,
  tourPath,
} from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';

/** The cache key of the page for all unknown addresses. */
export const noSuchPage = '/404';

type Parts = { db: Db; encryption: Encryption };

/** A family of addresses, how to check that one exists, and the page for missing ones. */
type Lookup = {
  prefix: string;
  key: RegExp;
  isThere(parts: Parts, key: string): Promise<boolean>;
  missingPage: string;
};

const token = /^[^/]+$/;

const lookups: readonly Lookup[] = [
  {
    prefix: articlePath(''),
    key: slugPattern,
    isThere: ({ db }, slug) => hasArticle(db, slug),
    missingPage: noSuchPage,
  },
  {
    prefix: `${paths.blog}?page=`,
    key: /^\d+$/,
    isThere: ({ db }, page) => hasPublicBlogPage(db, Number(page)),
    missingPage: noSuchPage,
  },
  {
    prefix: bhutanPackagePath(''),
    key: rowId,
    isThere: ({ db }, id) => hasPublicPackage(db, 'Bhutan', id),
    missingPage: paths.bhutanPackage,
  },
  {
    prefix: tourPath(''),
    key: slugPattern,
    isThere: ({ db }, slug) => hasPublicPackage(db, 'India', slug),
    missingPage: noSuchPage,
  },
  {
    prefix: taxiRoutePath(''),
    key: slugPattern,
    isThere: ({ db }, slug) => hasRoutePage(db, slug),
    missingPage: noSuchPage,
  },
  {
    prefix: placePath(''),
    key: slugPattern,
    isThere: ({ db }, slug) => hasPlacePage(db, slug),
    missingPage: noSuchPage,
  },
  {
    prefix: previewPath(''),
    key: token,
    isThere: async (parts, preview) => (await readPreviewToken(parts, preview)) !== undefined,
    missingPage: previewPath('none'),
  },
  {
    prefix: quotePath(''),
    key: token,
    isThere: ({ db }, quote) => hasSharedQuote(db, quote),
    missingPage: quotePath('none'),
  },
  {
    prefix: payPath(''),
    key: token,
    isThere: ({ db }, request) => hasPaymentRequest(db, request),
    missingPage: payPath('none'),
  },
  {
    prefix: cabRequestPath(''),
    key: token,
    isThere: hasCabRequest,
    missingPage: cabRequestPath('none'),
  },
  {
    prefix: customerBookingPath(''),
    key: token,
    isThere: ({ db }, booking) => hasSharedBooking(db, booking),
    missingPage: customerBookingPath('none'),
  },
  {
    prefix: customerBookingPath(''),
    key: /^[^/]+\/review$/,
    isThere: async ({ db }, review) =>
      (await viewOwnReview(db, review.replace(/\/review$/, ''))) !== undefined,
    missingPage: reviewPath('none'),
  },
  {
    prefix: driverPath(''),
    key: token,
    isThere: ({ db }, driver) => hasDriverDuty(db, driver),
    missingPage: driverPath('none'),
  },
];

const missingPages = new Set([noSuchPage, ...lookups.map(({ missingPage }) => missingPage)]);

/** Rendered once for all its addresses. */
export const isMissingPage = (address: string): boolean => missingPages.has(address);

/** The page to show when this address does not exist: a cheap query before an expensive render. */
export async function missingPageAt(parts: Parts, address: string): Promise<string | undefined> {
  if (isMissingPage(address)) return address;
  const found = lookups.find(
    ({ prefix, key }) => address.startsWith(prefix) && key.test(address.slice(prefix.length)),
  );
  if (!found || (await found.isThere(parts, address.slice(found.prefix.length)))) return undefined;
  return found.missingPage;
}
