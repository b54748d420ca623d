import { createHash } from 'node:crypto';
import type { PageContent } from '#app/content/page-content.ts';
import { contentAt } from '#app/content/pages.ts';
import type { PageContext } from '#app/page-context.ts';
import { findLivePage } from '#domain/pages/page-service.ts';
import { withFigures } from './figures.ts';
import { pageTextOf, withPageText } from './page-texts.ts';

/** The copy in the code. */
export const originalAt = (path: string): PageContent => contentAt(path);

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
  return withFigures({ db, tags }, live ? withPageText(original, live) : original);
}
