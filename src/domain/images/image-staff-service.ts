import { lineBy, noteActivity } from '#domain/activity/activity-service.ts';
import { addSearchWords, findByWords } from '#domain/search/search-service.ts';
import { assertArea } from '#domain/staff/areas.ts';
import type { StaffActor } from '#domain/staff/staff.ts';
import { staffMessages } from '#messages.ts';
import { rowId } from '#paths.ts';
import type { Db, Queryable, Tx } from '#platform/database/db.ts';
import { announceChange } from '#platform/database/page-tags.ts';
import { Failure } from '#platform/failure.ts';
import { noteFileToRemove } from '#platform/storage/files-to-remove.ts';
import type { Image, ImageUse } from './image.ts';
import { publicKeys } from './image-files.ts';
import type { Description } from './image-input.ts';
import * as store from './image-store.ts';

const messages = staffMessages.images;
const pageSize = 48;
const maxShownUses = 50;

/** By number: a file name may contain the name of a customer, and the log is never erased. */
const subjectOf = (id: string) => ({ kind: 'image', id, name: `I${id}` });

export type ImageQuery = { search: string; tag: string; withoutAlt: boolean; before: string };
export type ImagePage = {
  images: Image[];
  nextCursor: string | undefined;
  /** Only the newest matches of a search are listed. */
  isCut: boolean;
  corrected?: string;
};

/** The newest first. A search lists its newest matches. */
export async function listImages(db: Queryable, actor: StaffActor, query: ImageQuery): Promise<ImagePage> {
  assertArea(actor, 'publishing');
  if (query.search !== '') {
    const { ids, ...found } = await findByWords(db, query.search, (words) => store.matchingImages(db, words));
    return { images: await store.selectImages(db, ids), nextCursor: undefined, ...found };
  }
  const before = rowId.test(query.before) ? query.before : undefined;
  const rows = await store.selectNewest(db, { ...query, before }, pageSize + 1);
  const images = rows.slice(0, pageSize);
  return { images, nextCursor: rows.length > pageSize ? images.at(-1)?.id : undefined, isCut: false };
}

export type ImageView = { image: Image; uses: ImageUse[] };

export async function viewImage(
  db: Queryable,
  actor: StaffActor,
  id: string,
): Promise<ImageView | undefined> {
  assertArea(actor, 'publishing');
  const image = rowId.test(id) ? await store.selectImage(db, id) : undefined;
  if (image?.state !== 'ready') return undefined;
  return { image, uses: await store.selectUses(db, id, maxShownUses) };
}

async function lockReady(tx: Tx, id: string): Promise<store.LockedImage> {
  const image = rowId.test(id) ? await store.lockImage(tx, id) : undefined;
  if (image?.state !== 'ready') throw new Failure('not_found', messages.gone);
  return image;
}

/** Alternative text, tags and focal point. A moved focal point makes a worker cut the share card again. */
export async function describeImage(db: Db, actor: StaffActor, description: Description): Promise<void> {
  assertArea(actor, 'publishing');
  const { id, version, alt, tags, x, y } = description;
  await db.transaction(async (tx) => {
    const before = await lockReady(tx, id);
    if (before.version !== version) throw new Failure('conflict', messages.changedMeanwhile);
    const isMoved = before.focalX !== x || before.focalY !== y;
    const focus = isMoved ? { focalX: x, focalY: y, toMake: true, tries: 0 } : {};
    await store.updateImage(tx, id, { alt, tags, ...focus });
    await addSearchWords(tx, [alt, ...tags].join(' '));
    await noteActivity(tx, lineBy(actor, 'image-changed', subjectOf(id)));
    await announceChange(tx, `image:${id}`);
  });
}

/** Refused while a blog, a package, a place or a page shows it, also a draft or one in the bin. */
export async function deleteImage(db: Db, actor: StaffActor, id: string): Promise<void> {
  assertArea(actor, 'publishing');
  await db.transaction(async (tx) => {
    const image = await lockReady(tx, id);
    if ((await store.selectUses(tx, id, 1)).length > 0) throw new Failure('conflict', messages.inUse);
    await store.deleteImage(tx, id);
    for (const key of [image.masterKey, ...publicKeys(image)]) await noteFileToRemove(tx, key);
    await noteActivity(tx, lineBy(actor, 'image-deleted', subjectOf(id)));
  });
}
