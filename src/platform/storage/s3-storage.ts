import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Failure } from '#platform/failure.ts';
import { assertKey, isKey, type Storage } from './storage.ts';

export type S3Settings = {
  bucket: string;
  /** Undefined for Amazon's own S3. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const connectMs = 2_000;
/** Until the store answers; pages and calls of PostgreSQL are refused as soon. */
const answerMs = 4_000;
/** For a whole file of up to 25 MB. */
const transferMs = 10_000;

const openClient = ({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client =>
  new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other stores than Amazon's rarely have a host name for each bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Other stores than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: connectMs },
  });

/** Whatever the reason, the file cannot be had or stored now; the cause is for the log. */
const unavailable = (error: unknown): never => {
  throw new Failure('unavailable', undefined, { cause: error });
};

const within = (ms: number) => ({ abortSignal: AbortSignal.timeout(ms) });

/** Rejects when the time is over, also while the body of an answer stands still. */
function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`the object store took more than ${ms} ms`)), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** Keys are the names of objects. An object appears whole or not at all, so nothing is ever unfinished. */
export function openS3Storage(settings: S3Settings): Storage {
  const client = openClient(settings);
  const Bucket = settings.bucket;

  const find = async (key: string) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }), within(answerMs));
    if (!Body) throw new Error('the object store sent an answer without a body');
    // Read whole before the visitor gets the first byte, so that a store that stops answers with a failure, not with half a file.
    return inTime(Body.transformToByteArray(), transferMs);
  };

  return {
    async put(key, bytes) {
      assertKey(key);
      const object = new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentLength: bytes.length });
      await client.send(object, within(transferMs)).catch(unavailable);
    },
    async get(key) {
      if (!isKey(key)) return undefined;
      const bytes = await find(key).catch((error: unknown) =>
        error instanceof NoSuchKey ? undefined : unavailable(error),
      );
      return bytes && { size: bytes.length, body: new Blob([bytes as Uint8Array<ArrayBuffer>]).stream() };
    },
    async has(key) {
      if (!isKey(key)) return false;
      const asking = client.send(new HeadObjectCommand({ Bucket, Key: key }), within(answerMs));
      return asking.then(
        () => true,
        (error: unknown) => (error instanceof NotFound ? false : unavailable(error)),
      );
    },
    async remove(key) {
      assertKey(key);
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }), within(answerMs)).catch(unavailable);
    },
    async list() {
      const keys: string[] = [];
      try {
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
          keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
      } catch (error) {
        unavailable(error);
      }
      return keys.sort();
    },
    async removeUnfinished() {},
  };
}
