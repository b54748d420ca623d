import { maxPhotoBytes } from '#domain/attachments/attachment.ts';
import { driverPhotoPath } from '#paths.ts';
import { createOutbox, type Item, type SendResult } from './outbox.ts';
import { textOf, toLanguageView } from './page-language.ts';
import { sendPhoto } from './send-entry.ts';

/** Photos on the phone, until they are sent. Entries are texts in the local storage, which has no room for pictures. */

const database = 'duty-photos';
const store = 'photos';
/** A photo that was taken and never entered. */
const draftMs = 24 * 3600_000;

type StoredPhoto = { at: number; bytes: ArrayBuffer; type: string };

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return done(request);
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (photos: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const db = await open();
  try {
    const transaction = db.transaction(store, mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const result = await done(work(transaction.objectStore(store)));
    await ended;
    return result;
  } finally {
    db.close();
  }
}

/** As bytes, because older phones cannot store a Blob. */
async function keepPhoto(name: string, photo: Blob, now = Date.now()): Promise<void> {
  const kept: StoredPhoto = { at: now, bytes: await photo.arrayBuffer(), type: photo.type };
  await inStore('readwrite', (photos) => photos.put(kept, name));
}

async function readPhoto(name: string): Promise<Blob | undefined> {
  const kept = await inStore<StoredPhoto | undefined>('readonly', (photos) => photos.get(name));
  return kept && new Blob([kept.bytes], { type: kept.type });
}

const forgetPhoto = (name: string): Promise<void> => inStore('readwrite', (photos) => photos.delete(name));

/** Forgets photos of yesterday and before that no entry waits for. */
async function forgetDrafts(isNeeded: (name: string) => boolean, now = Date.now()): Promise<void> {
  const names = await inStore('readonly', (photos) => photos.getAllKeys());
  for (const name of names) {
    if (typeof name !== 'string' || isNeeded(name)) continue;
    const kept = await inStore<StoredPhoto | undefined>('readonly', (photos) => photos.get(name));
    if (kept && kept.at < now - draftMs) await forgetPhoto(name);
  }
}

/** Enough to read a receipt, and a tenth of what a camera makes: about 300 kB. */
const maxSide = 1600;
const qualities = [0.8, 0.6, 0.4];

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/** How large a picture is drawn, so that its longer side is at most this. */
function shrunkSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function drawn(file: Blob): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, shrunkSize(picture.width, picture.height));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

/** Drawn anew as JPEG, so it no longer tells where it was taken. `undefined` when the phone cannot read it. */
async function shrinkPhoto(file: Blob): Promise<Blob | undefined> {
  try {
    const canvas = await drawn(file);
    for (const quality of qualities) {
      const jpeg = await jpegOf(canvas, quality);
      if (jpeg && jpeg.size <= maxPhotoBytes) return jpeg;
    }
  } catch {
    // Not a picture, or one that is too large for the phone's memory.
  }
  return undefined;
}

type Options = {
  /** The address of the driver's page. */
  address: string;
  token: string;
  newKey: () => string;
  /** Whether the expense itself still waits, was refused, or is with the server. */
  stateOf: (key: string) => Item['state'];
};

/**
 * The photos of expenses. They have an outbox of their own beside that of the entries, so that a step does not wait for a
 * picture; each is sent after its expense, whose key it has.
 */
export function createPhotos({ address, token, newKey, stateOf }: Options) {
  const page = `photo:${address}`;
  const nameOf = (key: string) => `${page} ${key}`;

  const send = async ({ key }: Item): Promise<SendResult> => {
    const state = stateOf(key);
    if (state === 'waiting') return { kind: 'away' };
    const photo = state === 'refused' ? undefined : await readPhoto(nameOf(key)).catch(() => undefined);
    const query = new URLSearchParams({ key, language: toLanguageView() });
    const result: SendResult = photo
      ? await sendPhoto(`${driverPhotoPath(token)}?${query}`, photo)
      : { kind: 'refused', text: state === 'refused' ? '' : textOf('photoRefused') };
    if (result.kind !== 'away') await forgetPhoto(nameOf(key)).catch(() => {});
    return result;
  };
  const outbox = createOutbox(localStorage, page, send);

  /** The photo that was taken for the expense which is being typed. */
  let draft: string | undefined;

  const find = (key: string) => outbox.list().find((item) => item.key === key);

  return {
    outbox,
    find,
    /** Keeps a shrunk copy on the phone at once. False when the photo cannot be used. */
    async take(file: Blob): Promise<boolean> {
      await this.drop();
      const small = await shrinkPhoto(file);
      if (!small) return false;
      const key = newKey();
      try {
        await keepPhoto(nameOf(key), small);
      } catch {
        return false;
      }
      draft = key;
      return true;
    },
    /** The key of the expense that gets the photo; `undefined` without one. */
    draft: () => draft,
    /** The expense is entered: its photo is sent after it. */
    enter(at: Date): void {
      const key = draft;
      draft = undefined;
      try {
        if (key) outbox.add(key, { kind: 'photo' }, at);
      } catch {
        // The storage is full; the expense is in the outbox and counts without its photo.
      }
    },
    async drop(): Promise<void> {
      const key = draft;
      draft = undefined;
      if (key) await forgetPhoto(nameOf(key)).catch(() => {});
    },
    /** With an expense that is removed. */
    remove(key: string): void {
      const item = find(key);
      if (item) outbox.remove(item);
      forgetPhoto(nameOf(key)).catch(() => {});
    },
    forgetOld: () => forgetDrafts((name) => localStorage.getItem(name) !== null).catch(() => {}),
  };
}

export type Photos = ReturnType<typeof createPhotos>;
