import { readServiceEnv } from '#platform/env.ts';
import { openEncryption, parseSecretKeys } from '#platform/secrets/encryption.ts';
import { migrateAll } from './database/migrate-all.ts';
import { sampleEnquiries } from './database/sample-enquiries.ts';
import { seedAll } from './database/seed-all.ts';
import { seedDevelopment } from './database/seed-development.ts';
import { keepDevelopmentLogin, readDevelopmentLogin } from './services/development-login.ts';
import { developmentSecretKeys } from './services/secret-keys.ts';
import { ensureServices } from './services/services.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const given = readServiceEnv();
const { databaseUrl, inboxUrl } = await ensureServices(given);
say(`Database  ${databaseUrl}`);
if (inboxUrl) say(`Mail      ${inboxUrl} shows every mail that the system sends`);

const secretKeys = given.SECRET_KEYS ?? (await developmentSecretKeys());

const applied = await migrateAll(databaseUrl);
say(`Schema    ${applied.length > 0 ? `applied ${applied.join(', ')}` : 'up to date'}`);

const { tourPackages, blogs } = await seedAll(databaseUrl);
const added = tourPackages + blogs > 0;
say(`Samples   ${added ? `added ${tourPackages} tour packages and ${blogs} blogs` : 'already there'}`);

// A database on another machine may be in production use, so no samples are added.
const isOnThisMachine = ['localhost', '127.0.0.1', '[::1]', ''].includes(new URL(databaseUrl).hostname);
const encryption = openEncryption(parseSecretKeys(secretKeys) ?? []);
const made = isOnThisMachine ? await seedDevelopment(databaseUrl, encryption) : undefined;
if (made) {
  await keepDevelopmentLogin(made);
  say(`Enquiries added ${sampleEnquiries.length} samples, with quotes`);
}
const login = made ?? (await readDevelopmentLogin());
if (login) say(`Login     ${login.username}, password ${login.password}`);
say('Ready. Start everything with: npm run dev');
