import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openS3Storage } from '#platform/storage/s3-storage.ts';
import { type ObjectStore, startObjectStore } from '../support/ceph.ts';
import { expensePhotosSuite } from '../support/expense-photos-suite.ts';
import { storageSuite } from '../support/storage-suite.ts';
import { uploadedImagesSuite } from '../support/uploaded-images-suite.ts';

let store: ObjectStore;
beforeAll(async () => {
  store = await startObjectStore();
});
afterAll(() => store?.stop());
const open = () => openS3Storage(store.settings);

// Before the next suite, which counts all files.
uploadedImagesSuite(open);
expensePhotosSuite(open);
storageSuite(open);

describe('an object store', () => {
  it('is unavailable with a wrong secret or a wrong bucket, never empty', async () => {
    for (const wrong of [{ secretAccessKey: 'wrong' }, { bucket: 'another-bucket' }]) {
      const storage = openS3Storage({ ...store.settings, ...wrong });
      await expect(storage.get('suite/none')).rejects.toMatchObject({ code: 'unavailable' });
      await expect(storage.put('suite/none', Buffer.from('x'))).rejects.toMatchObject({
        code: 'unavailable',
      });
      await expect(storage.list()).rejects.toMatchObject({ code: 'unavailable' });
    }
  });
});
