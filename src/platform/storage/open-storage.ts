import type { Env } from '#platform/env.ts';
import type { S3Settings } from './s3-storage.ts';
import { openDiskStorage, type Storage } from './storage.ts';

type StorageEnv = Pick<
  Env,
  'STORAGE_DIR' | 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** The client of S3 takes 35 MB and a fifth of a second, so it is loaded only where it is used. */
function openLater(settings: S3Settings): Storage {
  const opened = import('./s3-storage.ts').then(({ openS3Storage }) => openS3Storage(settings));
  return {
    put: async (key, bytes) => (await opened).put(key, bytes),
    get: async (key) => (await opened).get(key),
    has: async (key) => (await opened).has(key),
    remove: async (key) => (await opened).remove(key),
    list: async () => (await opened).list(),
    removeUnfinished: async (before) => (await opened).removeUnfinished(before),
  };
}

/** The bucket when there is one, otherwise the folder. */
export function openStorage(env: StorageEnv): Storage {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!(S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) return openDiskStorage(env.STORAGE_DIR);
  return openLater({
    bucket: S3_BUCKET,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
