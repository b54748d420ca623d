import { hasArticle, hasPublicBlogPage } from '#domain/blogs/blog-service.ts';
import { readPreviewToken } from '#domain/previews/preview-service.ts';
import { hasSharedQuote } from '#domain/quotes/quote-share-service.ts';
import { hasPublicPackage } from '#domain/tour-packages/tour-package-service.ts';
import {
  articlePath,
  bhutanPackagePath,
  paths,
  previewPath,
  quotePath,
  rowId,
  slugPattern,
  tourPath,
} from '#paths.ts';
import type { Db } from '#platform/database/db.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';

/** One address stands for every one that can lead nowhere. */
export const noSuchPage = '/404';

type Parts = { db: Db; encryption: Encryption };

/** Addresses that anyone can make up, whether there is something behind them, and the page that says that there is not. */
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
];

const missingPages = new Set([noSuchPage, ...lookups.map(({ missingPage }) => missingPage)]);

/** Rendered once for all the addresses that it stands for. */
export const isMissingPage = (address: string): boolean => missingPages.has(address);

/** The page that says so, where nothing is behind this address: a cheap question before a dear render. Its own is one. */
export async function missingPageAt(parts: Parts, address: string): Promise<string | undefined> {
  if (isMissingPage(address)) return address;
  const found = lookups.find(
    ({ prefix, key }) => address.startsWith(prefix) && key.test(address.slice(prefix.length)),
  );
  if (!found || (await found.isThere(parts, address.slice(found.prefix.length)))) return undefined;
  return found.missingPage;
}
