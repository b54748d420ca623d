import type { Tx } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { selectUses } from './image-store.ts';

/** No image is in more texts than this; the lists are announced in any case. */
const maxUses = 500;

/** Makes the pages that show the image stale, after its files or its description have changed. */
export async function announceUses(tx: Tx, imageId: string): Promise<void> {
  const uses = await selectUses(tx, imageId, maxUses);
  for (const { kind, id } of uses) {
    if (kind === 'blog') {
      await announceChange(tx, `blog:${id}`);
      await announceChange(tx, `blog-card:${id}`);
    } else await announceChange(tx, `tour-package:${id}`);
  }
  if (uses.some(({ kind }) => kind === 'blog')) await announceChange(tx, 'blogs');
  if (uses.some(({ kind }) => kind === 'tour-package')) await announceChange(tx, 'tour-packages');
}
