import { createHash } from 'node:crypto';
import type { PageContent } from '#app/content/page-content.ts';
import { contentAt } from '#app/content/pages.ts';
import { bhutanPackagesContent } from '#app/content/site/bhutan-packages.ts';
import type { PageContext } from '#app/page-context.ts';
import { findLivePage } from '#domain/pages/page-service.ts';
import { paths } from '#paths.ts';
import { pageTextOf, withPageText } from './page-texts.ts';

/** The copy in the code. */
export const originalAt = (path: string): PageContent =>
  path === paths.bhutanPackages ? bhutanPackagesContent : contentAt(path);

/** Changes with the original, so that staff who have replaced it can be told. */
export const originalHash = (path: string): string =>
  createHash('sha256')
    .update(JSON.stringify(pageTextOf(originalAt(path))))
    .digest('hex');

/** The page as visitors see it: with what staff have written, where they have. */
export async function readContent({ db, tags }: PageContext, path: string): Promise<PageContent> {
  tags.add(`page:${path}`);
  const original = originalAt(path);
  const live = await findLivePage(db, path);
  return live ? withPageText(original, live) : original;
}
