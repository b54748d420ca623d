import { encryptStoredFiles } from '#domain/attachments/file-service.ts';
import { encryptStoredSecrets } from '#domain/secrets/rotation-service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Log } from '#platform/log.ts';
import type { Encryption } from '#platform/secrets/encryption.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';

type Parts = { db: Db; storage: Storage; encryption: Encryption; log: Log };

const hourMs = 3600_000;

/** At the worker's start, which is last in a deployment, when no older version runs that could not decrypt it. */
async function encryptSecrets({ db, storage, encryption, log }: Parts): Promise<void> {
  const secrets = await encryptStoredSecrets({ db, encryption });
  const files = await encryptStoredFiles({ db, storage, encryption });
  const encrypted = secrets.encrypted + files.encrypted;
  const unreadable = [...secrets.unreadable, ...files.unreadable];
  if (encrypted > 0) log.info({ encrypted }, 'stored secrets are encrypted with the present key');
  if (unreadable.length > 0) throw new Error(`SECRET_KEYS does not open ${unreadable.join(', ')}`);
}

export const secretTasks = (parts: Parts): ScheduledTask[] => [
  { name: 'encrypt stored secrets', everyMs: hourMs, run: () => encryptSecrets(parts) },
];
