import { encryptStoredFiles } from '#domain/attachments/file-service.ts';
import { encryptStoredSecrets } from '#domain/secrets/rotation-service.ts';
import { openDatabase, patientWaitMs } from '#platform/database/db.ts';
import { readRotationEnv } from '#platform/env.ts';
import { createLog } from '#platform/log.ts';
import { openEncryption } from '#platform/secrets/encryption.ts';
import { openStorage } from '#platform/storage/open-storage.ts';

/** Encrypts every stored secret with the first of SECRET_KEYS, so that the others can be removed. */
const env = readRotationEnv();
const log = createLog('warn', 'script');
const database = openDatabase({
  url: env.DATABASE_URL,
  name: 'purvai-secrets',
  log,
  max: 1,
  maxWaitMs: patientWaitMs,
});
const say = (line: string) => process.stdout.write(`${line}\n`);
try {
  const encryption = openEncryption(env.SECRET_KEYS);
  const { db } = database;
  const secrets = await encryptStoredSecrets({ db, encryption });
  const files = await encryptStoredFiles({ db, storage: openStorage(env), encryption });
  const unreadable = [...secrets.unreadable, ...files.unreadable];
  say(
    `Encrypted ${secrets.encrypted} secrets and the files of ${files.encrypted} uploads with the key '${env.SECRET_KEYS[0]?.id}'.`,
  );
  for (const title of unreadable) say(`None of SECRET_KEYS opens ${title}.`);
  if (unreadable.length === 0) say('No stored secret needs any other key.');
  process.exitCode = unreadable.length > 0 ? 1 : 0;
} finally {
  await database.close();
}
