import { createAdminAtTheConsole } from '#domain/staff/first-admin-service.ts';
import { openDatabase, patientWaitMs } from '#platform/database/db.ts';
import { readServiceEnv } from '#platform/env.ts';
import { createLog } from '#platform/log.ts';

/** An Admin from the command line: npm run staff:create -- asha@purvai.example 'Asha Bora' */
const [username, name = 'Admin'] = process.argv.slice(2);
const { DATABASE_URL } = readServiceEnv();
const say = (line: string) => process.stdout.write(`${line}\n`);

if (!username || !DATABASE_URL) {
  say("Usage: DATABASE_URL=… npm run staff:create -- asha@purvai.example 'Asha Bora'");
  process.exitCode = 1;
} else {
  const database = openDatabase({
    maxWaitMs: patientWaitMs,
    url: DATABASE_URL,
    name: 'purvai-staff',
    log: createLog('warn', 'script'),
    max: 1,
  });
  try {
    const password = await createAdminAtTheConsole(database.db, { username, name });
    say(
      password === undefined
        ? `There is a user ${username} already.`
        : `Admin ${username} created. Password: ${password} (shown once, to be changed at the first login)`,
    );
    process.exitCode = password === undefined ? 1 : 0;
  } finally {
    await database.close();
  }
}
