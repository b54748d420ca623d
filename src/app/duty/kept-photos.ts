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
export async function keepPhoto(name: string, photo: Blob, now = Date.now()): Promise<void> {
  const kept: StoredPhoto = { at: now, bytes: await photo.arrayBuffer(), type: photo.type };
  await inStore('readwrite', (photos) => photos.put(kept, name));
}

export async function readPhoto(name: string): Promise<Blob | undefined> {
  const kept = await inStore<StoredPhoto | undefined>('readonly', (photos) => photos.get(name));
  return kept && new Blob([kept.bytes], { type: kept.type });
}

export const forgetPhoto = (name: string): Promise<void> =>
  inStore('readwrite', (photos) => photos.delete(name));

/** Forgets photos of yesterday and before that no entry waits for. */
export async function forgetDrafts(isNeeded: (name: string) => boolean, now = Date.now()): Promise<void> {
  const names = await inStore('readonly', (photos) => photos.getAllKeys());
  for (const name of names) {
    if (typeof name !== 'string' || isNeeded(name)) continue;
    const kept = await inStore<StoredPhoto | undefined>('readonly', (photos) => photos.get(name));
    if (kept && kept.at < now - draftMs) await forgetPhoto(name);
  }
}
